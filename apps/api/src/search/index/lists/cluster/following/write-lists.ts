import { setTimeout as pause } from 'node:timers/promises'
import type { Db } from '@profile-search/db/client'
import { findGap, outdating } from '../../../changes/changes.ts'
import type { Cluster } from '../cluster.ts'
import { listIndices, switchTo } from '../documents/indices.ts'
import { mappingVersion } from '../documents/mapping.ts'
import { readProgress } from './progress.ts'
import { removeGone } from './remove-gone.ts'
import { followInto, writeAll, type WrittenLists } from './written-lists.ts'

type Writing = {
	db: Db
	cluster: Cluster
	/** Resolves when there may be new changes, or a moment later. */
	untilChanged: () => Promise<void>
	/** Whether the work is over: the program ends, or another node has taken over. */
	isOver: () => boolean
	note: (message: string) => void
}

/** Changes of several people that save at about the same time are written in one round. */
const gatherMs = 100
/** So long a round works at most on changes of bulk loads. */
const roundMs = 500
/** The change table keeps a day: after an outage of 22 hours at most, nothing is written anew. */
const renewEveryMs = 3_600_000

/**
 * Keeps the lists of a cluster up to date, from where they are. What cannot be followed is written anew beside what answers, which
 * is followed meanwhile. Throws when the cluster or the database is away; called again, it continues.
 */
export async function writeLists({ db, cluster, untilChanged, isOver, note }: Writing) {
	let hasFailed = false
	const mayGoOn = () => {
		if (hasFailed || isOver()) throw new Error('Another one writes the lists.')
	}
	let { serving, leaving, isOutdated } = await findServing(db, cluster, note)
	let building: Promise<WrittenLists> | undefined
	let built: { lists: WrittenLists } | { error: unknown } | undefined
	let renewedAt = performance.now()

	function build() {
		built = undefined
		building = writeAll(db, cluster, mayGoOn)
		building.then(
			(lists) => (built = { lists }),
			(error: unknown) => (built = { error }),
		)
	}

	try {
		while (!isOver()) {
			if (serving) isOutdated = (await serving.catchUp(soon())) || isOutdated
			await serving?.noteProgress()
			await leaving?.catchUp(soon())
			if (isOutdated && !building) build()
			if (built && 'error' in built) throw built.error
			if (built) {
				const { lists } = built
				isOutdated = await lists.catchUp(() => false)
				await switchTo(cluster, lists.indices)
				await lists.noteProgress()
				serving = lists
				;[leaving, building, built] = [undefined, undefined, undefined]
				renewedAt = performance.now()
			}
			if (serving && performance.now() - renewedAt > renewEveryMs) {
				await serving.renewMark()
				renewedAt = performance.now()
			}
			if (!serving?.isBehind()) await untilChanged()
			await pause(gatherMs)
		}
	} finally {
		hasFailed = true
		await building?.catch(() => {})
	}
}

/** Tells when the next round is due, in which what people have saved meanwhile comes first. */
function soon() {
	const until = performance.now() + roundMs
	return () => performance.now() > until
}

/**
 * The lists that answer, if they can be followed, or those of an older version, which people still leave; and whether they are to be
 * written anew.
 */
async function findServing(db: Db, cluster: Cluster, note: Writing['note']) {
	const nothing = { serving: undefined, leaving: undefined }
	const progress = await readProgress(cluster)
	const there = progress ? await listIndices(cluster) : []
	if (!progress || !Object.values(progress.indices).every((index) => there.includes(index))) {
		note('The lists of the search cluster are written for the first time.')
		return { ...nothing, isOutdated: true }
	}
	if (progress.mapping !== mappingVersion) {
		note('The lists of the search cluster are written anew for this version.')
		const gap = await findGap(db, progress.position, progress.mark, [])
		return {
			...nothing,
			leaving: gap ? undefined : await removeGone(db, cluster, progress),
			isOutdated: true,
		}
	}
	const gap = await findGap(db, progress.position, progress.mark, outdating.lists)
	if (gap) note(`The lists of the search cluster are written anew: ${gap}.`)
	return { ...nothing, serving: await followInto(db, cluster, progress), isOutdated: gap !== undefined }
}
