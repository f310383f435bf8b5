import * as contract from '@profile-search/contract/matching/matches'
import { showJobReach } from '@profile-search/contract/matching/relaxations'
import type { FastifyInstance } from 'fastify'
import { listDismissedJobIds } from '#hiring/jobs/dismissals/queries.ts'
import { listOpenJobCards } from '#hiring/jobs/queries.ts'
import { serve } from '#http/serve.ts'
import { organisationOf, signedIn } from '#http/session.ts'
import { batchCounts } from '#platform/concurrency/batch-writes.ts'
import type { RouteContext } from '#platform/context/context.ts'
import { measureBestMatch } from '#platform/log/metrics.ts'
import { notFound } from '#platform/refusal.ts'
import { countAppearances } from '#profiles/visits/count-appearances.ts'
import { nameMatches } from '#search/explanations/name-match.ts'
import { keptDocuments } from '#search/index/changes/kept-documents.ts'
import { clientKeyOf } from '#search/index/client-key.ts'
import { listHiddenFrom } from '#visibility/hidden-from.ts'
import { viewerOf } from '#visibility/viewer.ts'
import { findPrices } from '../fairness/prices.ts'
import { addShownMatches } from './count-shown.ts'
import { explain } from './explain.ts'
import { rememberLeastMatch } from './floor/least-match.ts'
import { keptScore } from './kept-scores.ts'
import { isNarrowed, narrowJobs } from './narrowing/narrow-jobs.ts'
import { peopleOfJobs } from './people/list-people.ts'
import { findPerson } from './people/rank-people.ts'
import { nameFindings } from './reach/relaxations.ts'
import { topByPrice } from './spread/top-by-price.ts'

export function matchRoutes(app: FastifyInstance, { db, matcher }: RouteContext) {
	const documents = keptDocuments(db)
	const noteAppearances = countAppearances(app, db)
	const leastMatch = rememberLeastMatch(db)
	const listPeople = peopleOfJobs({ db, matcher })
	const noteShown = batchCounts(app, (counts) => addShownMatches(db, counts))

	serve(app, contract.listJobMatches, async (request) => {
		const { id } = signedIn(request)
		const { query } = request
		const [person, dismissed, ofMatch] = await Promise.all([
			findPerson(db, id),
			listDismissedJobIds(db, id),
			leastMatch(),
		])
		const least = Math.max(ofMatch, query.least)
		const { ranked, prices } = await topByPrice(
			isNarrowed(query) ? contract.deepestNarrowing : query.limit,
			(limit) => matcher.topJobs(clientKeyOf(request), person, { limit, least, except: dismissed }),
			(ids) => findPrices(db, ids),
		)
		const cards = await listOpenJobCards(db, idsOf(ranked))
		const shown = await narrowJobs(db, ranked, cards, query)
		const jobs = byId(await documents.listOpenJobs(idsOf(shown)))
		const rows = await explain(db, shown, (id) => {
			const job = jobs.get(id)
			return job && { person, match: keptScore(person, job, matcher.knowledge()) }
		})
		noteShown('candidate', rows.length)
		if (!isNarrowed(query)) measureBestMatch('jobs', rows[0]?.match.total)
		return rows.map(({ rank, card, match }) => ({
			rank,
			job: card,
			match,
			crowding: Math.round((prices.get(card.id) ?? 0) * 10) / 10,
		}))
	})

	serve(app, contract.listPersonMatches, async (request) => {
		const rows = await listPeople(request, request.params.jobId, request.query)
		noteAppearances(
			rows.map(({ person }) => person.id),
			viewerOf(request),
		)
		noteShown('employer', rows.length)
		return rows
	})

	serve(app, showJobReach, async (request) => {
		const job = await documents.findJobOf(organisationOf(request), request.params.jobId)
		if (!job) throw notFound('refusals.noJob')
		// People who block the asking organisation must not be discoverable by counting either.
		const hidden = await listHiddenFrom(db, viewerOf(request))
		return nameFindings(db, await matcher.relaxations(clientKeyOf(request), job, hidden))
	})

	serve(app, contract.showJobMatch, async (request) => {
		const [job] = await documents.listOpenJobs([request.params.jobId])
		if (!job) throw notFound('refusals.jobGone')
		const person = await findPerson(db, signedIn(request).id)
		const [match] = await nameMatches(db, [{ person, match: keptScore(person, job, matcher.knowledge()) }])
		if (!match) throw notFound()
		return match
	})
}

function idsOf(entries: readonly { id: string }[]) {
	return entries.map(({ id }) => id)
}

function byId<Entry extends { id: string }>(entries: readonly Entry[]) {
	return new Map(entries.map((entry) => [entry.id, entry]))
}
