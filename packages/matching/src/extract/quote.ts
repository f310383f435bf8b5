const longest = 160

/** The sentence around a piece of a text, cut at words if it is long. A semicolon at its end is left out. */
export function quoteOf(text: string, start: number, end: number): string {
	const before = text.slice(0, start)
	const from = Math.max(before.lastIndexOf('\n'), lastEnd(before)) + 1
	const rest = /[.!?;।]\s|\n/.exec(text.slice(end))
	const to = rest ? end + rest.index + (/^[\n;]/.test(rest[0]) ? 0 : 1) : text.length
	const sentence = text.slice(from, to).trim()
	if (sentence.length <= longest) return sentence

	const left = text.lastIndexOf(' ', Math.max(from, start - longest / 2))
	const cut = text.slice(Math.max(from, left), Math.min(to, start + longest / 2))
	return `…${cut.replace(/\s+\S*$/, '').trim()}…`
}

/** Where the sentences of a text begin and end; a line ends one, too. */
export function sentencesOf(text: string): { start: number; end: number }[] {
	let start = 0
	const sentences = [...text.matchAll(/[.!?;।](?=\s)|\n/g)].map(({ 0: sign, index }) => {
		const sentence = { start, end: sign === '\n' ? index : index + 1 }
		start = index + 1
		return sentence
	})
	return [...sentences, { start, end: text.length }]
}

/** Where the last sentence ended. */
function lastEnd(text: string): number {
	const ends = [...text.matchAll(/[.!?;।](?=\s)/g)]
	return ends.at(-1)?.index ?? -1
}
