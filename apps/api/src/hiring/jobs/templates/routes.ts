import * as contract from '@profile-search/contract/hiring/drafts/job-templates'
import type { FastifyInstance } from 'fastify'
import { serve } from '#http/serve.ts'
import { organisationOf } from '#http/session.ts'
import type { RouteContext } from '#platform/context/context.ts'
import { conflict, notFound } from '#platform/refusal.ts'
import { findFields, nameDraft } from '../edits/named-draft.ts'
import { findJob } from '../queries.ts'
import { countTemplates, deleteTemplate, findTemplate, listTemplates, upsertTemplate } from './queries.ts'

export function jobTemplateRoutes(app: FastifyInstance, { db }: RouteContext) {
	serve(app, contract.listJobTemplates, (request) => listTemplates(db, organisationOf(request)))

	serve(app, contract.showJobTemplate, async (request) => {
		const template = await findTemplate(db, organisationOf(request), request.params.templateId)
		if (!template) throw notFound('hiringRefusals.noTemplate')
		return { id: template.id, name: template.name, draft: await nameDraft(db, template.draft) }
	})

	serve(app, contract.saveJobTemplate, async (request) => {
		const organisationId = organisationOf(request)
		const job = await findJob(db, request.params.jobId, organisationId)
		const fields = job?.isMine ? await findFields(db, job.id) : undefined
		if (!fields) throw notFound('refusals.noJob')
		if ((await countTemplates(db, organisationId)) >= contract.mostTemplates)
			throw conflict('hiringRefusals.tooManyTemplates')
		return upsertTemplate(db, organisationId, request.body.name, fields)
	})

	serve(app, contract.deleteJobTemplate, async (request) => {
		const isDeleted = await deleteTemplate(db, organisationOf(request), request.params.templateId)
		if (!isDeleted) throw notFound('hiringRefusals.noTemplate')
		return null
	})
}
