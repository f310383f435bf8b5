import { deepestNarrowing, type PersonMatchQuery } from '@profile-search/contract/matching/matches'
import type { FastifyRequest } from 'fastify'
import { signedIn } from '#http/session.ts'
import type { RouteContext } from '#platform/context/context.ts'
import { measureBestMatch } from '#platform/log/metrics.ts'
import { keptDocuments } from '#search/index/changes/kept-documents.ts'
import { viewerOf } from '#visibility/viewer.ts'
import { explain } from '../explain.ts'
import { rememberLeastMatch } from '../floor/least-match.ts'
import { keptScore } from '../kept-scores.ts'
import { isNarrowed, narrowPeople } from '../narrowing/narrow-people.ts'
import { listPersonCards } from '../queries.ts'
import { rankPeople } from './rank-people.ts'

/** Lists the people who match a job of the caller, as the query narrows and sorts them, with the reasons. */
export function peopleOfJobs({ db, matcher }: Pick<RouteContext, 'db' | 'matcher'>) {
	const documents = keptDocuments(db)
	const leastMatch = rememberLeastMatch(db)

	return async (request: FastifyRequest, jobId: string, query: PersonMatchQuery) => {
		const { job, ranked } = await rankPeople({ db, matcher }, request, jobId, {
			limit: isNarrowed(query) ? deepestNarrowing : query.limit,
			least: Math.max(await leastMatch(), query.least),
		})
		const cards = await listPersonCards(
			db,
			viewerOf(request),
			ranked.map(({ id }) => id),
		)
		const shown = await narrowPeople(db, ranked, cards, query, { jobId, accountId: signedIn(request).id })
		const found = await documents.listPeople(shown.map(({ id }) => id))
		const people = new Map(found.map((person) => [person.id, person]))
		const rows = await explain(db, shown, (id) => {
			const person = people.get(id)
			return person && { person, match: keptScore(person, job, matcher.knowledge()) }
		})
		if (!isNarrowed(query)) measureBestMatch('people', rows[0]?.match.total)
		return rows.map(({ rank, card, match }) => ({ rank, person: card, match }))
	}
}
