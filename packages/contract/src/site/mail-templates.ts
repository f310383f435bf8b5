import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { line, Timestamp, requiredLine, requiredLines, whole } from '../platform/basics.ts'

const Wording = z.object({
	subject: requiredLine('siteProblems.subject', 200),
	body: requiredLines('problems.write', 5000),
})

/** An administrator's text, with the version that it is based on. */
export const WordingDraft = Wording.extend({ version: whole().min(0) })
export type WordingDraft = z.infer<typeof WordingDraft>

/** The groups of mail templates, in the order of the list. */
export const MailGroup = z.enum([
	'account',
	'approvals',
	'jobs',
	'applications',
	'interviews',
	'alerts',
	'contacts',
	'organisations',
	'moderation',
	'grievances',
	'site',
	'data',
])
export type MailGroup = z.infer<typeof MailGroup>

export const listMailTemplates = endpoint({
	method: 'GET',
	path: 'admin/mail-templates',
	access: 'administrator',
	summary: 'Every mail of the house, whose words can be changed.',
	details: z.array(
		z.object({
			name: z.string(),
			group: MailGroup,
			about: z.string(),
			example: z.string().describe('the subject, filled in with samples'),
			isChanged: z.boolean(),
		}),
	),
})

const MailTemplate = z.object({
	name: z.string(),
	about: z.string().describe('when it goes out, and to whom'),
	example: z.string().describe('the subject, filled in with samples'),
	subject: z.string(),
	body: z.string(),
	isChanged: z.boolean(),
	version: z.number().int().describe('0 while it was never changed'),
	original: z.object({ subject: z.string(), body: z.string() }),
	placeholders: z.array(
		z.object({ name: z.string(), kind: z.enum(['text', 'code', 'link', 'block']), about: z.string() }),
	),
	versions: z.array(
		z.object({
			version: z.number().int(),
			subject: z.string().nullable().describe('null where the original came back'),
			body: z.string().nullable(),
			author: z.string().nullable(),
			savedAt: Timestamp,
		}),
	),
})

const params = z.object({ name: line().max(60) })

export const showMailTemplate = endpoint({
	method: 'GET',
	path: 'admin/mail-templates/:name',
	access: 'administrator',
	summary: 'A mail with its words, what the portal fills in, and its versions.',
	params,
	details: MailTemplate,
})

export const saveMailTemplate = endpoint({
	method: 'PUT',
	path: 'admin/mail-templates/:name',
	access: 'administrator',
	summary: 'Give a mail other words; each of its placeholders has to stand in them.',
	params,
	body: WordingDraft,
	details: MailTemplate,
	message: 'siteAnswers.mailChanged',
})

export const restoreMailTemplate = endpoint({
	method: 'POST',
	path: 'admin/mail-templates/:name/original',
	access: 'administrator',
	summary: 'Give a mail its original words back.',
	params,
	body: z.object({ version: whole().min(0) }),
	details: MailTemplate,
	message: 'siteAnswers.mailRestored',
})

export const previewMailTemplate = endpoint({
	method: 'POST',
	path: 'admin/mail-templates/:name/preview',
	access: 'administrator',
	summary: 'Words as they are sent, filled in with samples.',
	params,
	body: Wording,
	details: z.object({ subject: z.string(), text: z.string(), html: z.string() }),
})

export const testMailTemplate = endpoint({
	method: 'POST',
	path: 'admin/mail-templates/:name/test',
	access: 'administrator',
	summary: 'Mail these words, filled in with samples, to the caller.',
	params,
	body: Wording,
	details: z.null(),
	message: 'siteAnswers.mailTested',
})
