/** A round-robin queue over clients. */
export type FairQueue<Item> = {
	/** Adds an item. When the queue is full, the client with the most items loses the last one, which is returned. */
	add: (clientKey: string, item: Item) => Item | undefined
	/** Takes out the next item: one of each client, then a second of each. */
	next: () => Item | undefined
	/** Takes out an item that no longer waits. */
	remove: (clientKey: string, item: Item) => void
	/** How many items come before a new one of this client. */
	countBefore: (clientKey: string) => number
}

/**
 * Items take turns by client rather than by kind of question: a client that asks for a thousand pages at once waits
 * alone for them, and everybody else has one question before theirs.
 */
export function createFairQueue<Item>(capacity: number): FairQueue<Item> {
	/** The queue of each client, in the order of their turns. */
	const queues = new Map<string, Item[]>()
	let waiting = 0

	function remove(clientKey: string, item: Item) {
		const queue = queues.get(clientKey) ?? []
		const rest = queue.filter((each) => each !== item)
		waiting -= queue.length - rest.length
		if (rest.length > 0) queues.set(clientKey, rest)
		else queues.delete(clientKey)
	}

	return {
		remove,
		add(clientKey, item) {
			const queue = queues.get(clientKey) ?? []
			const [longest, most] = longestOf(queues)
			if (waiting >= capacity && queue.length + 1 >= most.length) return item

			queues.set(clientKey, [...queue, item])
			waiting += 1
			const last = most.at(-1)
			if (waiting <= capacity || last === undefined) return undefined
			remove(longest, last)
			return last
		},
		next() {
			const [turn] = queues
			if (!turn) return undefined
			const [clientKey, [item, ...rest]] = turn
			queues.delete(clientKey)
			if (rest.length > 0) queues.set(clientKey, rest)
			waiting -= 1
			return item
		},
		countBefore(clientKey) {
			const own = queues.get(clientKey)?.length ?? 0
			let before = 0
			for (const [other, queue] of queues)
				before += other === clientKey ? own : Math.min(queue.length, own + 1)
			return before
		},
	}
}

function longestOf<Item>(queues: ReadonlyMap<string, Item[]>): [string, Item[]] {
	let longest: [string, Item[]] = ['', []]
	for (const queue of queues) if (queue[1].length > longest[1].length) longest = queue
	return longest
}
