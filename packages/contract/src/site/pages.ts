import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { Timestamp, requiredLine, line, lines, whole } from '../platform/basics.ts'
import { PageLanguage } from '../platform/languages.ts'
import { problem } from '../platform/problem.ts'

/** The name of a page in URLs. */
export const PageSlug = z
	.string()
	.max(60, problem('problems.tooLong', { most: 60 }))
	.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'siteProblems.slug')

/** Pages that other screens link to: their English text cannot be taken down. */
export const fixedPages: readonly string[] = [
	'about-us',
	'privacy-notice',
	'terms',
	'accessibility-statement',
]

/** Placeholders in texts for values of the site settings. */
export const placeholders = [
	'{site_name}',
	'{contact_email}',
	'{contact_phone}',
	'{officer_name}',
	'{officer_email}',
] as const

const Wish = z.object({ language: PageLanguage.default('en') })
const longestBody = 200_000
const body = lines('problems.write').max(longestBody, 'siteProblems.longText')

/** A page as visitors read it. */
export const SitePage = z.object({
	slug: z.string(),
	language: PageLanguage.describe('of the text; English when there is none in the wished language'),
	languages: z.array(PageLanguage).describe('that the page can be read in'),
	title: z.string(),
	description: z.string(),
	body: z.string().describe('sanitised HTML'),
	headings: z.array(z.object({ id: z.string(), text: z.string() })),
	publishedAt: Timestamp,
})
export type SitePage = z.infer<typeof SitePage>

export const showPage = endpoint({
	method: 'GET',
	path: 'pages/:slug',
	access: 'anyone',
	summary: 'A text of the site, such as about-us, privacy or terms.',
	params: z.object({ slug: z.string().max(100) }),
	query: Wish,
	details: SitePage,
})

/** The state of a page in one language. */
const PageState = z.object({
	language: PageLanguage,
	title: z.string(),
	liveVersion: z.number().int().nullable(),
	publishedAt: Timestamp.nullable().describe('of the version that is live'),
	hasDraft: z.boolean(),
})

export const listPages = endpoint({
	method: 'GET',
	path: 'admin/pages',
	access: 'administrator',
	summary: 'Every page with what stands of it in each language.',
	details: z.array(z.object({ slug: z.string(), isFixed: z.boolean(), states: z.array(PageState) })),
})

export const PageDraft = z.object({
	title: requiredLine('siteProblems.title', 120),
	description: line()
		.max(200, problem('problems.tooLong', { most: 200 }))
		.default(''),
	body,
	edit: whole().min(0).describe('of the draft that was changed; 0 when there was none'),
})
export type PageDraft = z.infer<typeof PageDraft>

const Version = z.object({
	version: z.number().int(),
	title: z.string(),
	isLive: z.boolean(),
	publishedAt: Timestamp,
	author: z.string().nullable().describe('null for texts that came with the portal'),
})
export type PageVersion = z.infer<typeof Version>

const PageText = z.object({ title: z.string(), description: z.string(), body: z.string() })

/** A page in one language as its editor sees it. */
export const EditedPage = z.object({
	slug: z.string(),
	language: PageLanguage,
	isFixed: z.boolean(),
	draft: PageText.extend({
		edit: z.number().int(),
		savedAt: Timestamp,
		author: z.string().nullable(),
	}).nullable(),
	live: PageText.extend({ version: z.number().int(), publishedAt: Timestamp }).nullable(),
	english: PageText.nullable().describe('to translate from, in other languages'),
	versions: z.array(Version),
})
export type EditedPage = z.infer<typeof EditedPage>

const place = z.object({ slug: PageSlug, language: PageLanguage })
const Edit = z.object({ edit: whole().min(0) })

export const showEditedPage = endpoint({
	method: 'GET',
	path: 'admin/pages/:slug/:language',
	access: 'administrator',
	summary: 'A page in one language with its draft and its versions; a new one when there is none.',
	params: place,
	details: EditedPage,
})

export const showPageVersion = endpoint({
	method: 'GET',
	path: 'admin/pages/:slug/:language/versions/:version',
	access: 'administrator',
	summary: 'The text of an old version.',
	params: place.extend({ version: z.coerce.number().int().min(1).max(1_000_000) }),
	details: PageText.extend({ version: z.number().int(), publishedAt: Timestamp }),
})

export const savePageDraft = endpoint({
	method: 'PUT',
	path: 'admin/pages/:slug/:language/draft',
	access: 'administrator',
	summary: 'Save the draft of a page; refused when another has saved it meanwhile.',
	params: place,
	body: PageDraft,
	details: EditedPage,
	message: 'siteAnswers.draftSaved',
})

export const dropPageDraft = endpoint({
	method: 'DELETE',
	path: 'admin/pages/:slug/:language/draft',
	access: 'administrator',
	summary: 'Throw the draft of a page away.',
	params: place,
	details: EditedPage,
	message: 'siteAnswers.draftRemoved',
})

export const publishPage = endpoint({
	method: 'POST',
	path: 'admin/pages/:slug/:language/publish',
	access: 'administrator',
	summary: 'Publish the draft of a page as its next version.',
	params: place,
	body: Edit,
	details: EditedPage,
	message: 'siteAnswers.published',
})

export const restorePage = endpoint({
	method: 'POST',
	path: 'admin/pages/:slug/:language/restore',
	access: 'administrator',
	summary: 'Put an old version into the draft, to be looked at and published.',
	params: place,
	body: Edit.extend({ version: z.number().int().min(1).max(1_000_000) }),
	details: EditedPage,
	message: 'siteAnswers.versionRestored',
})

export const takePageDown = endpoint({
	method: 'POST',
	path: 'admin/pages/:slug/:language/take-down',
	access: 'administrator',
	summary: 'Show a page to nobody any more; its versions stay.',
	params: place,
	details: EditedPage,
	message: 'siteAnswers.takenDown',
})

export const previewPage = endpoint({
	method: 'POST',
	path: 'admin/pages/preview',
	access: 'administrator',
	summary: 'A text as visitors would read it.',
	body: z.object({ body }),
	details: SitePage.pick({ body: true, headings: true }),
})

/** The categories of questions, in the order of the screen. */
export const FaqCategory = z.enum(['people', 'organisations', 'guests', 'matching', 'trust', 'privacy'])
export type FaqCategory = z.infer<typeof FaqCategory>
