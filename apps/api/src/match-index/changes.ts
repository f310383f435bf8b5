import type { Db } from '@profile-search/db/client'
import { matchChanges } from '@profile-search/db/schema/site'
import { sql } from 'drizzle-orm'

export type MatchChange = {
	transaction: string
	subject: 'person' | 'job' | 'organisation' | 'knowledge'
	subjectId: string
}

/**
 * The oldest transaction that is still under way. Every change of an older one can be seen by now, so a follower that
 * has read up to here misses nothing.
 */
export async function findHorizon(db: Db) {
	const { rows } = await db.execute<{ horizon: string }>(
		sql`select pg_snapshot_xmin(pg_current_snapshot())::text as horizon`,
	)
	return rows[0]?.horizon ?? '0'
}

/** Changes of this transaction or a later one, as far as they can be seen. */
export async function listChangesFrom(db: Db, horizon: string): Promise<MatchChange[]> {
	return db
		.select({
			transaction: sql<string>`${matchChanges.transaction}::text`,
			subject: matchChanges.subject,
			subjectId: matchChanges.subjectId,
		})
		.from(matchChanges)
		.where(sql`${matchChanges.transaction} >= ${horizon}::xid8`)
}

/** Takes out changes that every running node has long read; a node that starts reads everything anew. */
export async function deleteOldChanges(db: Db) {
	await db.delete(matchChanges).where(sql`${matchChanges.at} < now() - interval '1 day'`)
}
