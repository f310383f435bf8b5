import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { Id, Timestamp, requiredLine } from '../../platform/basics.ts'
import { NamedDraft } from '../job-drafts.ts'

/** The maximum number of templates of one organisation. */
export const mostTemplates = 50

export const JobTemplate = z.object({ id: Id, name: z.string(), title: z.string(), createdAt: Timestamp })
export type JobTemplate = z.infer<typeof JobTemplate>

export const listJobTemplates = endpoint({
	method: 'GET',
	path: 'job-templates',
	access: 'approved employer',
	summary: 'The templates of the organisation of the caller, by name.',
	details: z.array(JobTemplate),
})

export const showJobTemplate = endpoint({
	method: 'GET',
	path: 'job-templates/:templateId',
	access: 'approved employer',
	summary: 'What a template holds, for a new job to begin with.',
	params: z.object({ templateId: Id }),
	details: z.object({ id: Id, name: z.string(), draft: NamedDraft }),
})

export const saveJobTemplate = endpoint({
	method: 'POST',
	path: 'jobs/:jobId/template',
	access: 'approved employer',
	summary: 'Keep a job of the caller as a template; one of the same name is replaced.',
	params: z.object({ jobId: Id }),
	body: z.object({ name: requiredLine('hiringProblems.templateName', 120) }),
	details: JobTemplate,
	message: 'hiringAnswers.templateSaved',
})

export const deleteJobTemplate = endpoint({
	method: 'DELETE',
	path: 'job-templates/:templateId',
	access: 'approved employer',
	summary: 'Delete a template.',
	params: z.object({ templateId: Id }),
	details: z.null(),
	message: 'hiringAnswers.templateDeleted',
})
