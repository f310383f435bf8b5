import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { writeErased } from './erased.ts'
import { listObsolete, nameOf, type KeepRule } from './keep.ts'
import type { Source } from './make-backup.ts'
import { backUpToFile } from './to-file.ts'

type Nightly = { to: string; keep: KeepRule; passphrase: string | undefined }

/** Makes tonight's backup in the folder of backups, and removes those that the rule does not keep. */
export async function backUpNightly(source: Source, { to, keep, passphrase }: Nightly, now = new Date()) {
	await mkdir(to, { recursive: true, mode: 0o700 })
	// Left behind by a night that was interrupted.
	for (const name of await readdir(to))
		if (name.startsWith('profile-search-') && name.endsWith('.part')) await rm(join(to, name))

	await backUpToFile(source, join(to, nameOf(now, passphrase !== undefined)), { passphrase })
	await writeErased(source.databaseUrl, to)
	for (const name of listObsolete(await readdir(to), keep)) await rm(join(to, name))
}
