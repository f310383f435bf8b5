import type { Db } from '@profile-search/db/client'
import { sql } from 'drizzle-orm'
import { z } from 'zod'

/** The channel of PostgreSQL that every node listens to. */
export const eventChannel = 'account_events'

/** Something that concerns accounts: only that it happened. What it is, each asks for with its own rights. */
export const AccountEvent = z.discriminatedUnion('kind', [
	z.object({ kind: z.literal('notification') }),
	z.object({ kind: z.literal('message'), threadId: z.uuid() }),
	/** Read in one page, it is read in all of them. */
	z.object({ kind: z.literal('read') }),
])
export type AccountEvent = z.infer<typeof AccountEvent>

/** What travels on the channel. */
export const Announcement = z.object({ to: z.array(z.string()), event: AccountEvent })

/** A notification of PostgreSQL holds 8000 bytes. */
const mostAccounts = 150

/** Says it to every node once the transaction holds; to none if it does not. */
export async function announce(db: Db, accountIds: readonly string[], event: AccountEvent) {
	for (let at = 0; at < accountIds.length; at += mostAccounts) {
		const told: z.infer<typeof Announcement> = { to: accountIds.slice(at, at + mostAccounts), event }
		await db.execute(sql`select pg_notify(${eventChannel}, ${JSON.stringify(told)})`)
	}
}
