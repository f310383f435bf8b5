/** The feeds of open jobs: all of them, or the results of a search, with the query string of the list of jobs. */
export const jobFeeds = [
	{ format: 'rss', path: '/feeds/jobs.rss', mediaType: 'application/rss+xml' },
	{ format: 'atom', path: '/feeds/jobs.atom', mediaType: 'application/atom+xml' },
	{ format: 'json', path: '/feeds/jobs.json', mediaType: 'application/feed+json' },
] as const
export type FeedFormat = (typeof jobFeeds)[number]['format']

/** The preview picture of a page in messengers: 1200 × 630 pixels, PNG. */
export const previewPath = {
	site: '/previews/site.png',
	job: (id: string) => `/previews/jobs/${id}.png`,
	organisation: (id: string) => `/previews/organisations/${id}.png`,
}
