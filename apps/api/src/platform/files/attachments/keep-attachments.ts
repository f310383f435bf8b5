import type { Db } from '@profile-search/db/client'
import { attachments } from '@profile-search/db/schema/trust/attachments'
import type { FileStore } from '../../context/outside.ts'
import { newToken } from '../../secrets.ts'
import type { ReadAttachment } from './read-attachment.ts'

/** What a file belongs to: one of the columns of `attachments` that name a subject. */
type Subject = { applicationId: string } | { grievanceEventId: string } | { messageId: string }

/**
 * Stores files that were read, in the transaction of what they belong to. Files are stored before their rows,
 * so that no row names a missing file; if the transaction fails, the sweep removes them.
 */
export async function keepAttachments(
	db: Db,
	store: FileStore,
	subject: Subject,
	read: readonly ReadAttachment[],
) {
	const rows = []
	for (const { name, mediaType, bytes } of read) {
		const key = `attachment/${newToken()}`
		await store.put(key, bytes)
		rows.push({ ...subject, key, name, mediaType, size: bytes.length })
	}
	if (rows.length) await db.insert(attachments).values(rows)
}
