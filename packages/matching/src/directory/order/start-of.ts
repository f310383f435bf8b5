/** The first four characters as a number that sorts like the text. Characters beyond one byte come last. */
export function startOf(text: string): number {
	let start = 0
	for (let at = 0; at < 4; at++) start = start * 256 + Math.min(255, text.charCodeAt(at) || 0)
	return start
}
