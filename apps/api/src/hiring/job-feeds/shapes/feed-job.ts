import type { FeedKind, FeedProblem } from '@profile-search/contract/hiring/drafts/job-feeds'
import type { JobColumn } from '@profile-search/contract/hiring/drafts/job-imports'
import type { ValueNote } from '@profile-search/db/schema/platform/imports'

/** A place as a feed writes it, such as Pune with Maharashtra. */
export type FeedPlace = { name: string; state: string | undefined }

/** A job of a feed: its values as a row of a file would have them. */
export type FeedJob = {
	externalId: string
	texts: Partial<Record<JobColumn, string>>
	places: FeedPlace[]
	notes: ValueNote<JobColumn>[]
}

/** What was read of a feed. It is whole when it has every job that the feed has. */
export type Parsed = { kind: FeedKind; jobs: FeedJob[]; isWhole: boolean }

/** Thrown when a feed cannot be read. */
export class FeedError extends Error {
	override name = 'FeedError'
	problem: FeedProblem
	constructor(problem: FeedProblem) {
		super(problem)
		this.problem = problem
	}
}

/** Without what is empty, since an empty text would count as a wrong one. */
export function filled(texts: Partial<Record<JobColumn, string | undefined>>): FeedJob['texts'] {
	return Object.fromEntries(
		Object.entries(texts).flatMap(([column, text]) => (text?.trim() ? [[column, text.trim()]] : [])),
	)
}

/** The place in a text such as “Pune, Maharashtra, India”; none for “Remote”. */
export function placeOf(text: string): FeedPlace | undefined {
	const parts = text
		.split(/[,/·–]|\s-\s/)
		.map((part) => part.trim())
		.filter((part) => part && !isCountry(part) && !isRemoteText(part))
	const [name, state] = parts
	return name ? { name, state } : undefined
}

/** Whether the place of a job says that it is done from anywhere. */
export function isRemoteText(text: string) {
	return /\bremote\b|\banywhere\b|work from home/i.test(text)
}

function isCountry(text: string) {
	return /^(?:india|bharat|in|ind)$/i.test(text)
}

/** Each place once. */
export function uniquePlaces(places: (FeedPlace | undefined)[]) {
	const known = new Map<string, FeedPlace>()
	for (const place of places)
		if (place && !known.has(place.name.toLowerCase())) known.set(place.name.toLowerCase(), place)
	return [...known.values()]
}
