import { createHmac } from 'node:crypto'
import type { Db } from '@profile-search/db/client'
import { declinedAddresses } from '@profile-search/db/schema/profiles/people-imports'
import { findKeptSecret } from '#platform/settings/kept-secret.ts'

/** Hashes addresses with a key of the portal (HMAC, RFC 2104), so that a list of addresses does not lead back to them. */
export async function createAddressHash(db: Db) {
	const key = await findKeptSecret(db, 'declined_addresses')
	return (email: string) => createHmac('sha256', key).update(email).digest('base64url')
}

/** Remembers that the holder of an address wants no invitation, by its hash alone. */
export async function rememberDeclined(db: Db, email: string) {
	const hashOf = await createAddressHash(db)
	await db
		.insert(declinedAddresses)
		.values({ addressHash: hashOf(email) })
		.onConflictDoNothing()
}
