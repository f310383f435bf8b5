/** A round-robin queue: one line of items per asker. */
export type Turns<Item> = {
	/** Adds an item. When all places are taken, the asker with the most items loses the last one, which is returned. */
	enter: (asker: string, item: Item) => Item | undefined
	/** Takes out the next item: one of each asker, then a second of each. */
	next: () => Item | undefined
	/** Takes out an item that no longer waits. */
	leave: (asker: string, item: Item) => void
	/** How many items come before a new one of this asker. */
	before: (asker: string) => number
}

/**
 * Turns go by asker rather than by kind of question: an asker of a thousand pages at once waits alone for them, and
 * everybody else has one question before theirs.
 */
export function createTurns<Item>(places: number): Turns<Item> {
	/** The lines in the order of their turns. */
	const lines = new Map<string, Item[]>()
	let waiting = 0

	function leave(asker: string, item: Item) {
		const line = lines.get(asker) ?? []
		const rest = line.filter((each) => each !== item)
		waiting -= line.length - rest.length
		if (rest.length > 0) lines.set(asker, rest)
		else lines.delete(asker)
	}

	return {
		leave,
		enter(asker, item) {
			const line = lines.get(asker) ?? []
			const [longest, most] = longestOf(lines)
			if (waiting >= places && line.length + 1 >= most.length) return item

			lines.set(asker, [...line, item])
			waiting += 1
			const last = most.at(-1)
			if (waiting <= places || last === undefined) return undefined
			leave(longest, last)
			return last
		},
		next() {
			const [turn] = lines
			if (!turn) return undefined
			const [asker, [item, ...rest]] = turn
			lines.delete(asker)
			if (rest.length > 0) lines.set(asker, rest)
			waiting -= 1
			return item
		},
		before(asker) {
			const own = lines.get(asker)?.length ?? 0
			let before = 0
			for (const [other, line] of lines) before += other === asker ? own : Math.min(line.length, own + 1)
			return before
		},
	}
}

function longestOf<Item>(lines: ReadonlyMap<string, Item[]>): [string, Item[]] {
	let longest: [string, Item[]] = ['', []]
	for (const line of lines) if (line[1].length > longest[1].length) longest = line
	return longest
}
