import { isIPv6 } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { Connection } from '@profile-search/db/client'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { tooMany } from '#platform/refusal.ts'
import { hashToken } from '#platform/secrets.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/**
 * How often something may be tried. Limits by address stop guessing; limits by network stop floods. A school,
 * an office or a whole mobile network counts as one network, so network limits are wide.
 */
export const tryLimits = {
	codeByAddress: { points: 1, duration: minute, key: 'refusals.limits.codeSent' },
	codesByAddress: { points: 10, duration: hour, key: 'refusals.limits.codes' },
	codesByNetwork: { points: 2000, duration: hour, key: 'refusals.limits.network' },
	resetsByAddress: { points: 10, duration: hour, key: 'refusals.limits.codes' },
	// Applies only past the limits above: proof of work alone would not keep a mailbox from being flooded.
	resetByAddress: { points: 1, duration: minute, key: 'refusals.limits.codeSent' },
	resetsByNetwork: { points: 2000, duration: hour, key: 'refusals.limits.network' },
	guessesByAddress: { points: 20, duration: 15 * minute, key: 'refusals.limits.guesses' },
	// A code has a million values: at 50 wrong ones a day, a year of guessing finds one in fifty.
	guessesByAddressADay: {
		points: 50,
		duration: day,
		key: 'refusals.limits.guessesADay',
	},
	guessesByNetwork: { points: 1000, duration: 15 * minute, key: 'refusals.limits.network' },
	loginsByAddress: { points: 10, duration: 15 * minute, key: 'refusals.limits.passwords' },
	proofsByAccount: { points: 10, duration: 15 * minute, key: 'refusals.limits.passwords' },
	loginsByNetwork: { points: 1000, duration: 15 * minute, key: 'refusals.limits.network' },
	secondStepsByAccountADay: { points: 40, duration: day, key: 'refusals.limits.codesToday' },
	secondStepsByAccount: { points: 10, duration: 15 * minute, key: 'refusals.limits.wrongCodes' },
	registrationsByNetwork: { points: 2000, duration: hour, key: 'refusals.limits.network' },
	grievancesByNetwork: { points: 30, duration: hour, key: 'refusals.limits.grievances' },
	grievancesByAddressADay: {
		points: 10,
		duration: day,
		key: 'refusals.limits.grievancesADay',
	},
	trackingByNetwork: { points: 300, duration: 15 * minute, key: 'refusals.limits.network' },
	trackingByNumber: { points: 20, duration: 15 * minute, key: 'refusals.limits.tracking' },
	contactsByNetwork: { points: 20, duration: hour, key: 'refusals.limits.contacts' },
	uploadsByAccount: { points: 60, duration: hour, key: 'refusals.limits.uploads' },
	// Counts contact requests and first messages together. The site settings give the number, as for
	// applications.
	firstContactsByAccountADay: {
		points: 20,
		duration: day,
		key: 'refusals.limits.firstContacts',
	},
	messagesByAccount: { points: 300, duration: hour, key: 'refusals.limits.messages' },
	reportsByAccountADay: { points: 30, duration: day, key: 'refusals.limits.reports' },
	applicationsByAccountADay: {
		points: 100,
		duration: day,
		key: 'refusals.limits.applications',
	},
	// The site settings give the number.
	jobInvitationsByOrganisationADay: { points: 20, duration: day, key: 'refusals.limits.jobInvitations' },
	invitationsByOrganisationADay: { points: 40, duration: day, key: 'refusals.limits.invitations' },
	invitationsByAddressADay: {
		points: 3,
		duration: day,
		key: 'refusals.limits.invitationsToAddress',
	},
	domainsByOrganisationADay: { points: 10, duration: day, key: 'refusals.limits.domains' },
	domainChecksByOrganisation: {
		points: 20,
		duration: hour,
		key: 'refusals.limits.domainChecks',
	},
	feedsByNetwork: { points: 30, duration: hour, key: 'refusals.limits.feeds' },
	resumeFilesByNetwork: { points: 300, duration: 15 * minute, key: 'refusals.limits.network' },
	alertsByNetwork: { points: 60, duration: hour, key: 'refusals.limits.network' },
	alertsByAddressADay: {
		points: 5,
		duration: day,
		key: 'refusals.limits.alerts',
	},
	callsByAccessToken: { points: 600, duration: minute, key: 'refusals.limits.calls' },
	calendarReadsByFeed: { points: 120, duration: hour, key: 'refusals.limits.calendarReads' },
	feedReadsByOrganisation: { points: 30, duration: hour, key: 'refusals.limits.feedReads' },
	webhookTestsByOrganisation: { points: 30, duration: hour, key: 'refusals.limits.tests' },
	pushTestsByAccount: { points: 10, duration: hour, key: 'refusals.limits.tests' },
} as const

type LimitName = keyof typeof tryLimits

/** The calls that are allowed in a duration of seconds, and how many are left for how many seconds. */
export type Meter = { points: number; duration: number; left: number; seconds: number }

/** Counts tries in PostgreSQL, so that all nodes share the counts. */
export type Limits = {
	/**
	 * Counts a try before it is known whether it is right, so that of a hundred at once no more pass than
	 * allowed. Past half of the points, answers are delayed more and more; past all of them, the answer is 429
	 * with the seconds to wait. `points` come from a setting, where there is one.
	 */
	spend: (name: LimitName, key: string, points?: number) => Promise<void>
	/** Counts a try and says whether it is one too many. The caller decides what to do about it. */
	count: (name: LimitName, key: string) => Promise<boolean>
	/** Counts a call and says how many are left for how many seconds. Past all points the answer is 429; none is delayed. */
	meter: (name: LimitName, key: string, points?: number) => Promise<Meter | undefined>
	/** Takes a call back that came to nothing. */
	giveBack: (name: LimitName, key: string) => Promise<void>
	/** Whether another try would be one too many. Does not count a try. */
	isSpent: (name: LimitName, key: string) => Promise<boolean>
	/** After a correct try: clears the count of its address or account, and gives its network this try back. */
	forgive: (name: LimitName, key: string) => Promise<void>
}

/** The limits, or none at all when they are switched off. */
export function createLimits(connection: Connection, isOn: boolean): Limits {
	if (!isOn)
		return {
			spend: async () => {},
			count: async () => false,
			meter: async () => undefined,
			giveBack: async () => {},
			isSpent: async () => false,
			forgive: async () => {},
		}
	const counters = new Map(
		Object.entries(tryLimits).map(([name, { points, duration }]) => [
			name,
			counter(connection, name, points, duration),
		]),
	)
	/**
	 * The library rejects with its count when the points are spent, and with an error when the database fails.
	 */
	async function consume(name: LimitName, key: string) {
		const spent = await counters
			.get(name)
			?.consume(storedKey(name, key))
			.catch((reason: unknown) => reason)
		if (spent instanceof RateLimiterRes) return spent
		throw spent
	}

	return {
		async spend(name, key, points = tryLimits[name].points) {
			const spent = await consume(name, key)
			if (spent.consumedPoints > points) throw refusalOf(name, spent, points)
			await pause(delayOf(spent.consumedPoints, points))
		},
		async count(name, key) {
			const { consumedPoints } = await consume(name, key)
			if (consumedPoints > tryLimits[name].points) return true
			await pause(delayOf(consumedPoints, tryLimits[name].points))
			return false
		},
		async meter(name, key, points = tryLimits[name].points) {
			const spent = await consume(name, key)
			const { duration } = tryLimits[name]
			if (spent.consumedPoints > points) throw refusalOf(name, spent, points)
			const seconds = Math.ceil(spent.msBeforeNext / 1000)
			return { points, duration, left: points - spent.consumedPoints, seconds }
		},
		async giveBack(name, key) {
			await counters.get(name)?.reward(storedKey(name, key))
		},
		async isSpent(name, key) {
			const spent = await counters.get(name)?.get(storedKey(name, key))
			return (spent?.consumedPoints ?? 0) >= tryLimits[name].points
		},
		async forgive(name, key) {
			const stored = storedKey(name, key)
			if (name.endsWith('ByNetwork')) await counters.get(name)?.reward(stored)
			else await counters.get(name)?.delete(stored)
		},
	}
}

/**
 * Milliseconds by which the answer to this try is delayed: none up to half of the points, two seconds at the
 * last.
 */
export function delayOf(spent: number, points: number) {
	const free = Math.ceil(points / 2)
	return spent <= free ? 0 : Math.round((2000 * (spent - free)) / (points - free))
}

/**
 * What counts as one network: an IPv4 address, or the first 64 bits of an IPv6 address, which one household
 * shares. A client that has hung up has no address any more.
 */
export function networkOf(address: string | undefined) {
	if (address === undefined) return 'gone'
	const mapped = address.match(/^::ffff:(\d+\.\d+\.\d+\.\d+)$/i)?.[1]
	if (mapped) return mapped
	const [plain = ''] = address.split('%')
	if (!isIPv6(plain)) return address
	const [head = '', tail] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::')
	const groups = [head, tail ?? ''].map((half) => (half === '' ? [] : half.split(':')))
	const missing = 8 - groups.flat().length
	const all = [...(groups[0] ?? []), ...Array<string>(missing).fill('0'), ...(groups[1] ?? [])]
	return `${all.slice(0, 4).join(':')}::/64`
}

function storedKey(name: LimitName, key: string) {
	return hashToken(name.endsWith('ByNetwork') ? networkOf(key) : key)
}

function counter(connection: Connection, name: string, points: number, duration: number) {
	return new RateLimiterPostgres({
		storeClient: connection.pool,
		storeType: 'pool',
		tableName: 'rate_limits',
		tableCreated: true,
		clearExpiredByTimeout: false,
		keyPrefix: name,
		points,
		duration,
	})
}

function refusalOf(name: LimitName, spent: RateLimiterRes, points: number) {
	const seconds = Math.max(1, Math.ceil(spent.msBeforeNext / 1000))
	return tooMany(tryLimits[name].key, seconds, { points, ...inWords(seconds) })
}

/** The text of a limit ends in when to try again, which is `refusals.again` by its unit. */
function inWords(seconds: number) {
	if (seconds <= 90) return { unit: 'seconds', count: seconds }
	if (seconds <= 90 * minute) return { unit: 'minutes', count: Math.ceil(seconds / minute) }
	return { unit: 'hours', count: Math.ceil(seconds / hour) }
}
