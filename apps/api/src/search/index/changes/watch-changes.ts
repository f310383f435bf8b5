import { randomUUID } from 'node:crypto'
import type { Db } from '@profile-search/db/client'
import { matchChanges } from '@profile-search/db/schema/platform/site'
import { statement } from '@profile-search/db/statement'
import { sql } from 'drizzle-orm'
import { shareNext } from '#platform/concurrency/share-next.ts'
import { findHorizon } from './changes.ts'

/** The subjects of the change table. */
export type Subject = (typeof matchChanges.$inferSelect)['subject']

/** What one transaction has changed of a subject. `ids` is null when it is too much to be named. */
type Changed = { transaction: string; subject: Subject; ids: string[] | null }

/** More ids than this of one transaction are not named. */
const mostIds = 100
/** After a longer pause all counts as changed, so that a busy night is not read in the morning. */
const longestPauseMs = 10_000

/**
 * Watches the change table from this process, once for each pool: whoever keeps answers in memory asks for the version
 * of what the answers show. Callers at the same time share one short statement.
 */
export const watchChanges = statement((db) => createChangeWatch(db))

function createChangeWatch(db: Db) {
	const listeners: ((changed: readonly Changed[] | 'anything') => void)[] = []
	/** What has been noticed of transactions that are not older than the horizon. */
	let known = new Set<string>()
	let readFrom: string | undefined
	let readAt = 0
	/** Tells the versions before a pause from those after it. */
	let era = ''
	const counts: Record<Subject, number> = {
		person: 0,
		job: 0,
		organisation: 0,
		knowledge: 0,
		learning: 0,
		reader: 0,
		detail: 0,
	}

	function tell(changed: readonly Changed[] | 'anything') {
		for (const listener of listeners) listener(changed)
	}

	async function begin() {
		readFrom = await findHorizon(db)
		known = new Set()
		era = randomUUID()
		tell('anything')
		return readFrom
	}

	const readRound = shareNext(async () => {
		const now = performance.now()
		const from = readFrom !== undefined && now - readAt < longestPauseMs ? readFrom : await begin()
		const { horizon, changes } = await listChanges(db, from)
		const fresh = changes.filter((each) => !known.has(nameOf(each)))
		for (const { subject } of fresh) counts[subject] += 1
		known = new Set(
			changes.filter(({ transaction }) => BigInt(transaction) >= BigInt(horizon)).map((each) => nameOf(each)),
		)
		readFrom = horizon
		readAt = now
		if (fresh.length > 0) tell(fresh)
	})

	return {
		/** Resolves once all that was committed before the call is noticed. */
		catchUp: readRound,
		/**
		 * The version of these subjects that has all that was committed before the call. It differs from every earlier one
		 * if one of them has changed.
		 */
		async versionOf(subjects: readonly Subject[]) {
			await readRound()
			return `${era} ${subjects.reduce((sum, subject) => sum + counts[subject], 0)}`
		},
		/** Calls with what has changed, before any version that includes it is given out. */
		onChange(listener: (changed: readonly Changed[] | 'anything') => void) {
			listeners.push(listener)
		},
	}
}

function nameOf({ transaction, subject }: Changed) {
	return `${transaction} ${subject}`
}

async function listChanges(db: Db, from: string): Promise<{ horizon: string; changes: Changed[] }> {
	const [round] = await roundFrom(db).execute({ from })
	return { horizon: round?.horizon ?? from, changes: round?.changes ?? [] }
}

/** Rows of one transaction become visible together, so the transaction and the subject name them all. */
const roundFrom = statement((db) =>
	db
		.select({
			horizon: sql<string>`pg_snapshot_xmin(pg_current_snapshot())::text`,
			changes: sql<Changed[] | null>`(select json_agg(one) from (
				select transaction::text, subject, case when count(*) <= ${sql.raw(String(mostIds))} then json_agg(subject_id) end as ids
				from ${matchChanges} where transaction >= ${sql.placeholder('from')}::xid8 and subject <> 'snapshot'
				group by transaction, subject) one)`,
		})
		.from(sql`(select) one`)
		.prepare('change_round'),
)
