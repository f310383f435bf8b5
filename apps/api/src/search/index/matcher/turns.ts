/** Those who wait for their turn, in a line for each who asks. */
export type Turns<Item> = {
	/** Takes an item in. When all places are taken, the last one of whoever waits with most has to go: it is given back. */
	enter: (asker: string, item: Item) => Item | undefined
	/** The next item: one of each asker, then one of each again. */
	next: () => Item | undefined
	/** Takes an item out that waits no longer. */
	leave: (asker: string, item: Item) => void
	/** How many come before a new item of this asker. */
	before: (asker: string) => number
}

/**
 * By asker rather than by kind of question: whoever asks for a thousand pages at once waits for them alone, and
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
