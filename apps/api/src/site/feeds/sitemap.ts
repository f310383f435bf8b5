import { PageLanguage } from '@profile-search/contract/platform/languages'
import { pathOfPage } from '@profile-search/contract/platform/page-path'
import type { Db } from '@profile-search/db/client'
import { listLivePages } from '../pages/queries.ts'
import { listBusyProfessionIds, listedFrom, listParts, type ListedKind } from './queries.ts'

/** The maximum number of addresses in one file. */
export const partSize = 50_000

const pathOf: Record<ListedKind, string> = {
	jobs: '/jobs/',
	organisations: '/employer-details/',
	people: '/employee-details/',
}
const kinds = ['jobs', 'organisations', 'people'] as const

/** Screens that are the same for everyone and worth indexing. */
const screens = [
	'/',
	'/jobs',
	'/employer-list',
	'/employee-list',
	'/advisory-list',
	'/investor-list',
	'/faq',
	'/contact',
	'/grievance',
	'/transparency',
]

export type Part = { path: string; kind: ListedKind; first: string; count: number; changedAt: Date }

/** The current parts of the sitemap, besides the one of the screens. */
export async function listSitemapParts(db: Db, size = partSize): Promise<Part[]> {
	const parts = await Promise.all(
		kinds.map(async (kind) =>
			(await listParts(db, kind, size)).map((part, at) => ({
				...part,
				kind,
				path: `/sitemaps/${kind}-${at + 1}.xml`,
			})),
		),
	)
	return parts.flat()
}

/** The index of all parts. */
export async function sitemapIndex(parts: readonly Part[], publicUrl: string) {
	const { ErrorLevel, SitemapIndexStream } = await import('sitemap')
	const index = new SitemapIndexStream({ level: ErrorLevel.SILENT })
	index.write({ url: `${publicUrl}/sitemaps/site.xml` })
	for (const { path, changedAt } of parts)
		index.write({ url: publicUrl + path, lastmod: changedAt.toISOString() })
	index.end()
	return index
}

/** The entries of a part, row by row as they are read from the database. */
export async function* entriesOf(db: Db, part: Part, size = partSize) {
	for await (const { id, changedAt } of listedFrom(db, part.kind, part.first, size))
		yield inEachLanguage(pathOf[part.kind] + id, { lastmod: changedAt.toISOString() })
}

/** The screens, the pages with their languages, and the professions. */
export async function listSiteEntries(db: Db) {
	const [pages, professionIds] = await Promise.all([listLivePages(db), listBusyProfessionIds(db)])
	return [
		...screens.map((url) => inEachLanguage(url)),
		...pages.flatMap(({ slug, languages, publishedAt }) => {
			const links = languages.map((lang) => ({ lang, url: pageUrl(slug, lang) }))
			return links.map(({ url }) => ({ url, lastmod: publishedAt.toISOString(), links }))
		}),
		...professionIds.map((id) => inEachLanguage(`/profession-wise-view/${id}`)),
	]
}

/** Writes one file of a sitemap. */
export async function sitemapWriter(publicUrl: string) {
	const { ErrorLevel, SitemapStream } = await import('sitemap')
	const xmlns = { news: false, video: false, image: false, xhtml: true }
	return new SitemapStream({ hostname: publicUrl, level: ErrorLevel.SILENT, xmlns })
}

/** The entry of a screen that is shown in every language, with the addresses of all of them. */
function inEachLanguage(url: string, more: { lastmod?: string } = {}) {
	return { url, ...more, links: PageLanguage.options.map((lang) => ({ lang, url: urlIn(url, lang) })) }
}

function pageUrl(slug: string, language: PageLanguage) {
	return urlIn(pathOfPage(slug), language)
}

function urlIn(path: string, language: PageLanguage) {
	return language === 'en' ? path : `${path}?lang=${language}`
}
