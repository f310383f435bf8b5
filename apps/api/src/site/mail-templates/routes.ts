import { errorCodes } from '@profile-search/contract/http/envelope'
import * as contract from '@profile-search/contract/site/mail-templates'
import type { Db } from '@profile-search/db/client'
import type { FastifyInstance } from 'fastify'
import { serve } from '#http/serve.ts'
import { signedIn } from '#http/session.ts'
import { record } from '#platform/audit/record.ts'
import { asHtml, asText } from '#platform/channels/mail/paragraphs.ts'
import {
	aboutOf,
	faultsOf,
	originalOf,
	type Template,
	type Wording,
} from '#platform/channels/mail/template.ts'
import {
	insertVersion,
	listLatest,
	listVersions,
} from '#platform/channels/mail/templates/template-queries.ts'
import type { RouteContext } from '#platform/context/context.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { conflict, notFound, Refusal } from '#platform/refusal.ts'
import { theSite } from '#platform/settings/save-settings.ts'
import { findTemplate, templates } from './registry.ts'
import { sample } from './sample.ts'

export function mailTemplateRoutes(app: FastifyInstance, { db }: RouteContext) {
	serve(app, contract.listMailTemplates, async () => {
		const latest = new Map((await listLatest(db)).map((one) => [one.name, one]))
		return templates.map((template) => {
			const { name, group } = template
			const changed = wordingOf(latest.get(name))
			const example = sample(template, changed ?? originalOf(template)).subject
			return { name, group, about: aboutOf(template), example, isChanged: changed !== null }
		})
	})

	serve(app, contract.showMailTemplate, (request) => show(db, templateOf(request.params.name)))

	serve(app, contract.saveMailTemplate, async (request) => {
		const template = templateOf(request.params.name)
		const { version, subject, body } = request.body
		refuseFaults(template, { subject, body })
		return save(db, signedIn(request).id, template, version, { subject, body })
	})

	serve(app, contract.restoreMailTemplate, (request) =>
		save(db, signedIn(request).id, templateOf(request.params.name), request.body.version, null),
	)

	serve(app, contract.previewMailTemplate, async (request) => {
		const template = templateOf(request.params.name)
		refuseFaults(template, request.body)
		const { subject, paragraphs } = sample(template, request.body)
		return { subject, text: asText(paragraphs), html: asHtml(subject, paragraphs) }
	})

	serve(app, contract.testMailTemplate, async (request) => {
		const template = templateOf(request.params.name)
		refuseFaults(template, request.body)
		const { subject, body } = request.body
		await enqueue(db, 'mail_template_test', {
			accountId: signedIn(request).id,
			name: template.name,
			subject,
			body,
		})
		return null
	})
}

function templateOf(name: string) {
	const template = findTemplate(name)
	if (!template) throw notFound('siteRefusals.noTemplate')
	return template
}

function refuseFaults(template: Template, wording: Wording) {
	const faults = faultsOf(template, wording)
	const [first] = Object.values(faults)
	if (first) throw new Refusal(400, errorCodes.malformed, first, { fields: faults })
}

/** Saves a new text, or null for the original one, as the next version. */
async function save(db: Db, authorId: string, template: Template, version: number, wording: Wording | null) {
	const { name } = template
	await db.transaction(async (transaction) => {
		const before = (await listVersions(transaction, name))[0]
		const isCurrent = (before?.version ?? 0) === version
		const saved =
			isCurrent &&
			(await insertVersion(transaction, { name, version: version + 1, authorId, subject: null, ...wording }))
		if (!saved) throw conflict('siteRefusals.templateChanged')
		await record(transaction, {
			actorId: authorId,
			action: 'mail_changed',
			subjectId: theSite,
			facts: { name, before: wordingOf(before), after: wordingOf(wording) },
		})
	})
	return show(db, template)
}

async function show(db: Db, template: Template) {
	const { name, placeholders } = template
	const original = originalOf(template)
	const versions = await listVersions(db, name)
	const present = wordingOf(versions[0])
	return {
		name,
		about: aboutOf(template),
		example: sample(template, present ?? original).subject,
		...original,
		...present,
		isChanged: present !== null,
		version: versions[0]?.version ?? 0,
		original,
		placeholders: Object.entries(placeholders).map(([key, { kind, about }]) => ({
			name: key,
			kind,
			about: about(),
		})),
		versions,
	}
}

function wordingOf(
	stored: { subject: string | null; body: string | null } | null | undefined,
): Wording | null {
	return stored?.subject && stored.body ? { subject: stored.subject, body: stored.body } : null
}
