import type { Db } from '@profile-search/db/client'
import { statement } from '@profile-search/db/statement'
import type { Job, Person } from '@profile-search/matching/types'
import { LRUCache } from 'lru-cache'
import { findJobDocumentOf, listJobDocuments, listPersonDocuments } from '../documents.ts'
import { watchChanges } from './watch-changes.ts'

/** A document has about 4 KB. */
const mostKept = 2000
/** What no change is noted of, such as that the last day of a job has passed, is never older than this. */
const oldestMs = 60_000

/**
 * The documents of people and jobs, kept in this process until a change of one is noticed. What is returned has all that
 * was committed before the call. A document that has not changed is the same object each time, so that whoever keeps
 * something made of it can tell.
 */
export const keptDocuments = statement((db) => createKeptDocuments(db))

function createKeptDocuments(db: Db) {
	const people = new LRUCache<string, Person>({ max: mostKept, ttl: oldestMs })
	const openJobs = new LRUCache<string, Job>({ max: mostKept, ttl: oldestMs })
	const ownJobs = new LRUCache<string, { organisationId: string; job: Job }>({ max: mostKept, ttl: oldestMs })
	const watch = watchChanges(db)
	/** Rises with every change; what was read meanwhile is not kept. */
	let changes = 0

	watch.onChange((changed) => {
		changes += 1
		const isAll =
			changed === 'anything' || changed.some(({ subject, ids }) => subject === 'knowledge' || !ids)
		if (isAll) {
			for (const cache of [people, openJobs, ownJobs]) cache.clear()
			return
		}
		for (const { subject, ids } of changed)
			for (const id of ids ?? []) {
				if (subject === 'person') people.delete(id)
				if (subject !== 'job') continue
				openJobs.delete(id)
				ownJobs.delete(id)
			}
	})

	async function list<Document extends { id: string }>(
		kept: LRUCache<string, Document>,
		ids: readonly string[],
		read: (ids: string[]) => Promise<Document[]>,
	) {
		await watch.catchUp()
		const known = new Map<string, Document>()
		for (const id of ids) {
			const document = kept.get(id)
			if (document) known.set(id, document)
		}
		const before = changes
		for (const document of await read(ids.filter((id) => !known.has(id)))) {
			known.set(document.id, document)
			if (changes === before) kept.set(document.id, document)
		}
		return [...known.values()]
	}

	return {
		/** Those of these people who are approved. */
		listPeople: (ids: readonly string[]) => list(people, ids, (missing) => listPersonDocuments(db, missing)),
		/** Those of these jobs that are open and of an approved organisation. */
		listOpenJobs: (ids: readonly string[]) => list(openJobs, ids, (missing) => listJobDocuments(db, missing)),
		/** A job of this organisation, in any state. */
		async findJobOf(organisationId: string, id: string) {
			await watch.catchUp()
			const kept = ownJobs.get(id)
			if (kept?.organisationId === organisationId) return kept.job
			const before = changes
			const job = await findJobDocumentOf(db, organisationId, id)
			if (job && changes === before) ownJobs.set(id, { organisationId, job })
			return job
		},
	}
}
