import { text } from 'node:stream/consumers'
import { ErasureLine, listErasures } from '@profile-search/api/privacy/erasures/again'
import { connect } from '@profile-search/db/client'
import { z } from 'zod'
import type { ArchiveFile } from './archive/archive-file.ts'
import type { Place } from './place/place.ts'

/** The list beside backups that tells whom an older one would bring back. */
export const erasedName = 'erased.json'

/** Writes who is being erased, or was, beside the backups. */
export async function writeErased(databaseUrl: string, place: Place) {
	const { db, close } = connect(databaseUrl, { size: 1 })
	const lines = await listErasures(db).finally(close)
	await place.write(erasedName, JSON.stringify(lines))
}

export async function readErased(file: ArchiveFile) {
	return z.array(ErasureLine).parse(JSON.parse(await text(await file.read())))
}
