import type { Connection } from '@profile-search/db/client'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { tooMany } from './refusal.ts'
import { hashToken } from './secrets.ts'

const minute = 60
const hour = 60 * minute

/** How often a thing may be tried: by address against guessing, by network against floods (a school or office shares one). */
const limits = {
	codeByAddress: { points: 1, duration: minute, message: 'A code was sent a moment ago.' },
	codesByAddress: { points: 10, duration: hour, message: 'Too many codes were asked for this address.' },
	codesByNetwork: { points: 500, duration: hour, message: 'Too many codes were asked from your network.' },
	guessesByAddress: {
		points: 30,
		duration: 15 * minute,
		message: 'Too many codes were tried for this address.',
	},
	loginsByAddress: { points: 10, duration: 15 * minute, message: 'Too many tries with a wrong password.' },
	loginsByNetwork: { points: 1000, duration: 15 * minute, message: 'Too many tries from your network.' },
	resetsByAddress: { points: 10, duration: hour, message: 'Too many resets were asked for this address.' },
	registrationsByNetwork: {
		points: 500,
		duration: hour,
		message: 'Too many registrations from your network.',
	},
} as const

export type LimitName = keyof typeof limits

/** Counts tries in PostgreSQL, so that all nodes count together. */
export type Limits = {
	/** Counts one try; refuses with 429 and the seconds to wait when there were too many. */
	spend: (name: LimitName, key: string) => Promise<void>
	/** Forgets the tries, after one that was right. */
	forgive: (name: LimitName, key: string) => Promise<void>
}

/** The limits, or none at all when they are switched off. */
export function createLimits(connection: Connection, isOn: boolean): Limits {
	if (!isOn) return { spend: async () => {}, forgive: async () => {} }
	const counters = new Map(
		Object.entries(limits).map(([name, { points, duration }]) => [
			name,
			counter(connection, name, points, duration),
		]),
	)
	return {
		async spend(name, key) {
			// The library rejects with its count when the points are spent, and with an error when the database fails.
			const spent = await counters
				.get(name)
				?.consume(hashToken(key))
				.catch((reason: unknown) => reason)
			if (spent instanceof Error) throw spent
			if (spent instanceof RateLimiterRes && spent.consumedPoints > limits[name].points)
				throw refusalOf(name, spent)
		},
		async forgive(name, key) {
			await counters.get(name)?.delete(hashToken(key))
		},
	}
}

function counter(connection: Connection, name: string, points: number, duration: number) {
	return new RateLimiterPostgres({
		storeClient: connection.pool,
		storeType: 'pool',
		tableName: 'rate_limits',
		tableCreated: true,
		keyPrefix: name,
		points,
		duration,
	})
}

function refusalOf(name: LimitName, spent: RateLimiterRes) {
	const seconds = Math.max(1, Math.ceil(spent.msBeforeNext / 1000))
	const wait = seconds <= 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`
	return tooMany(`${limits[name].message} Please try again in ${wait}.`, seconds)
}
