import type { Db } from '@profile-search/db/client'
import { sql } from 'drizzle-orm'
import { z } from 'zod'

/** The PostgreSQL channel that every node listens to. */
export const eventChannel = 'account_events'

/**
 * An event that concerns accounts. It says only that something happened; each client fetches the details with
 * its own rights.
 */
export const AccountEvent = z.discriminatedUnion('kind', [
	z.object({ kind: z.literal('notification') }),
	z.object({ kind: z.literal('message'), threadId: z.uuid() }),
	/** A notification read in one page is read in all of them. */
	z.object({ kind: z.literal('read') }),
])
export type AccountEvent = z.infer<typeof AccountEvent>

/** The payload on the channel. */
export const Announcement = z.object({ to: z.array(z.string()), event: AccountEvent })

/** A PostgreSQL notification holds 8000 bytes. */
const mostAccounts = 150

/** Announces the event to every node once the transaction commits, and to none if it fails. */
export async function announce(db: Db, accountIds: readonly string[], event: AccountEvent) {
	for (let at = 0; at < accountIds.length; at += mostAccounts) {
		const told: z.infer<typeof Announcement> = { to: accountIds.slice(at, at + mostAccounts), event }
		await db.execute(sql`select pg_notify(${eventChannel}, ${JSON.stringify(told)})`)
	}
}
