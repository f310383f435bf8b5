import type { PersonCard, PersonMatchQuery } from '@profile-search/contract/matching/matches'
import type { Db } from '@profile-search/db/client'
import type { Ranked } from '@profile-search/matching/types'
import { sql } from 'drizzle-orm'
import { uuids } from '#search/index/documents.ts'
import { listSavedPeople } from '../../saved/queries.ts'
import { listNotedIds } from '../../shortlist-notes/queries.ts'
import { keepRanks, placeTest } from './narrow.ts'

/** The people of a ranking who fit the query, in the order it asks for, each with their place in the whole ranking. */
export async function narrowPeople(
	db: Db,
	ranked: readonly Ranked[],
	cards: readonly PersonCard[],
	query: PersonMatchQuery,
	{ jobId, accountId }: { jobId: string; accountId: string },
) {
	const { place, since, order } = query
	const isDated = since !== undefined || order === 'newest'
	const news = isDated ? await findNews(db, ranked) : new Map<string, number>()
	const newsOf = ({ id }: { id: string }) => news.get(id) ?? 0
	const isThere = await placeTest(db, place)
	const isNew = (card: PersonCard) => since === undefined || newsOf(card) > since.getTime()
	const chosen = await findChosen(db, jobId, accountId, query)
	const isChosen = ({ id }: PersonCard) => chosen.every((ids) => ids.has(id))
	const kept = keepRanks(ranked, cards, (card) => isThere([card.place]) && isNew(card) && isChosen(card))
	if (order === 'newest') kept.sort((a, b) => newsOf(b) - newsOf(a))
	return kept.slice(0, query.limit)
}

/** Whether the whole of what is ranked has to be looked at. */
export function isNarrowed({ place, since, order, tag, only, people }: PersonMatchQuery) {
	return (
		place !== '' ||
		since !== undefined ||
		order !== 'best' ||
		tag !== '' ||
		only !== undefined ||
		people.length > 0
	)
}

/** For each choice of people in the query, who they are. */
async function findChosen(
	db: Db,
	jobId: string,
	accountId: string,
	{ tag, only, people }: PersonMatchQuery,
): Promise<Set<string>[]> {
	const lists = await Promise.all([
		people.length > 0 ? people : undefined,
		tag !== '' || only === 'noted' ? listNotedIds(db, jobId, tag) : undefined,
		only === 'saved' ? listSavedPeople(db, accountId) : undefined,
	])
	return lists.filter((ids) => ids !== undefined).map((ids) => new Set(ids))
}

/** When these people last became new, as in alerts: with their approval, and with each change of the profile. */
async function findNews(db: Db, ranked: readonly Ranked[]) {
	const { rows } = await db.execute<{ id: string; since: string }>(sql`
		select candidate.account_id as id, greatest(candidate.updated_at, (
			select max(decision.at) from audit_log decision
			where decision.subject_id = candidate.account_id and decision.action = 'account_approved')) as since
		from candidates candidate where candidate.account_id = any(${uuids(ranked.map(({ id }) => id))})`)
	return new Map(rows.map(({ id, since }) => [id, new Date(since).getTime()]))
}
