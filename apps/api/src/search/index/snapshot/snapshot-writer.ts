import type { Db } from '@profile-search/db/client'
import { messageOf } from '#platform/log/error-text.ts'
import type { Mark } from '../changes/changes.ts'
import type { Follower } from '../changes/follower.ts'
import type { SnapshotStore } from './snapshot-store.ts'

/**
 * A restart then has at most ten minutes of changes to apply, which takes seconds. Writing a gigabyte more often would
 * only wear the disk.
 */
const writeEveryMs = 10 * 60_000

/** Without changes a snapshot stays valid, but not for ever: its mark is deleted after a day. */
const renewEveryMs = 12 * 3_600_000

/** Decides when snapshots of a follower are written. */
export type SnapshotWriter = {
	/**
	 * Applies the changes, and returns whether the knowledge has changed; if so, no more snapshots are to be written of
	 * this follower.
	 */
	catchUp: () => Promise<boolean>
	/** To be called after `catchUp`: takes the state that is due and starts writing it. */
	writeNext: () => Promise<void>
	/** Writes all that is due; questions wait meanwhile. */
	writeDue: () => Promise<void>
	/** Writes the changes since the last round, at the end. */
	finish: () => Promise<void>
}

/** Writes snapshots of a follower: after loading, every ten minutes if anything has changed, and at the end. */
export function createSnapshotWriter(
	db: Db,
	store: SnapshotStore,
	follower: Follower,
	log: (message: string) => void,
	/** Called when the next snapshot can be taken. */
	onReady: () => void = () => {},
): SnapshotWriter {
	/** Snapshots still to be taken in this round; in the first round, all that were not restored. */
	let left = follower.snapshots.filter(({ name }) => !follower.restored.has(name))
	let roundAt = performance.now()
	/**
	 * How many changes the last round contains; 0 at first, since a restored snapshot has none of those applied since.
	 */
	let applied = 0
	const marks = createMarks(() => store.mark(db).catch(giveUp), onReady)
	/** From before the last round began, so that it is no younger than any change that the state may lack. */
	let mark: Mark | undefined
	let writing: Promise<void> | undefined

	/** Starts a round when one is due. */
	function plan(isEnd: boolean) {
		if (left.length > 0 || writing) return
		const age = performance.now() - roundAt
		const hasChanged = follower.applied() !== applied
		const isDue = (hasChanged && (isEnd || age >= writeEveryMs)) || age >= renewEveryMs
		if (!isDue) return
		left = [...follower.snapshots]
		roundAt = performance.now()
		applied = follower.applied()
	}

	async function catchUp() {
		plan(false)
		if (left.length > 0 && !writing) {
			mark ??= marks.take()
			if (!mark) void marks.prepare()
		}
		return follower.catchUp()
	}

	async function writeNext() {
		const [next] = left
		if (!next || !mark) return
		const { name, shape, pieces } = next
		const state = { shape, position: follower.position(), mark }
		mark = undefined
		try {
			const write = await store.take(name, state, pieces())
			left = left.slice(1)
			writing = write()
				.catch(giveUp)
				.finally(() => {
					writing = undefined
					onReady()
				})
		} catch (error) {
			giveUp(error)
		}
	}

	async function writeDue() {
		while (left.length > 0) {
			await marks.prepare()
			// Changed knowledge makes all snapshots out of date.
			if (await catchUp()) return
			await writeNext()
			await writing
		}
	}

	/**
	 * Handles a full disk or a read-only database: the portal works without snapshots, and tries again in the next
	 * round.
	 */
	function giveUp(error: unknown): undefined {
		left = []
		log(`No snapshot was written: ${messageOf(error)}`)
	}

	return {
		catchUp,
		writeNext,
		writeDue,
		async finish() {
			await writing
			await follower.catchUp()
			plan(true)
			await writeDue()
		},
	}
}

/** Makes the mark of the next snapshot ahead of it, so that no round waits for a busy disk. */
function createMarks(make: () => Promise<Mark | undefined>, onMade: () => void) {
	let made: Mark | undefined
	let making: Promise<void> | undefined

	async function makeOne() {
		made = await make()
		making = undefined
		onMade()
	}

	return {
		/** Resolves when there is a mark, or none could be made. */
		async prepare() {
			if (!made) await (making ??= makeOne())
		},
		/** The mark, which no other snapshot gets. */
		take() {
			const mark = made
			made = undefined
			return mark
		},
	}
}
