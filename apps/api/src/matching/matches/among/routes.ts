import * as contract from '@profile-search/contract/matching/matches-among'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { listNamelessApplicants } from '#hiring/applications/nameless.ts'
import { serve } from '#http/serve.ts'
import { organisationOf, signedIn } from '#http/session.ts'
import type { RouteContext } from '#platform/context/context.ts'
import { notFound } from '#platform/refusal.ts'
import { nameMatches } from '#search/explanations/name-match.ts'
import { keptDocuments } from '#search/index/changes/kept-documents.ts'
import { viewerOf } from '#visibility/viewer.ts'
import { keptScore, keptSummary } from '../kept-scores.ts'
import { findPerson } from '../people/rank-people.ts'
import { listPersonCards } from '../queries.ts'

/** Scores of what a list shows anyway, whatever its rank. */
export function matchAmongRoutes(app: FastifyInstance, { db, matcher }: RouteContext) {
	const documents = keptDocuments(db)

	serve(app, contract.listJobMatchesAmong, async (request) => {
		const [person, jobs] = await Promise.all([
			findPerson(db, signedIn(request).id),
			documents.listOpenJobs(request.query.ids),
		])
		const knowledge = matcher.knowledge()
		return jobs.map((job) => ({ id: job.id, score: keptSummary(person, job, knowledge) }))
	})

	serve(app, contract.listPersonMatchesAmong, async (request) => {
		const { job, people } = await listShown(request, request.params.jobId, request.query.ids)
		const knowledge = matcher.knowledge()
		return people.map((person) => ({ id: person.id, score: keptSummary(person, job, knowledge) }))
	})

	serve(app, contract.showPersonMatch, async (request) => {
		const { jobId, candidateId } = request.params
		const { job, people } = await listShown(request, jobId, [candidateId])
		const [person] = people
		if (!person) throw notFound('profilesRefusals.noPerson')
		const [match] = await nameMatches(db, [{ person, match: keptScore(person, job, matcher.knowledge()) }])
		if (!match) throw notFound()
		return match
	})

	/**
	 * A job of the caller, and those of these people whom the caller sees; nobody while an applicant is nameless, since the
	 * score of the application would tell whose it is, and so would one that is left out.
	 */
	async function listShown(request: FastifyRequest, jobId: string, ids: string[]) {
		const [job, cards, nameless] = await Promise.all([
			documents.findJobOf(organisationOf(request), jobId),
			listPersonCards(db, viewerOf(request), ids),
			listNamelessApplicants(db, jobId),
		])
		if (!job) throw notFound('refusals.noJob')
		const shown = nameless.length > 0 ? [] : cards.map(({ id }) => id)
		return { job, people: await documents.listPeople(shown) }
	}
}
