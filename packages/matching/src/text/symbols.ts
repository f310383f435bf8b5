/**
 * Words as numbers, so that they are compared, counted and looked up by those. A number stands for its word as long as the
 * process runs, and means nothing outside of it.
 */
const numbers = new Map<string, number>()
const names: string[] = []

export function symbolOf(name: string): number {
	const known = numbers.get(name)
	if (known !== undefined) return known
	numbers.set(name, names.length)
	return names.push(name) - 1
}

export function nameOf(symbol: number): string {
	return names[symbol] ?? ''
}

/** The symbol of the empty word, of which nothing is known. */
export const silent = symbolOf('')
