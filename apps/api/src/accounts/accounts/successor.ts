import type { MergeKind } from '@profile-search/contract/trust/merges'
import type { Db } from '@profile-search/db/client'
import { merges } from '@profile-search/db/schema/trust/merges'
import { sql } from 'drizzle-orm'

/**
 * The account or job that this one was merged into, after following all merges. Undefined when it was not
 * merged.
 */
export async function findSuccessor(db: Db, kind: MergeKind, subjectId: string) {
	const { rows } = await db.execute<{ id: string }>(sql`
		with recursive chain(id, step) as (
			select kept_id, 1 from ${merges} where duplicate_id = ${subjectId} and kind = ${kind} and undone_at is null
			union all
			select next.kept_id, step + 1 from chain join ${merges} next
				on next.duplicate_id = chain.id and next.kind = ${kind} and next.undone_at is null
			where step < 50)
		select id from chain order by step desc limit 1`)
	return rows[0]?.id
}
