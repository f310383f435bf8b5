import { createHash } from 'node:crypto'
import type { Db } from '@profile-search/db/client'
import { fileDigests } from '@profile-search/db/schema/trust/approvals'

/** Stores a digest of each file that an account has sent, so that the same résumé in two accounts is detected. */
export async function noteFiles(db: Db, accountId: string, files: readonly Uint8Array[]) {
	const rows = files.map((bytes) => ({
		accountId,
		digest: createHash('sha256').update(bytes).digest('base64url'),
	}))
	if (rows.length) await db.insert(fileDigests).values(rows).onConflictDoNothing()
}
