import type { showJob } from '@profile-search/contract/hiring/jobs'
import type { Details } from '@profile-search/contract/http/endpoint'
import type { showOrganisation } from '@profile-search/contract/profiles/organisations'
import { jobFeeds, previewPath } from '@profile-search/contract/site/feeds'
import type { MetaDescriptor } from 'react-router'
import { whereabouts } from '#features/hiring/jobs/job-line.tsx'
import { pay } from '#features/hiring/pay.ts'
import { i18n } from '#text/i18n.ts'
import { siteZone } from '#ui/text/site-zone.ts'
import { themeColour } from '#ui/theme/palette.ts'
import { jobPostingOf } from './job-posting.ts'
import { breadcrumbsOf, organisationOf } from './structured-data.ts'

/** The matches of a page, as far as they concern the site; the first is the root. */
type Matches = readonly ({ loaderData?: unknown } | undefined)[]
type Settings = { company_name: string; public_url: string }

/** The name and the public address of the site. */
export function siteOf(matches: Matches) {
	const settings = settingsIn(matches[0]?.loaderData)
	return { name: settings?.company_name ?? i18n.t('site.name'), publicUrl: settings?.public_url ?? '' }
}

type Shared = { title: string; description: string; path: string; image?: string; type?: string }

/** Meta tags of a page for search engines and link previews, which need absolute addresses. */
export function sharedMeta(
	matches: Matches,
	{ title, description, path, image, type }: Shared,
): MetaDescriptor[] {
	const { name, publicUrl } = siteOf(matches)
	const short = shortened(description)
	return [
		{ title: `${title} · ${name}` },
		{ name: 'description', content: short },
		{ property: 'og:site_name', content: name },
		{ property: 'og:title', content: title },
		{ property: 'og:description', content: short },
		{ property: 'og:type', content: type ?? 'website' },
		{ property: 'og:url', content: publicUrl + path },
		{ property: 'og:image', content: publicUrl + (image ?? previewPath.site) + inOwnLanguage() },
		{ property: 'og:image:type', content: 'image/png' },
		{ property: 'og:image:width', content: '1200' },
		{ property: 'og:image:height', content: '630' },
		{ name: 'twitter:card', content: 'summary_large_image' },
		{ name: 'theme-color', content: themeColour },
	]
}

/** The picture says its few words in the language of the page. */
function inOwnLanguage() {
	return i18n.language === 'en' ? '' : `?lang=${i18n.language}`
}

/** Meta tags of an open job. */
export function jobMeta(job: Details<typeof showJob>, matches: Matches): MetaDescriptor[] {
	const { publicUrl } = siteOf(matches)
	const path = `/jobs/${job.id}`
	const where = whereabouts(job, i18n.t(`values.workMode.${job.workMode}`))
	const posting = jobPostingOf(job, publicUrl, siteZone())
	return [
		...sharedMeta(matches, {
			title: `${job.title}, ${job.organisation.name}`,
			description: `${where} · ${pay(job)}. ${job.description}`,
			path,
			...(posting && { image: previewPath.job(job.id) }),
		}),
		...(posting
			? [
					{ 'script:ld+json': posting },
					{
						'script:ld+json': breadcrumbsOf(publicUrl, [
							{ name: i18n.t('jobs.title'), path: '/jobs' },
							{ name: job.title, path },
						]),
					},
				]
			: [noIndex]),
	]
}

/** Meta tags of an organisation. */
export function organisationMeta(
	organisation: Details<typeof showOrganisation>,
	matches: Matches,
): MetaDescriptor[] {
	const { publicUrl } = siteOf(matches)
	const { id, name, about } = organisation
	const path = `/employer-details/${id}`
	return [
		...sharedMeta(matches, {
			title: name,
			description: about ?? '',
			path,
			image: previewPath.organisation(id),
		}),
		{ 'script:ld+json': organisationOf(organisation, publicUrl) },
		{
			'script:ld+json': breadcrumbsOf(publicUrl, [
				{ name: i18n.t('organisations.title'), path: '/employer-list' },
				{ name, path },
			]),
		},
	]
}

/** Links to the feeds of a list of jobs, with its search. */
export function feedLinks(search: URLSearchParams): MetaDescriptor[] {
	const asked = new URLSearchParams(
		[...search].filter(([name, value]) => !['page', 'order'].includes(name) && value),
	)
	const suffix = asked.size > 0 ? `?${asked}` : ''
	return jobFeeds.map(({ path, mediaType, format }) => ({
		tagName: 'link',
		rel: 'alternate',
		type: mediaType,
		title: i18n.t('outside.feed', { format: i18n.t(`outside.formats.${format}`) }),
		href: path + suffix,
	}))
}

/** Tells search engines to skip this page. */
export const noIndex = { name: 'robots', content: 'noindex' }

/** Shortens a description for search results, at a word boundary. */
function shortened(text: string) {
	const line = text.replaceAll(/\s+/g, ' ').trim()
	return line.length <= 200 ? line : `${line.slice(0, 200).replace(/\s+\S*$/, '')} …`
}

function settingsIn(loaded: unknown): Settings | undefined {
	const settings = typeof loaded === 'object' && loaded && 'settings' in loaded ? loaded.settings : null
	return isSettings(settings) ? settings : undefined
}

function isSettings(value: unknown): value is Settings {
	return typeof value === 'object' && value !== null && 'public_url' in value && 'company_name' in value
}
