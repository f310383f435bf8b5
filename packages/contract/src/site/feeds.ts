/** The feeds of open jobs: whole, or with the query string of the list of jobs for a search of one's own. */
export const jobFeeds = [
	{ format: 'rss', path: '/feeds/jobs.rss', mediaType: 'application/rss+xml' },
	{ format: 'atom', path: '/feeds/jobs.atom', mediaType: 'application/atom+xml' },
	{ format: 'json', path: '/feeds/jobs.json', mediaType: 'application/feed+json' },
] as const
export type FeedFormat = (typeof jobFeeds)[number]['format']

/** The picture that messengers show of a page: 1200 × 630, PNG. */
export const previewPath = {
	site: '/previews/site.png',
	job: (id: string) => `/previews/jobs/${id}.png`,
	organisation: (id: string) => `/previews/organisations/${id}.png`,
}
