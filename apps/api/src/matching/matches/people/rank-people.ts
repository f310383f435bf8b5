import type { Db } from '@profile-search/db/client'
import type { FastifyRequest } from 'fastify'
import { listNamelessApplicants } from '#hiring/applications/nameless.ts'
import { organisationOf } from '#http/session.ts'
import type { RouteContext } from '#platform/context/context.ts'
import type { TopSearch } from '#platform/context/matcher.ts'
import { notFound } from '#platform/refusal.ts'
import { keptDocuments } from '#search/index/changes/kept-documents.ts'
import { clientKeyOf } from '#search/index/client-key.ts'
import { listHiddenFrom } from '#visibility/hidden-from.ts'
import { viewerOf } from '#visibility/viewer.ts'

/** The people who fit a job of the caller best, of those who may be shown to them. */
export async function rankPeople(
	{ db, matcher }: Pick<RouteContext, 'db' | 'matcher'>,
	request: FastifyRequest,
	jobId: string,
	search: Pick<TopSearch, 'limit' | 'least'>,
) {
	const [job, hidden, nameless] = await Promise.all([
		keptDocuments(db).findJobOf(organisationOf(request), jobId),
		listHiddenFrom(db, viewerOf(request)),
		listNamelessApplicants(db, jobId),
	])
	if (!job) throw notFound('refusals.noJob')
	const except = [...hidden, ...nameless]
	return { job, ranked: await matcher.topPeople(clientKeyOf(request), job, { ...search, except }) }
}

/** The profile of a person as it is ranked. */
export async function findPerson(db: Db, accountId: string) {
	const [person] = await keptDocuments(db).listPeople([accountId])
	if (!person) throw notFound('refusals.notMatched')
	return person
}
