import { chmod, mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { folderStore } from './store.ts'

test('only the system user of the portal can read stored files, even in a folder that was open before', async () => {
	const folder = await mkdtemp(join(tmpdir(), 'profile-search-store-'))
	await chmod(folder, 0o755)
	const before = process.umask(0o022)
	try {
		const store = folderStore(folder)
		await store.put('photo/a.webp', new Uint8Array([1]))
		await store.putStream('export/b.zip', Readable.from(['whole']))
		const modeOf = async (path: string) => ((await stat(join(folder, path))).mode & 0o777).toString(8)

		expect(await Promise.all(['.', 'photo', 'export'].map(modeOf))).toEqual(['700', '700', '700'])
		expect(await Promise.all(['photo/a.webp', 'export/b.zip'].map(modeOf))).toEqual(['600', '600'])
		expect(await store.get('export/b.zip')).toBe('whole')
	} finally {
		process.umask(before)
		await rm(folder, { recursive: true })
	}
})
