import { join } from 'node:path'
import type { Db } from '@profile-search/db/client'
import type { Piece, Sections } from '@profile-search/matching/snapshot/sections'
import { messageOf } from '#platform/log/error-text.ts'
import { findGap, insertMark, type Mark, type Outdating } from '../changes/changes.ts'
import { gather } from './gather.ts'
import { openSnapshot, Unusable, writeSnapshot } from './snapshot-file.ts'

/** The parts of the index that have a snapshot file each. */
export type SnapshotName = 'matches' | 'people' | 'jobs' | 'organisations'

/** What a snapshot must have been made with, and what must not have changed since. */
type Wanted = { shape: string; outdatedBy: Outdating }

/** A restored value, and the position in the change table that it is valid for. */
type Restored<Value> = { value: Value; position: string }

/** Reads and writes the snapshots of an index, one file each. */
export type SnapshotStore = {
	/**
	 * Returns what `make` builds from a snapshot. Undefined when there is none that can be trusted; the log says why.
	 */
	read: <Value>(
		db: Db,
		name: SnapshotName,
		wanted: Wanted,
		make: (sections: Sections) => Value,
	) => Promise<Restored<Value> | undefined>
	/**
	 * Collects the pieces, which must not change meanwhile, and returns a function that writes them while changes go
	 * on.
	 */
	take: (
		name: SnapshotName,
		state: { shape: string; position: string; mark: Mark },
		pieces: Iterable<Piece>,
	) => Promise<() => Promise<void>>
	mark: (db: Db) => Promise<Mark>
}

/** The snapshots in a folder. */
export function createSnapshotStore(folder: string, log: (message: string) => void): SnapshotStore {
	const pathOf = (name: SnapshotName) => join(folder, `${name}.snapshot`)
	return {
		async read(db, name, wanted, make) {
			try {
				return await readBack(db, pathOf(name), wanted, make)
			} catch (error) {
				const why = messageOf(error)
				log(`The snapshot of ${name} is not used, since ${why}. All of it is read from the database.`)
				return undefined
			}
		},
		async take(name, state, pieces) {
			const sections = await gather(pieces)
			return () => writeSnapshot(pathOf(name), state, sections)
		},
		mark: insertMark,
	}
}

async function readBack<Value>(
	db: Db,
	path: string,
	{ shape, outdatedBy }: Wanted,
	make: (sections: Sections) => Value,
) {
	const file = await openSnapshot(path)
	if (!file) return undefined
	try {
		const { position, mark, ...of } = file.origin
		if (of.shape !== shape)
			throw new Unusable('it was made by another version of the program or with other knowledge')
		const gap = await findGap(db, position, mark, outdatedBy)
		if (gap) throw new Unusable(gap)
		return { value: make(await file.read()), position }
	} finally {
		await file.close()
	}
}
