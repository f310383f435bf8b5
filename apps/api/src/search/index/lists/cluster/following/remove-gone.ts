import type { Db } from '@profile-search/db/client'
import { outdating, type MatchChange } from '../../../changes/changes.ts'
import { followChanges } from '../../../changes/follow-changes.ts'
import type { Cluster } from '../cluster.ts'
import { refresh, writeEntries } from '../documents/indices.ts'
import type { Progress } from './progress.ts'
import { readChanged } from './read-changed.ts'
import { openSources, shapes } from './sources.ts'

/**
 * Takes out of indices of an older version who and what has gone since, so that an erasure does not wait until all is written anew. Such
 * indices are given nothing else: their entries may have another form.
 */
export async function removeGone(
	db: Db,
	cluster: Cluster,
	{ position, indices }: Pick<Progress, 'position' | 'indices'>,
) {
	const sources = await openSources(db)
	const changes = followChanges(db, position, apply, outdating.lists)

	async function apply(changed: MatchChange[]) {
		for (const { list, gone, version } of await readChanged(sources, changed))
			await writeEntries(cluster, indices[list], shapes[list], { entries: [], gone }, version)
	}

	return {
		/** Removes what has gone until now. `isHurried` ends a bulk load early, to be continued by the next call. */
		async catchUp(isHurried: () => boolean) {
			const before = changes.applied()
			await changes.catchUp()
			await changes.applyBulk(isHurried)
			if (changes.applied() !== before) await refresh(cluster, Object.values(indices))
		},
	}
}
