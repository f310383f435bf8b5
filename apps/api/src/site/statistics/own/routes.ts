import * as contract from '@profile-search/contract/site/statistics/own'
import type { FastifyInstance } from 'fastify'
import { serve } from '#http/serve.ts'
import { organisationOf, signedIn } from '#http/session.ts'
import { flushWrites } from '#platform/concurrency/batch-writes.ts'
import type { RouteContext } from '#platform/context/context.ts'
import { notFound } from '#platform/refusal.ts'
import { countClaimsAt } from '#profiles/employments/queries.ts'
import { countViewsOf, listViewsOf } from '#profiles/visits/view-queries.ts'
import { clientKeyOf } from '#search/index/client-key.ts'
import { listJobDocuments, listPersonDocuments } from '#search/index/documents.ts'
import { listHiddenFrom } from '#visibility/hidden-from.ts'
import { viewerOfAccount } from '#visibility/viewer-of-account.ts'
import { viewerOf } from '#visibility/viewer.ts'
import { countJobsFor, countPeopleFor } from './count-fits.ts'
import { listMatchCountsOf, upsertMatchCounts } from './match-queries.ts'
import { countRequests, findOpenJobs, listOwnJobs } from './queries.ts'

export function statisticsRoutes(app: FastifyInstance, { db, matcher }: RouteContext) {
	serve(app, contract.showMyMatchStatistics, async (request) => {
		const { id } = signedIn(request)
		const [person] = await listPersonDocuments(db, [id])
		if (!person) throw notFound('refusals.notMatched')
		const today = await countJobsFor(matcher, id, person)
		await upsertMatchCounts(db, new Map([[id, today.amount]]))
		return { today, ...(await listMatchCountsOf(db, id)) }
	})

	serve(app, contract.showRequestStatistics, (request) =>
		countRequests(db, viewerOfAccount(signedIn(request))),
	)

	serve(app, contract.showOrganisationStatistics, async (request) => {
		const organisationId = organisationOf(request)
		await flushWrites(app)
		const member = { ...viewerOfAccount(signedIn(request)), organisationId }
		const [claims, jobs, views] = await Promise.all([
			countClaimsAt(db, member),
			findOpenJobs(db, organisationId),
			listViewsOf(db, organisationId),
		])
		return { claims, ...jobs, ...views }
	})

	serve(app, contract.listJobStatistics, async (request) => {
		await flushWrites(app)
		const own = await listOwnJobs(db, organisationOf(request), request.query.ids)
		const open = own.filter(({ isOpen }) => isOpen).map(({ id }) => id)
		const [documents, hidden, views] = await Promise.all([
			matcher.isReady() ? listJobDocuments(db, open) : [],
			listHiddenFrom(db, viewerOf(request)),
			countViewsOf(
				db,
				own.map(({ id }) => id),
			),
		])
		const fits = new Map<string, Awaited<ReturnType<typeof countPeopleFor>>>()
		// Sequentially, so that a page that asks for a ranking meanwhile waits for one of them at most.
		for (const job of documents)
			fits.set(job.id, await countPeopleFor(matcher, clientKeyOf(request), job, hidden))
		return own.map(({ id }) => ({ jobId: id, fits: fits.get(id) ?? null, views: views.get(id) ?? 0 }))
	})
}
