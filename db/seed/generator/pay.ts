import type { Occupation, Settlement } from './ground.ts'

/** The usual pay of such work in that place with that many months of experience, in rupees a month. */
export function usualPay({ career }: Occupation, { payFactor }: Settlement, months: number) {
	const grown = Math.min(1, months / 240) ** 0.8
	return (career.pay.start + (career.pay.top - career.pay.start) * grown) * payFactor
}

export function roundTo(step: number, amount: number) {
	return Math.round(amount / step) * step
}
