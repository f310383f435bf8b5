import type { Db } from '@profile-search/db/client'
import type { FileStore } from '#platform/context/outside.ts'
import { readPicture } from '#platform/files/read-picture.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { notFound } from '#platform/refusal.ts'
import { newToken } from '#platform/secrets.ts'
import { deleteFileOf, insertFile, lockOwner, updatePictureOf, type Owner } from './queries.ts'

/** Stores a picture in place of the previous one, and returns its address. */
export async function keepPicture(db: Db, store: FileStore, owner: Owner, sent: File) {
	const picture = await readPicture(sent)
	const key = `${owner.kind}/${newToken()}.webp`
	// Stored before its row, so that no row ever names a missing file. If the row fails, the sweep finds the file.
	await store.put(key, picture)
	return db.transaction(async (transaction) => {
		await lockOwner(transaction, owner)
		await dropFile(transaction, owner)
		const id = await insertFile(transaction, owner, { key, size: picture.length })
		if (!id) throw notFound()
		const address = `/api/files/${id}`
		await updatePictureOf(transaction, owner, address)
		return { address }
	})
}

/** Removes a picture, if there is one. */
export async function removePicture(db: Db, owner: Owner) {
	await db.transaction(async (transaction) => {
		await lockOwner(transaction, owner)
		await dropFile(transaction, owner)
		await updatePictureOf(transaction, owner, null)
	})
}

async function dropFile(db: Db, owner: Owner) {
	const key = await deleteFileOf(db, owner)
	if (key) await enqueue(db, 'remove_file', { key })
}
