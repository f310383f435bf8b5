import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import { Zip, ZipDeflate } from 'fflate'
import { inLanguageOf } from '#accounts/accounts/in-language-of.ts'
import { findAccount } from '#accounts/accounts/queries.ts'
import type { Run } from '#platform/context/define-task.ts'
import type { FileStore } from '#platform/context/outside.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { newToken } from '#platform/secrets.ts'
import { findOwned } from '../erasures/queries.ts'
import { piecesOf, type Piece } from './copy.ts'
import { findToMake, updateExport, updateToReady } from './queries.ts'

/** Makes a copy and tells its owner. A run that was killed is repeated under the same name. */
export const makeExport: Run<'make_export'> = async ({ exportId }, { db, files }) => {
	const asked = await findToMake(db, exportId)
	const account = asked && (await findAccount(db, asked.accountId))
	if (!account) return
	const owned = await findOwned(db, account.id)
	const who = { id: account.id, email: account.email, organisationId: owned?.organisationId ?? null }
	const key = asked.key ?? `export/${newToken()}.zip`
	const pieces = await piecesOf(db, files, who)
	await updateExport(db, exportId, { key, done: 0, all: pieces.length })

	await inLanguageOf(account, () =>
		writeZip(files, key, pieces, (done) => updateExport(db, exportId, { done })),
	)
	const { contentLength } = await files.getMetaData(key)
	await db.transaction(async (transaction) => {
		if (await updateToReady(transaction, exportId, contentLength))
			await enqueue(transaction, 'mail_export', { exportId })
	})
}

/** Writes one piece after another, so that a large copy takes no more memory than its largest piece. */
async function writeZip(
	store: FileStore,
	key: string,
	pieces: Piece[],
	onPiece: (done: number) => Promise<void>,
) {
	const out = new PassThrough()
	const zip = new Zip((error, chunk, isLast) => {
		if (error) out.destroy(error)
		else if (isLast) out.end(chunk)
		else out.write(chunk)
	})
	const stored = store.putStream(key, out)
	// A failure while writing is reported by the await below.
	stored.catch(() => out.destroy())
	try {
		for (const [done, piece] of pieces.entries()) {
			await addPiece(zip, out, piece)
			await onPiece(done + 1)
		}
		zip.end()
	} catch (error) {
		out.destroy()
		throw error
	}
	await stored
}

async function addPiece(zip: Zip, out: PassThrough, { path, bytes }: Piece) {
	const content = await bytes()
	if (!content) return
	const entry = new ZipDeflate(path)
	zip.add(entry)
	for await (const chunk of content instanceof Uint8Array ? [content] : content) {
		entry.push(chunk)
		if (out.writableNeedDrain) await once(out, 'drain')
	}
	entry.push(new Uint8Array(), true)
}
