import { problem } from '@profile-search/contract/platform/problem'
import type { Db } from '@profile-search/db/client'
import { mailWordings } from '@profile-search/db/schema/site/mail-templates'
import { sentenceOf } from '@profile-search/text/sentence'
import { type TextKey, t } from '@profile-search/text/translate'
import { desc, eq } from 'drizzle-orm'
import type { Paragraphs } from './paragraphs.ts'
import type { Kind, Placeholder } from './templates/placeholders.ts'

/** The mails that the catalogue describes, without what their names begin with. */
export type MailName<Start extends string = ''> = NameOf<TextKey, Start>
type NameOf<Key, Start extends string> = Key extends `mailDescriptions.mails.${Start}${infer Name}`
	? Name
	: never

/**
 * A mail of the portal, with the keys of its texts. The body is paragraphs with an empty line between them. `{name}`
 * stands for a value that the portal fills in; `[Label]({name})`, alone in its paragraph, is a button.
 */
export type Template<P extends Record<string, Placeholder> = Record<string, Placeholder>> = {
	name: MailName
	subject: string
	body: string
	placeholders: P
}

/** What a template is filled in with. For one of several templates, these are the values of all of them. */
type Values<T extends Template> = { [Name in NameIn<T>]: ValueIn<T, Name> }
type NameIn<T> = T extends Template<infer P> ? keyof P : never
type ValueIn<T, Name extends PropertyKey> = T extends {
	placeholders: Record<Name, { kind: infer K extends keyof Kind }>
}
	? Kind[K]
	: never
type AnyValues = Record<string, Kind[keyof Kind]>
export type Wording = { subject: string; body: string }

const isRendered = Symbol('rendered')
/** A mail's content, filled in. Only `fill` can make one, so no mail has text that is in no template. */
export type RenderedMail = { subject: string; paragraphs: Paragraphs; [isRendered]: true }

/** What a mail says, before its language is known: it is rendered in that of whoever asks. */
export type Letter = { render: (db: Db) => Promise<RenderedMail> }

const placeholder = /\{(\w+)\}/g
const button = /^\[([^\]]+)\]\(\{(\w+)\}\)$/

/** A template, checked by its type: it is filled in with exactly its placeholders. */
export function template<P extends Record<string, Placeholder>>(described: Template<P>) {
	return described
}

/** When a mail goes out, and to whom, in the language of the reader. */
export function aboutOf({ name }: Template) {
	return t(`mailDescriptions.mails.${name}`)
}

/** The wording that the portal comes with, in the language of the reader. */
export function originalOf({ subject, body }: Template): Wording {
	return { subject: sentenceOf(subject), body: sentenceOf(body) }
}

/**
 * A template with its values, to be rendered where the language of the reader is known. The wording is the current
 * one: an administrator's, or the original.
 */
export function letter<T extends Template>(original: T, values: NoInfer<Values<T>>): Letter {
	return {
		async render(db) {
			const wording = (await findWording(db, original.name)) ?? originalOf(original)
			return fill(original, wording, values)
		},
	}
}

/** The wording that an administrator gave a mail; undefined while the original is in use. */
export async function findWording(db: Db, name: string): Promise<Wording | undefined> {
	const [latest] = await db
		.select({ subject: mailWordings.subject, body: mailWordings.body })
		.from(mailWordings)
		.where(eq(mailWordings.name, name))
		.orderBy(desc(mailWordings.version))
		.limit(1)
	return latest?.subject && latest.body ? { subject: latest.subject, body: latest.body } : undefined
}

/** Replaces the placeholders with values. */
export function fill(
	{ placeholders }: Template,
	{ subject, body }: Wording,
	values: AnyValues,
): RenderedMail {
	return {
		[isRendered]: true,
		subject: inline(subject, values).replaceAll(/\s+/g, ' ').trim(),
		paragraphs: body.split(/\n\s*\n/).flatMap((paragraph) => filled(placeholders, paragraph.trim(), values)),
	}
}

/** Describes what is wrong with a wording; empty when the mail can be sent. */
export function faultsOf({ placeholders }: Template, { subject, body }: Wording) {
	const faults: { subject?: string; body?: string } = {}
	const named = (text: string) => [...text.matchAll(placeholder)].map(([, name = '']) => name)
	for (const [field, text] of Object.entries({ subject, body })) {
		const unknown = named(text).find((name) => !(name in placeholders))
		if (unknown)
			faults[field === 'subject' ? 'subject' : 'body'] = problem('refusals.mail.unknown', {
				name: `{${unknown}}`,
			})
	}
	const used = new Set(named(`${subject} ${body}`))
	const missing = Object.keys(placeholders).find((name) => !used.has(name))
	if (missing && !faults.body)
		faults.body = problem('refusals.mail.missing', {
			name: `{${missing}}`,
			about: placeholders[missing]?.about() ?? '',
		})
	const inSubject = named(subject).find((name) => ['link', 'block'].includes(placeholders[name]?.kind ?? ''))
	if (inSubject && !faults.subject)
		faults.subject = problem('refusals.mail.notInSubject', { name: `{${inSubject}}` })
	const crowded = body
		.split(/\n\s*\n/)
		.map((paragraph) => paragraph.trim())
		.flatMap((paragraph) => named(paragraph).map((name) => ({ name, paragraph })))
		.find(({ name, paragraph }) => placeholders[name]?.kind === 'block' && paragraph !== `{${name}}`)
	if (crowded && !faults.body) faults.body = problem('refusals.mail.notAlone', { name: `{${crowded.name}}` })
	return faults
}

function filled(placeholders: Template['placeholders'], paragraph: string, values: AnyValues): Paragraphs {
	const [, label, address = ''] = paragraph.match(button) ?? []
	if (label) return [{ link: String(values[address]), label: inline(label, values) }]
	const [, alone = ''] = paragraph.match(/^\{(\w+)\}$/) ?? []
	const value = values[alone]
	if (Array.isArray(value)) return value
	const line = inline(paragraph, values)
	if (line === '') return []
	return [placeholders[alone]?.kind === 'code' ? { code: line } : line]
}

function inline(text: string, values: AnyValues) {
	return text.replaceAll(placeholder, (_whole, name: string) => {
		const value = values[name]
		return typeof value === 'string' ? value : ''
	})
}
