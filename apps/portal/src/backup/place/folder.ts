import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { archiveFileAt } from '../archive/archive-file.ts'
import type { Place } from './place.ts'

/** A folder that only this user may read. */
export function folderPlace(folder: string): Place {
	return {
		names: () => readdir(folder),
		open: (name) => archiveFileAt(join(folder, name)),
		async keep(name, make) {
			await mkdir(folder, { recursive: true, mode: 0o700 })
			// Left behind by a night that was interrupted.
			for (const other of await readdir(folder))
				if (other.startsWith('profile-search-') && other.endsWith('.part')) await rm(join(folder, other))
			await make(join(folder, name))
		},
		write: (name, text) => writeFile(join(folder, name), text, { mode: 0o600 }),
		remove: (name) => rm(join(folder, name)),
	}
}
