import type { Db } from '@profile-search/db/client'
import { findHorizon, insertMark, outdating, type MatchChange, type Mark } from '../../../changes/changes.ts'
import { followChanges, type BatchSizes } from '../../../changes/follow-changes.ts'
import type { Cluster } from '../cluster.ts'
import { createIndex, documentsAtOnce, refresh, writeEntries } from '../documents/indices.ts'
import { mappingVersion } from '../documents/mapping.ts'
import { writeProgress, type Progress } from './progress.ts'
import { lists, readChanged, type Changed } from './read-changed.ts'
import { areOutgrown, openSources, shapes } from './sources.ts'

/** As many as one bulk request carries; nobody waits for this thread to answer. */
const batches: BatchSizes = { prompt: documentsAtOnce, bulk: documentsAtOnce }

/** Indices of all lists, kept up to date. */
export type WrittenLists = Awaited<ReturnType<typeof followInto>>

/** Follows the change table into indices that have all that is older than the position. */
export async function followInto(
	db: Db,
	cluster: Cluster,
	{ position, indices, mark: first, counted }: Pick<Progress, 'position' | 'indices' | 'mark' | 'counted'>,
) {
	let mark: Mark = first
	let noted = ''
	let isOutgrown = await areOutgrown(db, counted)
	const sources = await openSources(db)
	const changes = followChanges(db, position, apply, outdating.lists, batches)
	/** The batch that is on its way to the cluster while the next one is read. */
	let writing = Promise.resolve()
	const unseen = new Set<string>()

	async function apply(changed: MatchChange[]) {
		if (changed.some(({ subject }) => subject === 'learning')) isOutgrown = await areOutgrown(db, counted)
		const read = await readChanged(sources, changed)
		await writing
		writing = write(read)
		// Whoever waits for it next is told.
		writing.catch(() => {})
	}

	async function write(read: Changed[]) {
		for (const { list, version, ...written } of read) {
			await writeEntries(cluster, indices[list], shapes[list], written, version)
			unseen.add(indices[list])
		}
	}

	return {
		indices,
		/**
		 * Writes what has changed, and returns whether all of it is out of date. `isHurried` ends a bulk load early, to be
		 * continued in the next round. Once it has thrown, following begins anew from where it was noted last.
		 */
		async catchUp(isHurried: () => boolean) {
			const isOutdated = await changes.catchUp()
			await changes.applyBulk(isHurried)
			await writing
			if (unseen.size > 0) await refresh(cluster, [...unseen])
			unseen.clear()
			return isOutdated || isOutgrown
		},
		/** Puts a younger mark into the change table; it counts from the next round on. */
		async renewMark() {
			mark = await insertMark(db)
		},
		isBehind: () => changes.behind() > 0,
		/** Notes how far the indices are, where something relevant has changed since it was noted last. */
		async noteProgress() {
			const state = `${changes.applied()} ${changes.behind()} ${mark.id} ${changes.hasYoung()}`
			if (state === noted) return
			const snapshot = changes.behind() > 0 ? null : (changes.snapshot() ?? null)
			await writeProgress(cluster, {
				mapping: mappingVersion,
				position: changes.position(),
				snapshot,
				mark,
				indices,
				counted,
			})
			noted = state
		},
	}
}

/** Writes all lists into new indices, beside those that answer. `mayGoOn` throws when it is no longer to be done. */
export async function writeAll(db: Db, cluster: Cluster, mayGoOn: () => void): Promise<WrittenLists> {
	const mark = await insertMark(db)
	const position = await findHorizon(db)
	const sources = await openSources(db)
	const indices = {
		people: await createIndex(cluster, 'people', shapes.people),
		jobs: await createIndex(cluster, 'jobs', shapes.jobs),
		organisations: await createIndex(cluster, 'organisations', shapes.organisations),
	}
	for (const list of lists)
		for await (const { entries, features, version } of sources[list].all()) {
			mayGoOn()
			await writeEntries(cluster, indices[list], shapes[list], { entries, features, gone: [] }, version)
		}
	await refresh(cluster, Object.values(indices))
	return followInto(db, cluster, { position, indices, mark, counted: sources.counted })
}
