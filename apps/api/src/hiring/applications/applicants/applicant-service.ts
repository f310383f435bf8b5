import type { Db } from '@profile-search/db/client'
import type { FastifyRequest } from 'fastify'
import { organisationOf, signedIn } from '#http/session.ts'
import { refusalOf } from '#platform/refusal.ts'
import { viewerOf } from '#visibility/viewer.ts'
import { moveApplication, type Step } from '../move.ts'
import { findRow } from './find-applicant.ts'
import type { Reader } from './queries.ts'

type OfJob = FastifyRequest<{ Params: { jobId: string } }>
export type OfApplicant = FastifyRequest<{ Params: { jobId: string; applicationId: string } }>

/** What every call on an applicant by a team member needs. */
export function createApplicantService(db: Db) {
	async function rowFor(request: OfApplicant) {
		const { jobId, applicationId } = request.params
		return findRow(db, readerOf(request), jobId, applicationId)
	}

	async function move(request: OfJob, step: Step) {
		const { accountId, organisationId } = readerOf(request)
		const side = { by: 'team', accountId, organisationId, jobId: request.params.jobId } as const
		await db.transaction((transaction) => moveApplication(transaction, side, step))
	}

	return {
		rowFor,
		move,
		/**
		 * Marks a new application as viewed when it is opened. Of two members who open it at once, the second has
		 * nothing to do.
		 */
		async markViewed(request: OfApplicant) {
			const { applicationId } = request.params
			const { status } = await rowFor(request)
			if (status === 'submitted')
				await move(request, { applicationId, from: status, to: 'viewed' }).catch(refusalOf)
		},
	}
}

/** The team member who makes the request. */
export function readerOf(request: FastifyRequest): Reader {
	return { ...viewerOf(request), accountId: signedIn(request).id, organisationId: organisationOf(request) }
}
