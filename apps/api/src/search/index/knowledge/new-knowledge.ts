import type { Db } from '@profile-search/db/client'
import { sql } from 'drizzle-orm'

/** Tells every node to read its knowledge again. */
export async function noteNewKnowledge(db: Db) {
	await db.execute(sql`insert into match_changes (subject, subject_id) values ('knowledge', uuidv7())`)
	await db.execute(sql`notify match_changes`)
}
