import type { ListName } from '#platform/context/matcher.ts'
import type { Mark } from '../../../changes/changes.ts'
import type { Cluster } from '../cluster.ts'

/** How far the lists of a cluster have followed the database. It is kept in the cluster, since it tells of what is there. */
export type Progress = {
	/** The version of the mapping that the indices were made with. */
	mapping: number
	/** All changes of older transactions are written. */
	position: string
	/** What PostgreSQL showed when the last changes were read: all that is visible in it is written. Null while some are not. */
	snapshot: string | null
	/** A row of the change table that shows whether it reaches back to the position. */
	mark: Mark
	indices: Record<ListName, string>
	/** How many texts the rarity of words was counted in that the entries were written with. */
	counted: number
}

/** Undefined before the lists were written for the first time. */
export async function readProgress(cluster: Cluster): Promise<Progress | undefined> {
	const { _source: progress } = await cluster.ask<{ _source?: Progress }>({
		method: 'GET',
		path: `/${cluster.prefix}-progress/_doc/lists`,
		allowed: [404],
	})
	return progress
}

export async function writeProgress(cluster: Cluster, progress: Progress) {
	await cluster.ask({ method: 'PUT', path: `/${cluster.prefix}-progress/_doc/lists`, body: progress })
}
