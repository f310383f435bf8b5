import * as contract from '@profile-search/contract/matching/matches'
import type { FastifyInstance } from 'fastify'
import { csvOf } from '#http/answers/csv.ts'
import { serve, serveFile } from '#http/serve.ts'
import { record } from '#platform/audit/record.ts'
import type { RouteContext } from '#platform/context/context.ts'
import { withReadersNames } from '#platform/reference/readers-names.ts'
import { findVisibleCandidate } from '#profiles/candidates/queries.ts'
import { countAppearances } from '#profiles/visits/count-appearances.ts'
import { viewerOf } from '#visibility/viewer.ts'
import { peopleOfJobs } from '../matches/people/list-people.ts'
import { listNotes } from '../shortlist-notes/queries.ts'
import { readerOf } from '../shortlist-notes/reader.ts'
import { tableOf } from './table-of.ts'

/** What an organisation does with its shortlist: compares people, and takes it along as a file. */
export function shortlistRoutes(app: FastifyInstance, { db, matcher }: RouteContext) {
	const noteAppearances = countAppearances(app, db)
	const listPeople = peopleOfJobs({ db, matcher })

	serve(app, contract.comparePersonMatches, async (request) => {
		const { people } = request.query
		const query = contract.PersonMatchQuery.parse({ people: people.join(',') })
		const ranked = await listPeople(request, request.params.jobId, query)
		const found = ranked.filter(({ person }) => people.includes(person.id))
		const profiles = await Promise.all(
			found.map(({ person }) => findVisibleCandidate(db, person.id, viewerOf(request))),
		)
		noteAppearances(
			found.map(({ person }) => person.id),
			viewerOf(request),
		)
		return found
			.flatMap(({ rank, match }, at) => {
				const person = profiles[at]
				return person ? [{ rank, match, person }] : []
			})
			.toSorted((a, b) => people.indexOf(a.person.id) - people.indexOf(b.person.id))
	})

	serveFile(app, contract.downloadPersonMatchesCsv, async (request, reply) => {
		const { jobId } = request.params
		const reader = readerOf(request)
		const query = { ...request.query, limit: contract.deepestNarrowing }
		const found = await listPeople(request, jobId, query)
		const ids = found.map(({ person }) => person.id)
		const notes = await listNotes(db, reader, jobId, ids)
		await record(db, {
			actorId: reader.accountId,
			action: 'shortlist_exported',
			subjectId: jobId,
			facts: { people: ids.length },
		})
		noteAppearances(ids, reader)
		const rows = await withReadersNames(db, contract.listPersonMatches.details, found)
		return reply
			.type('text/csv; charset=utf-8')
			.header('content-disposition', 'attachment; filename="shortlist.csv"')
			.header('x-content-type-options', 'nosniff')
			.send(csvOf(tableOf(rows, notes)))
	})
}
