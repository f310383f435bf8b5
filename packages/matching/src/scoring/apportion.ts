/**
 * Rounds numbers so that they sum to `total`, by largest remainder (Hamilton's method): all are rounded down, then those
 * that lost most get one back. Whole numbers stay as they are.
 */
export function apportion(shares: readonly number[], total: number): number[] {
	const rounded = shares.map(Math.floor)
	const left = total - rounded.reduce((sum, share) => sum + share, 0)
	const byRemainder = shares
		.map((share, index) => ({ index, remainder: share - Math.floor(share) }))
		.sort((a, b) => b.remainder - a.remainder || a.index - b.index)

	for (const { index } of byRemainder.slice(0, left)) rounded[index] = (rounded[index] ?? 0) + 1
	return rounded
}
