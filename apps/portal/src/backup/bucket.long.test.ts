import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { folderStore } from '@profile-search/api/platform/files/store'
import { createCandidate } from '@profile-search/db/testing/factories'
import { freshDb } from '@profile-search/db/testing/fresh-db'
import { expect, onTestFinished, test, vi } from 'vitest'
import { restore } from '../commands/restore.ts'
import { readSettings } from '../settings/settings.ts'
import { hasObjectStore, startObjectStore } from '../testing/object-store.ts'
import { nameOf } from './keep.ts'
import { backUpNightly } from './nightly.ts'

test.skipIf(!hasObjectStore)(
	'nightly backups in a bucket are restored from there: the newest one, or one that is named, with the list of the erased',
	async () => {
		await using store = await startObjectStore('backups')
		for (const [name, value] of Object.entries(store.env)) vi.stubEnv(name, value)
		vi.stubEnv('FILES_URL', '')
		onTestFinished(() => void vi.unstubAllEnvs())
		await using database = await freshDb()
		const folder = await mkdtemp(join(tmpdir(), 'profile-search-bucket-'))
		onTestFinished(() => rm(folder, { recursive: true }))
		const source = {
			databaseUrl: database.url,
			files: folderStore(join(folder, 'files')),
			dataFolder: folder,
		}
		const nightly = {
			to: 's3://backups/portal',
			keep: { daily: 7, weekly: 0, monthly: 0 },
			passphrase: 'four words of the night',
		}
		const nights = [new Date('2026-11-01T01:11Z'), new Date('2026-11-02T01:11Z')] as const

		await backUpNightly(source, nightly, nights[0])
		await createCandidate(database.db)
		await backUpNightly(source, nightly, nights[1])
		async function restored(address: string) {
			await using empty = await freshDb({ isEmpty: true })
			const dataFolder = await mkdtemp(join(folder, 'restored-'))
			const settings = {
				DATA_DIR: dataFolder,
				DATABASE_URL: empty.url,
				BACKUP_PASSPHRASE: nightly.passphrase,
			}
			const said = await restore(readSettings(settings), address)
			const { rows } = await empty.db.execute('select count(*)::int as people from candidates')
			return { said, people: rows[0]?.['people'], left: await readdir(dataFolder) }
		}
		const newest = await restored(nightly.to)
		const named = await restored(`${nightly.to}/${nameOf(nights[0], true)}`)

		expect([newest.people, named.people]).toEqual([1, 0])
		expect(newest.said).toContain('every table and file is as it was')
		expect(newest.said).toContain('0 people were erased again')
		expect(newest.left.filter((name) => name.includes('backup'))).toEqual([])
		await expect(restored('s3://backups/nothing-here')).rejects.toThrow(
			'There is no backup at s3://backups/nothing-here',
		)
	},
)
