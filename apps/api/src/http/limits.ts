import { isIPv6 } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { Connection } from '@profile-search/db/client'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { tooMany } from '#platform/refusal.ts'
import { hashToken } from '#platform/secrets.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

const mails = 'Too many codes were asked for this address.'
const guesses = 'Too many codes were tried for this address.'
const network = 'Too many tries from your network.'

/**
 * How often something may be tried. Limits by address stop guessing; limits by network stop floods. A school,
 * an office or a whole mobile network counts as one network, so network limits are wide.
 */
const limits = {
	codeByAddress: { points: 1, duration: minute, message: 'A code was sent a moment ago.' },
	codesByAddress: { points: 10, duration: hour, message: mails },
	codesByNetwork: { points: 2000, duration: hour, message: network },
	resetsByAddress: { points: 10, duration: hour, message: mails },
	// Applies only past the limits above: proof of work alone would not keep a mailbox from being flooded.
	resetByAddress: { points: 1, duration: minute, message: 'A code was sent a moment ago.' },
	resetsByNetwork: { points: 2000, duration: hour, message: network },
	guessesByAddress: { points: 20, duration: 15 * minute, message: guesses },
	// A code has a million values: at 50 wrong ones a day, a year of guessing finds one in fifty.
	guessesByAddressADay: {
		points: 50,
		duration: day,
		message: `${guesses} The link in the mail works all the same.`,
	},
	guessesByNetwork: { points: 1000, duration: 15 * minute, message: network },
	loginsByAddress: { points: 10, duration: 15 * minute, message: 'Too many tries with a wrong password.' },
	proofsByAccount: { points: 10, duration: 15 * minute, message: 'Too many tries with a wrong password.' },
	loginsByNetwork: { points: 1000, duration: 15 * minute, message: network },
	secondStepsByAccountADay: { points: 40, duration: day, message: 'Too many wrong codes today.' },
	secondStepsByAccount: { points: 10, duration: 15 * minute, message: 'Too many wrong codes.' },
	registrationsByNetwork: { points: 2000, duration: hour, message: network },
	grievancesByNetwork: { points: 30, duration: hour, message: 'Too many grievances from your network.' },
	grievancesByAddressADay: {
		points: 10,
		duration: day,
		message: 'Enough grievances of this address for today.',
	},
	trackingByNetwork: { points: 300, duration: 15 * minute, message: network },
	trackingByNumber: { points: 20, duration: 15 * minute, message: 'Too many tries with this number.' },
	contactsByNetwork: { points: 20, duration: hour, message: 'Too many messages from your network.' },
	uploadsByAccount: { points: 60, duration: hour, message: 'Too many files for now.' },
	// Counts contact requests and first messages together. The site settings give the number, as for
	// applications.
	firstContactsByAccountADay: {
		points: 20,
		duration: day,
		message: 'You have got in touch with as many people as you may in a day ({points}).',
	},
	messagesByAccount: { points: 300, duration: hour, message: 'Too many messages for now.' },
	reportsByAccountADay: { points: 30, duration: day, message: 'Enough reports for today.' },
	applicationsByAccountADay: {
		points: 100,
		duration: day,
		message: 'You have applied for as many jobs as you may in a day ({points}).',
	},
	invitationsByOrganisationADay: { points: 40, duration: day, message: 'Enough invitations for today.' },
	invitationsByAddressADay: {
		points: 3,
		duration: day,
		message: 'This address was written to enough today.',
	},
	domainsByOrganisationADay: { points: 10, duration: day, message: 'Enough domains for today.' },
	domainChecksByOrganisation: {
		points: 20,
		duration: hour,
		message: 'It was looked at often enough for now.',
	},
	feedsByNetwork: { points: 30, duration: hour, message: 'Too many feeds for now.' },
	resumeFilesByNetwork: { points: 300, duration: 15 * minute, message: network },
	alertsByNetwork: { points: 60, duration: hour, message: network },
	alertsByAddressADay: {
		points: 5,
		duration: day,
		message: 'Enough searches were saved for this address today.',
	},
	pushTestsByAccount: { points: 10, duration: hour, message: 'Enough for now.' },
} as const

type LimitName = keyof typeof limits

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
			isSpent: async () => false,
			forgive: async () => {},
		}
	const counters = new Map(
		Object.entries(limits).map(([name, { points, duration }]) => [
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
		async spend(name, key, points = limits[name].points) {
			const spent = await consume(name, key)
			if (spent.consumedPoints > points) throw refusalOf(name, spent, points)
			await pause(delayOf(spent.consumedPoints, points))
		},
		async count(name, key) {
			const { consumedPoints } = await consume(name, key)
			if (consumedPoints > limits[name].points) return true
			await pause(delayOf(consumedPoints, limits[name].points))
			return false
		},
		async isSpent(name, key) {
			const spent = await counters.get(name)?.get(storedKey(name, key))
			return (spent?.consumedPoints ?? 0) >= limits[name].points
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
	const message = limits[name].message.replace('{points}', String(points))
	return tooMany(`${message} Please try again in ${inText(seconds)}.`, seconds)
}

function inText(seconds: number) {
	if (seconds <= 90) return `${seconds} seconds`
	if (seconds <= 90 * minute) return `${Math.ceil(seconds / minute)} minutes`
	return `${Math.ceil(seconds / hour)} hours`
}
