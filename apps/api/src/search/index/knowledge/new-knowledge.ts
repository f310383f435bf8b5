import type { Db } from '@profile-search/db/client'
import { sql } from 'drizzle-orm'

/** Tells every node that skills, professions or their relations have changed: it builds its index again. */
export async function noteNewKnowledge(db: Db) {
	await note(db, 'knowledge')
}

/** Tells every node that the portal has learned something new: it builds its index of rankings again, and no list. */
export async function noteNewLearning(db: Db) {
	await note(db, 'learning')
}

async function note(db: Db, subject: 'knowledge' | 'learning') {
	await db.execute(sql`insert into match_changes (subject, subject_id) values (${subject}, uuidv7())`)
	await db.execute(sql`notify match_changes`)
}
