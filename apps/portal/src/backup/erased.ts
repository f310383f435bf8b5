import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ErasureLine, listErasures } from '@profile-search/api/privacy/erasures/again'
import { connect } from '@profile-search/db/client'
import { z } from 'zod'

/** The list beside backups that tells whom an older one would bring back. */
export const erasedName = 'erased.json'

/** Writes who is being erased, or was, into the folder of backups. */
export async function writeErased(databaseUrl: string, folder: string) {
	const { db, close } = connect(databaseUrl, { size: 1 })
	const lines = await listErasures(db).finally(close)
	await writeFile(join(folder, erasedName), JSON.stringify(lines), { mode: 0o600 })
}

export async function readErased(path: string) {
	return z.array(ErasureLine).parse(JSON.parse(await readFile(path, 'utf8')))
}
