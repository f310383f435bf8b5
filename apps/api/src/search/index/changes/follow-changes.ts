import type { Db } from '@profile-search/db/client'
import { prepareRound, type MatchChange, type Outdating } from './changes.ts'

/** A transaction with more changes than this is a bulk load; what people save meanwhile is applied before it. */
const bulkSize = 500

/** How many changes are applied in one go, and how many of a bulk load. */
export type BatchSizes = { prompt: number; bulk: number }

/** For an index in memory: a question that arrives meanwhile waits for them. */
const inMemory: BatchSizes = { prompt: 200, bulk: 20 }

/**
 * Follows the change table from a position on. After a failure, `apply` may get a change a second time. `outdatedBy`: the
 * subjects whose changes cannot be applied.
 */
export function followChanges(
	db: Db,
	position: string,
	apply: (changes: MatchChange[]) => Promise<void>,
	outdatedBy: Outdating,
	batches = inMemory,
) {
	const outdating = new Set<MatchChange['subject']>(outdatedBy)
	let readFrom = position
	/** Changes beyond the horizon that have been read already, while an older transaction was in progress. */
	let known = new Set<string>()
	/** Changes of bulk loads still to be applied, oldest first. */
	let bulk: MatchChange[] = []
	let applied = 0
	let snapshot: string | undefined
	let isOutdated = false
	const readRound = prepareRound(db)

	async function applyCounted(changes: MatchChange[]) {
		await apply(changes)
		applied += changes.length
	}

	return {
		/**
		 * Applies the changes since the last call, and returns whether all of it is out of date. Leaves the changes
		 * of bulk loads to `applyBulk`.
		 */
		async catchUp() {
			const { horizon: next, snapshot: seen, changes: visible } = await readRound(readFrom)
			const changes = visible.filter((change) => !known.has(nameOf(change)))
			const beyond = [...known, ...changes.map(nameOf)].filter(
				(name) => BigInt(name.split(' ')[0] ?? 0) >= BigInt(next),
			)
			const [prompt, ofBulk] = bySize(changes)
			for (let at = 0; at < prompt.length; at += batches.prompt)
				await applyCounted(prompt.slice(at, at + batches.prompt))
			// Set only now, so that a round that fails midway is repeated from its beginning.
			bulk = bulk.concat(ofBulk)
			known = new Set(beyond)
			readFrom = next
			snapshot = seen
			isOutdated ||= changes.some(({ subject }) => outdating.has(subject))
			return isOutdated
		},
		/** Applies changes of bulk loads until none is left or it is interrupted. */
		async applyBulk(isInterrupted: () => boolean) {
			while (bulk.length > 0 && !isInterrupted()) {
				await applyCounted(bulk.slice(0, batches.bulk))
				bulk = bulk.slice(batches.bulk)
			}
		},
		/** All changes of transactions older than this are applied. */
		position: () => bulk[0]?.transaction ?? readFrom,
		/** What PostgreSQL showed to the last round: all changes that are visible in it are applied, unless some are `behind`. */
		snapshot: () => snapshot,
		/** Whether changes are applied that the position does not cover yet, since an older transaction was in progress. */
		hasYoung: () => known.size > 0,
		/** How many changes have been applied. */
		applied: () => applied,
		/** How many changes of bulk loads are still to be applied. */
		behind: () => bulk.length,
	}
}

/** Splits off the changes of bulk loads, in the order of their transactions, from those of ordinary transactions. */
function bySize(changes: MatchChange[]) {
	const sizes = new Map<string, number>()
	for (const { transaction } of changes) sizes.set(transaction, (sizes.get(transaction) ?? 0) + 1)
	const isBulk = ({ transaction }: MatchChange) => (sizes.get(transaction) ?? 0) > bulkSize
	const ofBulk = changes
		.filter(isBulk)
		.toSorted((a, b) => Number(BigInt(a.transaction) - BigInt(b.transaction)))
	return [changes.filter((change) => !isBulk(change)), ofBulk] as const
}

function nameOf(change: MatchChange) {
	return `${change.transaction} ${change.subject} ${change.subjectId}`
}
