import { setTimeout as pause } from 'node:timers/promises'
import type { Db } from '@profile-search/db/client'
import { matchChanges } from '@profile-search/db/schema/platform/site'
import { sql } from 'drizzle-orm'
import { shareNext } from '#platform/concurrency/share-next.ts'
import { NotWrittenYet, type Cluster } from './cluster.ts'
import { readProgress, type Progress } from './following/progress.ts'

/** Lists that lack what was saved so long ago are late, in seconds. */
export const lateSeconds = 60

const askAgainMs = 50
const shown = sql`${matchChanges.subject} in ('person', 'job', 'organisation', 'knowledge')`

type Behind = {
	/** What PostgreSQL shows now. */
	now: string
	/** How long the oldest change that is not written yet has waited; null if all are written. */
	lagSeconds: number | null
}

/** Tells whether the lists of a cluster have what was saved. */
export function createFreshness(db: Db, cluster: Cluster) {
	/** Callers at the same time share one look. */
	const look = shareNext(async () => {
		const progress = await readProgress(cluster)
		if (!progress) throw new NotWrittenYet()
		return { progress, ...(await behind(progress.snapshot)) }
	})

	async function behind(snapshot: string | null, until?: string): Promise<Behind> {
		const { rows } = await db.execute<Behind>(sql`
			select pg_current_snapshot()::text as now, (select extract(epoch from now() - min(at))::float8 from ${matchChanges}
				where ${shown} and ${snapshot === null ? sql`true` : isMissingIn(snapshot)}
					and ${until === undefined ? sql`true` : sql`pg_visible_in_snapshot(transaction, ${until}::pg_snapshot)`}) as "lagSeconds"`)
		const [found] = rows
		if (!found) throw new Error('The database answered nothing.')
		return found
	}

	return {
		look,
		/** Waits until all that was saved before the call is found, for so long at most. */
		async untilFresh(longestMs: number): Promise<{ progress: Progress; isFresh: boolean }> {
			const end = performance.now() + longestMs
			const { progress, now, lagSeconds } = await look()
			let isFresh = lagSeconds === null
			while (!isFresh && performance.now() < end) {
				await pause(askAgainMs)
				const next = await readProgress(cluster)
				if (next) isFresh = (await behind(next.snapshot, now)).lagSeconds === null
			}
			return { progress, isFresh }
		},
	}
}

function isMissingIn(snapshot: string) {
	return sql`transaction >= pg_snapshot_xmin(${snapshot}::pg_snapshot) and not pg_visible_in_snapshot(transaction, ${snapshot}::pg_snapshot)`
}
