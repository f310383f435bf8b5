/** 1 for a negative 32-bit number, else 0. Adding it up is cheaper than a branch. */
export function isNegative(number: number): number {
	return number >>> 31
}
