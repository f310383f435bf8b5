import type { Db } from '@profile-search/db/client'
import type { Follower } from '../changes/follower.ts'
import { kept, type Kept, type Shelf } from './shelf.ts'

/**
 * A restart then has changes of ten minutes to take in, which is a matter of seconds; a gigabyte written more often
 * would only wear the disk.
 */
const keepEveryMs = 10 * 60_000

/** Without a change a snapshot stays true, but not for ever: its mark is swept after a day. */
const renewEveryMs = 12 * 3_600_000

/** When snapshots of a follower are written. */
export type Keeper = {
	/** Takes in what has changed; says whether the knowledge has, and then nothing more is to be kept of this follower. */
	catchUp: () => Promise<boolean>
	/** After it: takes the state that is due and begins to write it. */
	keep: () => Promise<void>
	/** Writes what has changed since the last time, at the end. */
	finish: () => Promise<void>
}

/** Keeps snapshots of a follower: when it has loaded, from time to time when something has changed, and at the end. */
export function createKeeper(
	db: Db,
	shelf: Shelf,
	follower: Follower,
	log: (message: string) => void,
	/** Called when a snapshot is written, and the next one can be taken. */
	onWritten: () => void = () => {},
): Keeper {
	/** What is still to be taken in this round; in the first one, all that was not read back. */
	let left: Kept[] = kept.filter((name) => !follower.readBack.has(name))
	let roundAt = performance.now()
	/** How many changes the last round holds; none of those that came after what was read back. */
	let applied = 0
	let mark: Awaited<ReturnType<Shelf['mark']>> | undefined
	let writing: Promise<void> | undefined

	/** Begins a round when one is due. */
	function plan(isEnd: boolean) {
		if (left.length > 0 || writing) return
		const age = performance.now() - roundAt
		const hasChanged = follower.applied() !== applied
		const isDue = (hasChanged && (isEnd || age >= keepEveryMs)) || age >= renewEveryMs
		if (!isDue) return
		left = [...kept]
		roundAt = performance.now()
		applied = follower.applied()
	}

	async function catchUp() {
		plan(false)
		mark = left.length > 0 && !writing ? await shelf.mark(db).catch(giveUp) : undefined
		return follower.catchUp()
	}

	async function keep() {
		const name = left[0]
		if (!name || !mark) return
		const state = { shape: follower.shapes[name], position: follower.position(), mark }
		mark = undefined
		try {
			const write = await shelf.take(name, state, follower.pieces[name]())
			left = left.slice(1)
			writing = write()
				.catch(giveUp)
				.finally(() => {
					writing = undefined
					onWritten()
				})
		} catch (error) {
			giveUp(error)
		}
	}

	/** A full disk, or a database that only reads: the portal works without snapshots, and tries again in the next round. */
	function giveUp(error: unknown): undefined {
		left = []
		log(`No snapshot was written: ${error instanceof Error ? error.message : String(error)}`)
	}

	return {
		catchUp,
		keep,
		async finish() {
			await writing
			await follower.catchUp()
			plan(true)
			while (left.length > 0) {
				// Knowledge that has changed makes all of this out of date.
				if (await catchUp()) return
				await keep()
				await writing
			}
		},
	}
}
