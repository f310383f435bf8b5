import { sql } from 'drizzle-orm'
import type { Db } from '../client.ts'

/**
 * Any number, the same for every node. A backup holds this lock while it copies files; whoever removes one shares
 * it, so that every file that a row of the backup names is still there.
 */
export const filesLock = 7_460_513

/** Removes files, unless a backup is being made. Resolves to whether it did. */
export async function unlessBackingUp(db: Db, remove: () => Promise<unknown>) {
	return db.transaction(async (transaction) => {
		const { rows } = await transaction.execute<{ may: boolean }>(
			sql`select pg_try_advisory_xact_lock_shared(${filesLock}) as may`,
		)
		if (!rows[0]?.may) return false
		await remove()
		return true
	})
}
