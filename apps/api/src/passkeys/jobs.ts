import { passkeyChallenges } from '@profile-search/db/schema/second-steps'
import { lt, sql } from 'drizzle-orm'
import type { Task } from '../queue.ts'

/** Clears the challenges that nobody has answered. */
const sweepPasskeyChallenges: Task = async (_payload, { db }) => {
	await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, sql`now()`))
}

export const passkeyTasks = { sweep_passkey_challenges: sweepPasskeyChallenges }
