import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { folderStore } from '@profile-search/api/platform/files/store'
import { freshDb } from '@profile-search/db/testing/fresh-db'
import { expect, test } from 'vitest'
import { erasedName } from './erased.ts'
import { nameOf } from './keep.ts'
import { backUpNightly } from './nightly.ts'
import { checkArchive } from './restore-backup.ts'
import { writtenAt } from './testing.ts'

const night = (day: number) => new Date(Date.UTC(2026, 10, day, 1, 11))

test('each night leaves a whole backup and a list of whom older ones would bring back, and what is too old goes', async () => {
	await using database = await freshDb()
	const dataFolder = await mkdtemp(join(tmpdir(), 'profile-search-nightly-'))
	const to = join(dataFolder, 'backups')
	const source = { databaseUrl: database.url, files: folderStore(join(dataFolder, 'files')), dataFolder }
	const passphrase = undefined
	const keep = { daily: 2, weekly: 0, monthly: 0 }

	await backUpNightly(source, { to, keep, passphrase }, night(20))
	await writeFile(join(to, `${nameOf(night(21), false)}.part`), 'interrupted')
	await backUpNightly(source, { to, keep, passphrase }, night(22))
	await backUpNightly(source, { to, keep, passphrase }, night(23))

	const names = (await readdir(to)).toSorted()
	expect(names).toEqual([erasedName, nameOf(night(22), false), nameOf(night(23), false)])
	const { manifest } = await checkArchive({ file: await writtenAt(join(to, names[2] ?? '')), passphrase })
	expect(manifest.digests['public.site_settings']?.rows).toBe(1)
	await rm(dataFolder, { recursive: true })
})
