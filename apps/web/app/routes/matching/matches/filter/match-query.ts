import { JobMatchQuery, PersonMatchQuery } from '@profile-search/contract/matching/matches'
import { longestShortlistTag } from '@profile-search/contract/matching/shortlist-notes'
import { Timestamp } from '@profile-search/contract/platform/basics'
import { WorkMode } from '@profile-search/contract/profiles/candidates'

/** The length of a ranking at first, and the longest. */
const [step, most] = [20, 100]

/** What an address asks of a ranking of jobs. What cannot be understood is left out. */
export function jobQueryOf(search: URLSearchParams) {
	return {
		...rankingQueryOf(search),
		payAtLeast: numberIn(search, 'payAtLeast', 100_000_000),
		workMode: WorkMode.safeParse(search.get('workMode')).data,
		order: JobMatchQuery.shape.order.safeParse(search.get('order') ?? undefined).data,
	}
}

export function personQueryOf(search: URLSearchParams) {
	const order = PersonMatchQuery.shape.order.safeParse(search.get('order') ?? undefined).data
	const only = PersonMatchQuery.shape.only.safeParse(search.get('only') ?? undefined).data
	return { ...rankingQueryOf(search), tag: search.get('tag')?.slice(0, longestShortlistTag), only, order }
}

/** Where the people whom an address shows can be downloaded, or only these. */
export function csvAddress(jobId: string, search: URLSearchParams, people: readonly string[] = []) {
	const { limit: _, ...query } = personQueryOf(search)
	const asked = Object.entries({ ...query, people: people.join(',') }).flatMap(([name, value]) =>
		value ? [[name, String(value)]] : [],
	)
	return `/api/jobs/${jobId}/matches.csv?${new URLSearchParams(asked)}`
}

function rankingQueryOf(search: URLSearchParams) {
	const since = search.get('since') ?? ''
	return {
		limit: Math.max(step, numberIn(search, 'limit', most) ?? step),
		place: search.get('place')?.slice(0, 80),
		least: numberIn(search, 'least', 100),
		since: Timestamp.safeParse(since).success ? since : undefined,
	}
}

function numberIn(search: URLSearchParams, name: string, highest: number) {
	const value = Number(search.get(name) ?? '')
	return Number.isInteger(value) && value > 0 && value <= highest ? value : undefined
}
