import * as contract from '@profile-search/contract/jobs'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { record } from '../audit.ts'
import { countViews } from '../figures/count-views.ts'
import { askerOf } from '../match-index/asker.ts'
import type { Parts } from '../parts.ts'
import { notFound } from '../refusal.ts'
import { serve } from '../serve.ts'
import { organisationOf, signedIn } from '../session.ts'
import { listJobs } from './list-jobs.ts'
import { findJob, listJobsOf, listOpenJobsOf, updateJob } from './queries.ts'
import { saveJob } from './save-job.ts'

export function jobRoutes(app: FastifyInstance, { connection: { db }, matcher }: Parts) {
	const noteView = countViews(app, db)

	async function jobFor(request: FastifyRequest, id: string) {
		const job = await findJob(db, id, request.account?.organisationId ?? null)
		if (!job) throw notFound('This job is closed or does not exist.')
		return job
	}

	serve(app, contract.listJobs, (request) =>
		listJobs(db, matcher, request.query, askerOf(request), request.account?.id),
	)

	serve(app, contract.listOrganisationJobs, (request) =>
		listOpenJobsOf(db, request.params.organisationId, request.query),
	)

	serve(app, contract.listMyJobs, async (request) => {
		const { organisationId } = signedIn(request)
		const { page } = request.query
		return organisationId ? listJobsOf(db, organisationId, page) : { items: [], total: 0, page, pages: 0 }
	})

	serve(app, contract.showJob, async (request) => {
		const job = await jobFor(request, request.params.jobId)
		noteView(request, job.id, job.organisationId)
		return job
	})

	serve(app, contract.postJob, async (request) => {
		const id = await saveJob(db, organisationOf(request), request.body)
		return jobFor(request, id)
	})

	serve(app, contract.saveJob, async (request) => {
		const id = await saveJob(db, organisationOf(request), request.body, request.params.jobId)
		return jobFor(request, id)
	})

	serve(app, contract.closeJob, async (request) => {
		const { jobId } = request.params
		const { reason } = request.body
		await db.transaction(async (transaction) => {
			const closed = await updateJob(transaction, organisationOf(request), jobId, {
				status: 'closed',
				closedReason: reason,
			})
			if (!closed) throw notFound('This job is closed or does not exist.')
			await record(transaction, {
				actorId: signedIn(request).id,
				action: 'job_closed',
				subjectId: jobId,
				reason,
			})
		})
		return jobFor(request, jobId)
	})
}
