import type { Answering } from '@profile-search/contract/hiring/jobs'
import type { Db } from '@profile-search/db/client'
import { remember } from '#platform/concurrency/remember.ts'
import { findAnswering } from './queries.ts'

/** Seconds for which cached statistics over a year are fresh enough. */
const seconds = 300

/** How many organisations are kept in the cache. */
const mostKept = 5000

/** The answering statistics of organisations, cached for some minutes, since every page of a job shows them. */
export function createAnswering(db: Db) {
	const kept = new Map<string, () => Promise<Answering | null>>()
	return (organisationId: string) => {
		if (kept.size >= mostKept) kept.clear()
		const known = kept.get(organisationId)
		if (known) return known()
		const ask = remember(seconds, () => findAnswering(db, organisationId))
		kept.set(organisationId, ask)
		return ask()
	}
}
