import { createHash } from 'node:crypto'
import { listJobs as endpoint } from '@profile-search/contract/hiring/jobs'
import { jobFeeds, type FeedFormat } from '@profile-search/contract/site/feeds'
import { language } from '@profile-search/text/language'
import { t } from '@profile-search/text/translate'
import { Feed } from 'feed'
import { listJobs } from '#hiring/jobs/list-jobs.ts'
import type { RouteContext } from '#platform/context/context.ts'
import { malformed } from '#platform/refusal.ts'
import { inOrder } from '#search/index/lists/search-list.ts'
import { findOpenReader } from '#search/index/own-place.ts'
import { clean, descriptionHtml, escaped, payText } from './job-text.ts'
import { listFeedJobs, type FeedJob } from './queries.ts'

const pagesOfFeed = 3

/**
 * The newest open jobs, or the newest results of a search, with the same query string as the list, without its page.
 */
export async function findFeed(
	context: Pick<RouteContext, 'db' | 'matcher' | 'reads'>,
	sent: Record<string, unknown>,
	clientKey: string,
) {
	const { page: _page, cursor: _cursor, order: _order, ...asked } = sent
	const { lang: _lang, ...wanted } = asked
	const filter = endpoint.query?.safeParse(wanted)
	if (!filter?.success) throw malformed('siteRefusals.badSearch')

	const reader = await findOpenReader(context.db, undefined, clientKey)
	const ids: string[] = []
	const chosen = new Set<string>()
	for (let page = 1; page <= pagesOfFeed; page++) {
		const found = await listJobs(context, { ...filter.data, order: 'newest', page }, reader)
		ids.push(...found.items.map(({ id }) => id))
		for (const { choices } of found.facets)
			for (const { label, isChosen } of choices) if (isChosen) chosen.add(label)
		if (page >= found.pages) break
	}
	const jobs = inOrder(ids, await context.reads.read((db) => listFeedJobs(db, ids)))
	const title = [filter.data.query, ...chosen].filter(Boolean).join(' · ')
	const search = new URLSearchParams(
		Object.entries(asked).flatMap(([name, value]) => [value].flat().map((each) => [name, String(each)])),
	)
	return { jobs, title, search: search.toString() }
}

type Found = Awaited<ReturnType<typeof findFeed>>
type Site = { name: string; publicUrl: string }

/** Writes the jobs found in one of the formats. */
export function writeFeed(format: FeedFormat, { jobs, title: searched, search }: Found, site: Site) {
	const suffix = search ? `?${search}` : ''
	const values = { site: clean(site.name), search: clean(searched) }
	const title = t(searched ? 'siteDocuments.feed.found' : 'siteDocuments.feed.title', values)
	const feed = new Feed({
		title,
		description: title,
		id: `${site.publicUrl}/jobs${suffix}`,
		link: `${site.publicUrl}/jobs${suffix}`,
		language: language(),
		generator: false,
		favicon: `${site.publicUrl}/favicon.svg`,
		updated: changedAt(jobs),
		feedLinks: Object.fromEntries(jobFeeds.map((each) => [each.format, site.publicUrl + each.path + suffix])),
	})
	for (const job of jobs) feed.addItem(itemOf(job, site))
	return { rss: () => feed.rss2(), atom: () => feed.atom1(), json: () => feed.json1() }[format]()
}

/** The time of the last change of one of the jobs; the epoch for a feed without jobs. */
export function changedAt(jobs: readonly FeedJob[]) {
	return new Date(Math.max(0, ...jobs.map(({ updatedAt }) => updatedAt.getTime())))
}

/** The ETag of the content, by which a reader with a current copy is recognised. */
export function etagOf(content: string) {
	return `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`
}

function itemOf(job: FeedJob, site: Site) {
	const link = `${site.publicUrl}/jobs/${job.id}`
	const where =
		job.workMode === 'remote' ? t('values.workMode.remote') : job.places.map(({ name }) => name).join(', ')
	const facts = [job.organisation, where, payText(job), t(`values.employment.${job.employmentType}`)]
	const summary = clean(facts.filter(Boolean).join(' · '))
	return {
		title: clean(job.title),
		id: link,
		link,
		date: job.updatedAt,
		published: job.publishedAt,
		description: summary,
		content: `<p>${escaped(summary)}</p>${descriptionHtml(job, escaped)}`,
		author: [{ name: clean(job.organisation) }],
		...(job.profession && { category: [{ name: clean(job.profession), term: clean(job.profession) }] }),
	}
}
