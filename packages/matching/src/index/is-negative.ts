/** 1 for a negative number of 32 bits, else 0: to count with, where a branch would cost more. */
export function isNegative(number: number): number {
	return number >>> 31
}
