/** Stands for a number that was not given. */
export const unsaid = -1

const most = 2 ** 31 - 1

/** A whole number that fits an Int32; `unsaid` if it was not given, is negative or is not a number. */
export function said(value: number | undefined): number {
	return value !== undefined && value >= 0 ? Math.min(Math.round(value), most) : unsaid
}

/** The maximum of a job that says what it pays but names no upper end. */
export const openPay = 0
