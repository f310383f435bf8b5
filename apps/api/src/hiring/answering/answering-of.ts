import type { Answering } from '@profile-search/contract/hiring/jobs'
import type { Db } from '@profile-search/db/client'
import { remember } from '#platform/concurrency/remember.ts'
import { findAnswering } from './queries.ts'

/** Seconds for which figures over a year are as good as fresh. */
const seconds = 300

/** Of so many organisations they are kept. */
const mostKept = 5000

/** The answering record of organisations, from memory for some minutes: every page of a job shows it. */
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
