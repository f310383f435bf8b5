import type { Db } from '@profile-search/db/client'
import type { Piece, Sections } from '@profile-search/matching/snapshot/sections'
import { hashOfCode } from '../snapshot/shape.ts'
import type { SnapshotName, SnapshotStore } from '../snapshot/snapshot-store.ts'
import { createTimeSlices, type Yield } from '../thread/time-slices.ts'
import { findHorizon, type MatchChange, type Outdating } from './changes.ts'
import { followChanges } from './follow-changes.ts'

/** A part of the index, loaded: its snapshots, with the shape and the contents of each, and how changes are applied. */
type Part = {
	snapshots: readonly Snapshot[]
	apply: (changes: MatchChange[]) => Promise<void>
}

type Snapshot = { name: SnapshotName; shape: string; pieces: () => Iterable<Piece> }

/** What a part of the index is loaded with. */
export type Loading = {
	/** Where changes are read from. */
	db: Db
	/** Where all is loaded from: the same server, or a replica of it. */
	from: Db
	/** The hash of the code, which is part of every shape. */
	code: string
	isLearning: boolean
	/** Returns what `make` builds from a snapshot, if there is one that can be trusted. */
	restore: <Value>(
		name: SnapshotName,
		shape: string,
		make: (sections: Sections) => Value,
	) => Promise<Value | undefined>
	yieldNow: Yield
}

/** A part of the index, kept up to date. */
export type Follower = Awaited<ReturnType<typeof followDatabase<Part>>>

type Options = {
	/** Whether to use what was learned from the portal's own data. */
	isLearning?: boolean
	/** Loads slowly, leaving processor time to the thread that answers meanwhile. */
	isBackground?: boolean
	/** The subjects whose changes cannot be applied to this part. */
	outdatedBy: Outdating
	/** A replica to load from, by one connection, which reaches one server. */
	replica?: Db | undefined
}

/** Loads a part of the index, from its snapshots or from the database, and keeps it up to date. */
export async function followDatabase<Loaded extends Part>(
	db: Db,
	load: (loading: Loading) => Promise<Loaded>,
	store: SnapshotStore | undefined,
	options: Options,
): Promise<Loaded & ReturnType<typeof followChanges> & { restored: ReadonlySet<SnapshotName> }> {
	const from = options.replica ?? db
	// What a replica lacks still is of transactions that are no older, so it is among the changes that follow.
	let start = await findHorizon(from)
	const restored = new Set<SnapshotName>()
	const part = await load({
		db,
		from,
		code: await hashOfCode(),
		isLearning: options.isLearning ?? true,
		yieldNow: createTimeSlices(options.isBackground ? 0.5 : 0),
		// A restored value is as old as its snapshot; changes are applied from there on.
		async restore(name, shape, make) {
			const found = await store?.read(db, name, { shape, outdatedBy: options.outdatedBy }, make)
			if (!found) return undefined
			restored.add(name)
			if (BigInt(found.position) < BigInt(start)) start = found.position
			return found.value
		},
	})
	const changes = followChanges(db, start, part.apply, options.outdatedBy)

	// A snapshot may show people who have since left or hidden their profile, so it answers nothing before it has
	// caught up.
	if (restored.size > 0 && (await changes.catchUp())) return followDatabase(db, load, undefined, options)
	await changes.applyBulk(() => false)
	return { ...part, ...changes, restored }
}
