import * as contract from '@profile-search/contract/hiring/job-transitions'
import { jobs } from '@profile-search/db/schema/hiring/jobs'
import { sql } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { serve } from '#http/serve.ts'
import { organisationOf, signedIn } from '#http/session.ts'
import type { RouteContext } from '#platform/context/context.ts'
import { today } from '#platform/settings/clock.ts'
import { closeJob, reopenJob, tellOutcome } from './end-job.ts'
import { copyJob, deleteDraft, extendJob } from './keep-job.ts'
import { moveOwn, requireOwn } from './own-job.ts'

export function jobTransitionRoutes(app: FastifyInstance, { db }: RouteContext) {
	async function shown(request: FastifyRequest, id: string) {
		return (await requireOwn(db, ownerOf(request), id)).shown
	}

	serve(app, contract.closeJob, async (request) => {
		await closeJob(db, ownerOf(request), request.params.jobId, request.body)
		return shown(request, request.params.jobId)
	})

	serve(app, contract.reopenJob, async (request) => {
		await reopenJob(db, ownerOf(request), request.params.jobId)
		return shown(request, request.params.jobId)
	})

	serve(app, contract.pauseJob, async (request) => {
		await moveOwn(db, ownerOf(request), request.params.jobId, 'pause', {
			values: { pausedAt: sql`now()` },
			refusal: 'hiringRefusals.onlyOpenPauses',
		})
		return shown(request, request.params.jobId)
	})

	serve(app, contract.resumeJob, async (request) => {
		await moveOwn(db, ownerOf(request), request.params.jobId, 'resume', {
			values: { pausedAt: null },
			refusal: 'hiringRefusals.notPaused',
			condition: sql`${jobs.closesOn} >= ${today}`,
		})
		return shown(request, request.params.jobId)
	})

	serve(app, contract.extendJob, async (request) => {
		await extendJob(db, ownerOf(request), request.params.jobId, request.body.closesOn)
		return shown(request, request.params.jobId)
	})

	serve(app, contract.copyJob, async (request) => {
		return { id: await copyJob(db, ownerOf(request), request.params.jobId) }
	})

	serve(app, contract.deleteJob, async (request) => {
		await deleteDraft(db, ownerOf(request), request.params.jobId)
		return null
	})

	serve(app, contract.tellOutcome, async (request) => {
		await tellOutcome(db, ownerOf(request), request.params.jobId, request.body.outcome)
		return shown(request, request.params.jobId)
	})
}

function ownerOf(request: FastifyRequest) {
	return { organisationId: organisationOf(request), accountId: signedIn(request).id }
}
