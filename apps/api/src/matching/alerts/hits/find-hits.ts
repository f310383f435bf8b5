import { readCriteria, SearchedList } from '@profile-search/contract/matching/alerts'
import type { Db } from '@profile-search/db/client'
import { alerts } from '@profile-search/db/schema/matching/alerts'
import { and, asc, eq, gt } from 'drizzle-orm'
import type { Matcher } from '#platform/context/matcher.ts'
import { findHorizon } from '#search/index/changes/changes.ts'
import { findPosition, listArrivals, updatePosition, type Arrival } from './arrivals.ts'
import { clientKey, inBatches, insertHits, isOn } from './hits.ts'
import { placesAround } from './radius.ts'
import { rankArrivals } from './rank-arrivals.ts'

/**
 * The number of alerts compared with new entries at once, and of new entries: small enough that a search hardly waits
 * for them.
 */
const alertsAtOnce = 5000
const arrivalsAtOnce = 500

/** The longest wait for a list in memory that lags behind. */
const longestLagMs = 10 * 60_000

/**
 * Finds the new hits of all alerts since the last run. It may run twice or concurrently: each hit is a row that is
 * inserted once.
 */
export async function findHits(db: Db, matcher: Matcher) {
	const next = await findHorizon(db)
	const progress = await findPosition(db, next)
	if (!progress) return
	const arrivals = await listArrivals(db, progress.position, next)
	const around = await placesAround(db)
	let isComplete = true
	for (const list of SearchedList.options)
		for (const batch of inBatches(arrivals[list], arrivalsAtOnce))
			isComplete = (await holdAgainstSearches(db, matcher, list, batch, around)) && isComplete
	await rankArrivals(db, matcher, arrivals)

	const isLate = Date.now() - progress.movedAt.getTime() > longestLagMs
	if (isComplete || isLate) await updatePosition(db, progress.position, next)
}

type Around = Awaited<ReturnType<typeof placesAround>>

/**
 * Runs every search of a list against a few new entries of it. False when the list in memory does not hold them all
 * yet.
 */
async function holdAgainstSearches(
	db: Db,
	matcher: Matcher,
	list: SearchedList,
	arrivals: Arrival[],
	around: Around,
) {
	const entries = arrivals.map(({ id, changedAt }) => ({ id, changedAt }))
	const sinceOf = new Map(arrivals.map(({ id, since }) => [id, since]))
	let isComplete = true
	for await (const searches of searchesOf(db, list)) {
		const questions = [...searches.keys()].map((key) => questionOf(list, key, around))
		const { found, unknown } = await matcher.fitting(clientKey, list, entries, questions)
		isComplete &&= unknown.length === 0
		const groups = [...searches.values()]
		await insertHits(
			db,
			found.flatMap(({ question, ids }) =>
				(groups[question] ?? []).flatMap((alertId) =>
					ids.map((subjectId) => ({ alertId, subjectId, since: sinceOf.get(subjectId) ?? new Date() })),
				),
			),
		)
	}
	return isComplete
}

/** The alerts of a list in batches, grouped by criteria, since very many people search for the same. */
async function* searchesOf(db: Db, list: SearchedList) {
	let after = '00000000-0000-0000-0000-000000000000'
	for (;;) {
		const rows = await db
			.select({ id: alerts.id, criteria: alerts.criteria, accountId: alerts.accountId })
			.from(alerts)
			.where(and(eq(alerts.kind, list), gt(alerts.id, after), isOn))
			.orderBy(asc(alerts.id))
			.limit(alertsAtOnce)
		const searches = new Map<string, string[]>()
		for (const { id, criteria, accountId } of rows) {
			const key = `${accountId === null ? 0 : 2} ${criteria}`
			const same = searches.get(key)
			if (same) same.push(id)
			else searches.set(key, [id])
		}
		if (searches.size > 0) yield searches
		const last = rows.at(-1)
		if (!last || rows.length < alertsAtOnce) return
		after = last.id
	}
}

/**
 * For members, the list is searched with the widest visibility; each hit is checked for its reader before it is sent.
 */
function questionOf(list: SearchedList, key: string, around: Around) {
	const { query, chosen, km } = readCriteria(list, key.slice(2))
	const near = km > 0 ? around(chosen['place'] ?? [], km) : chosen['place']
	// Jobs and organisations are visible to everyone.
	const level = list === 'people' ? Number(key[0]) : 0
	return { text: query, level, chosen: { ...chosen, ...(near?.length && { place: near }) } }
}
