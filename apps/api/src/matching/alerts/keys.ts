import type { Db } from '@profile-search/db/client'
import { alertDigests, alertHits, alerts } from '@profile-search/db/schema/matching/alerts'
import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { hashToken } from '#platform/secrets.ts'
import type { Owner } from './rules.ts'

/**
 * The holder of a key has received one of our mails. It gives the owner of the alerts, and the alerts that the mail
 * was about.
 */
export type KeyHolder = { owner: Owner; digestId: string | null; alertIds: string[] }

/** Undefined for a key that is in no mail. */
export async function findKeyHolder(db: Db, key: string): Promise<KeyHolder | undefined> {
	const keyHash = hashToken(key)
	const [digest] = await db.select().from(alertDigests).where(eq(alertDigests.keyHash, keyHash))
	const owner = digest && ownerOf(digest)
	if (owner) {
		const rows = await db
			.selectDistinct({ id: alertHits.alertId })
			.from(alertHits)
			.where(eq(alertHits.digestId, digest.id))
		return { owner, digestId: digest.id, alertIds: rows.map(({ id }) => id) }
	}
	// The link of a confirmation opens the other alerts only once it was confirmed.
	const [alert] = await db
		.select()
		.from(alerts)
		.where(and(eq(alerts.keyHash, keyHash), isNotNull(alerts.confirmedAt), isNull(alerts.removedAt)))
	const ofAlert = alert && ownerOf(alert)
	return ofAlert && { owner: ofAlert, digestId: null, alertIds: [alert.id] }
}

/** The owner in a row. A check of the table ensures that exactly one of the two is set. */
export function ownerOf(row: { accountId: string | null; mailboxId: string | null }): Owner | undefined {
	if (row.accountId !== null) return { accountId: row.accountId, mailboxId: null }
	return row.mailboxId === null ? undefined : { accountId: null, mailboxId: row.mailboxId }
}
