import * as contract from '@profile-search/contract/hiring/job-drafts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { serve } from '#http/serve.ts'
import { organisationOf, signedIn } from '#http/session.ts'
import type { RouteContext } from '#platform/context/context.ts'
import { notFound } from '#platform/refusal.ts'
import { textReaderOf } from '#search/texts/text-reader.ts'
import { findJob } from '../queries.ts'
import { findFields, nameDraft } from './named-draft.ts'
import { findEditor, findRevision } from './queries.ts'
import { postJob, saveJob, type Editor } from './save-job.ts'
import { findTrust } from './trust.ts'

export function jobEditRoutes(app: FastifyInstance, { db }: RouteContext) {
	const texts = textReaderOf(app, db)

	async function jobOf(request: FastifyRequest, id: string) {
		const job = await findJob(db, id, organisationOf(request))
		if (!job?.own) throw notFound('refusals.noJob')
		return { ...job, own: job.own, answering: null }
	}

	serve(app, contract.postJob, async (request) => {
		const id = await postJob(db, editorOf(request), request.body)
		return jobOf(request, id)
	})

	serve(app, contract.saveJob, async (request) => {
		await saveJob(db, editorOf(request), request.params.jobId, request.body)
		return jobOf(request, request.params.jobId)
	})

	serve(app, contract.showJobDraft, async (request) => {
		const { id, status, own } = await jobOf(request, request.params.jobId)
		const [revision, fields, editor] = await Promise.all([
			findRevision(db, id),
			findFields(db, id),
			findEditor(db, id),
		])
		return {
			id,
			status,
			version: own.version,
			draft: await nameDraft(db, revision?.draft ?? fields),
			changeWaits: revision !== undefined,
			publishAt: own.publishAt,
			reviewMessage: own.reviewMessage,
			changedBy: editor?.name ?? null,
			changedAt: own.changedAt,
		}
	})

	serve(app, contract.showPosting, async (request) => {
		const { organisationId } = signedIn(request)
		return findTrust(db, organisationId ?? signedIn(request).id)
	})

	serve(app, contract.readJobText, (request) => texts.readJob(request.body.title, request.body.text))
}

function editorOf(request: FastifyRequest): Editor {
	return { organisationId: organisationOf(request), accountId: signedIn(request).id }
}
