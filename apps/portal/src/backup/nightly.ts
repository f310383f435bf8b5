import { writeErased } from './erased.ts'
import { listObsolete, nameOf, type KeepRule } from './keep.ts'
import type { Source } from './make-backup.ts'
import { openPlace } from './place/place.ts'
import { backUpToFile } from './to-file.ts'

type Nightly = { to: string; keep: KeepRule; passphrase: string | undefined }

/** Makes tonight's backup in the place of backups, and removes those that the rule does not keep. */
export async function backUpNightly(source: Source, { to, keep, passphrase }: Nightly, now = new Date()) {
	const place = await openPlace(to, source.dataFolder)
	const name = nameOf(now, passphrase !== undefined)
	await place.keep(name, (path) => backUpToFile(source, path, { passphrase }))
	await writeErased(source.databaseUrl, place)
	for (const obsolete of listObsolete(await place.names(), keep)) await place.remove(obsolete)
}
