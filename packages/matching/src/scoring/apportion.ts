/**
 * Whole numbers near the given ones that sum to `total`, by the largest remainder (Hamilton's method): every
 * number is rounded down, then those that lost most get one back. Whole numbers stay as they are.
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
