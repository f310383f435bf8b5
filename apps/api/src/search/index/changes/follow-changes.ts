import type { Db } from '@profile-search/db/client'
import { findHorizon, listChangesFrom, type MatchChange } from './changes.ts'

/** Changes whose documents are read at once. */
const batchSize = 200

/** A transaction with more changes than this is a bulk load: what people save meanwhile goes before it. */
const bulkSize = 500

/** Changes of a bulk load that are applied at once; a question that comes meanwhile waits for them. */
const bulkBatchSize = 20

/** Follows the change table from a position on; `apply` may see a change again after a failure. */
export function followChanges(db: Db, position: string, apply: (changes: MatchChange[]) => Promise<void>) {
	let readFrom = position
	/** Changes beyond the horizon that were read already, while an older transaction was still under way. */
	let known = new Set<string>()
	/** Changes of bulk loads that are still to be applied, oldest first. */
	let bulk: MatchChange[] = []
	let applied = 0
	let isOutdated = false

	async function applyCounted(changes: MatchChange[]) {
		await apply(changes)
		applied += changes.length
	}

	return {
		/**
		 * Applies what has changed since the last time, and says whether the knowledge is out of date. Changes of bulk loads
		 * are left to `applyBulk`.
		 */
		async catchUp() {
			const next = await findHorizon(db)
			const changes = (await listChangesFrom(db, readFrom)).filter((change) => !known.has(nameOf(change)))
			const beyond = [...known, ...changes.map(nameOf)].filter(
				(name) => BigInt(name.split(' ')[0] ?? 0) >= BigInt(next),
			)
			const [prompt, ofBulk] = bySize(changes)
			for (let at = 0; at < prompt.length; at += batchSize)
				await applyCounted(prompt.slice(at, at + batchSize))
			// Only now: a round that fails on the way is repeated from its beginning.
			bulk = bulk.concat(ofBulk)
			known = new Set(beyond)
			readFrom = next
			isOutdated ||= changes.some((change) => change.subject === 'knowledge')
			return isOutdated
		},
		/** Applies changes of bulk loads until none is left or something else is to be done. */
		async applyBulk(isInterrupted: () => boolean) {
			while (bulk.length > 0 && !isInterrupted()) {
				await applyCounted(bulk.slice(0, bulkBatchSize))
				bulk = bulk.slice(bulkBatchSize)
			}
		},
		/** Every change of an older transaction is applied. */
		position: () => bulk[0]?.transaction ?? readFrom,
		/** How many changes were applied. */
		applied: () => applied,
		/** How many changes of bulk loads are still to be applied. */
		behind: () => bulk.length,
	}
}

/** The changes of ordinary transactions, and those of bulk loads in the order of their transactions. */
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
