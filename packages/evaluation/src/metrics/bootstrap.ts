import { randomNumbers } from './random.ts'

/** The mean, and the limits between which it lies in 95 of 100 resamples. */
export type Interval = { mean: number; low: number; high: number }

const samples = 2000

/**
 * The percentile bootstrap over queries (Efron and Tibshirani 1993). The same values give the same interval: the
 * samples are drawn from a fixed seed.
 */
export function bootstrap(values: readonly number[]): Interval {
	const random = randomNumbers(42)
	const means = Array.from({ length: samples }, () => {
		let sum = 0
		for (let i = 0; i < values.length; i++) sum += values[Math.floor(random() * values.length)] ?? 0
		return sum / Math.max(1, values.length)
	}).toSorted((a, b) => a - b)
	const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
	return { mean, low: means[Math.floor(samples * 0.025)] ?? 0, high: means[Math.floor(samples * 0.975)] ?? 0 }
}

/** How much better one method is than another on the same queries. */
export function difference(one: readonly number[], other: readonly number[]): Interval {
	return bootstrap(one.map((value, at) => value - (other[at] ?? 0)))
}
