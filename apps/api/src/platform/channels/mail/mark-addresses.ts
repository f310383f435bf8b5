import type { Db } from '@profile-search/db/client'
import { refusedAddresses } from '@profile-search/db/schema/accounts/refused-addresses'
import { eq, sql } from 'drizzle-orm'
import type { Mailer } from './mailer.ts'
import { MailRefused } from './refused.ts'
import { withoutPeople } from './without-people.ts'

/** Records the addresses that their mail server permanently refuses, until a mail arrives there. */
export function markingMailer(mailer: Mailer, db: Db): Mailer {
	return {
		...mailer,
		async send(mail) {
			try {
				await mailer.send(mail)
			} catch (error) {
				if (error instanceof MailRefused && error.isOfAddress)
					await upsertRefusedAddress(db, mail.to, withoutPeople(error.message))
				throw error
			}
			// The mail has arrived, so a failure to record that must not send it again.
			await deleteRefusedAddress(db, mail.to).catch(() => {})
		},
	}
}

async function upsertRefusedAddress(db: Db, email: string, reason: string) {
	await db
		.insert(refusedAddresses)
		.values({ email, reason })
		.onConflictDoUpdate({ target: refusedAddresses.email, set: { reason, refusedAt: sql`now()` } })
}

async function deleteRefusedAddress(db: Db, email: string) {
	await db.delete(refusedAddresses).where(eq(refusedAddresses.email, email))
}
