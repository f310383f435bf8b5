import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, onTestFinished, test, vi } from 'vitest'
import { logIn, sendPhoto } from '../../testing/demo-person.ts'
import { hasObjectStore, startObjectStore } from '../../testing/object-store.ts'
import { isReady, ownPortal, runPortal } from '../../testing/own-portal.ts'
import { areFilesEmpty, openFiles } from './open-files.ts'

test.skipIf(!hasObjectStore)('files are kept in a bucket, whatever their size', async () => {
	await using store = await startObjectStore('portal')
	for (const [name, value] of Object.entries(store.env)) vi.stubEnv(name, value)
	onTestFinished(() => void vi.unstubAllEnvs())
	const dataFolder = await mkdtemp(join(tmpdir(), 'profile-search-files-'))
	onTestFinished(() => rm(dataFolder, { recursive: true }))
	const where = { dataFolder, filesBucket: 'portal' }
	const files = await openFiles(where)
	/** 40 MB, of which no two megabytes are alike. */
	const megabytes = Array.from({ length: 40 }, (_, at) => Buffer.alloc(2 ** 20, `part ${at}`))

	expect(await areFilesEmpty(where)).toBe(true)
	await files.put('photo/one.webp', new Uint8Array([1, 2, 3]))
	await files.putStream('export/large.zip', Readable.from(megabytes))
	await files.putStream('export/empty.zip', Readable.from([]))

	expect(await areFilesEmpty(where)).toBe(false)
	expect((await store.keys()).toSorted()).toEqual(['export/empty.zip', 'export/large.zip', 'photo/one.webp'])
	expect(await files.getBytes('photo/one.webp')).toEqual(new Uint8Array([1, 2, 3]))
	expect((await files.getMetaData('export/large.zip')).contentLength).toBe(40 * 2 ** 20)
	expect(hashOf(await buffer(await files.getStream('export/large.zip')))).toBe(
		hashOf(Buffer.concat(megabytes)),
	)
	await expect(files.getStream('photo/none.webp')).rejects.toThrow()

	const listed = await files.listAll('export')
	expect([...listed.objects].map((object) => object.isFile && object.key).toSorted()).toEqual([
		'export/empty.zip',
		'export/large.zip',
	])
	await files.delete('photo/one.webp')
	await files.delete('photo/one.webp')
	expect((await store.keys()).length).toBe(2)
})

test.skipIf(!hasObjectStore)(
	'a portal keeps its files in a bucket, and is restored with them into another one',
	async () => {
		await using store = await startObjectStore('portal')
		await using portal = await ownPortal({ ...store.env, DEMO: '1' })
		const running = await portal.start()
		const password = (await readFile(join(portal.folder, 'demo-password'), 'utf8')).trim()
		const { headers } = await logIn(portal.url, password)
		const sent = await sendPhoto(portal.url, headers)
		const { image } = await logIn(portal.url, password)
		const photo = await bytesOf(portal.url, image, headers)
		const keys = await store.keys()

		expect(sent.status).toBe(200)
		expect(keys.length).toBeGreaterThan(1)
		expect(existsSync(join(portal.folder, 'files'))).toBe(false)

		const archive = `${portal.folder}.backup`
		const restored = `${portal.folder}.restored`
		onTestFinished(() => rm(archive, { force: true }))
		await runPortal({ ...store.env, DATA_DIR: portal.folder }, 'backup', archive)
		running.kill('SIGTERM')
		await once(running, 'exit')
		const into = (env: Record<string, string>) =>
			runPortal({ ...env, DATA_DIR: restored }, 'restore', archive)
		await expect(into(store.env)).rejects.toThrow('there are files in the bucket portal already')

		await using other = await startObjectStore('second')
		const said = await into(other.env)
		await portal.start({ ...other.env, DATA_DIR: restored })
		const again = await logIn(portal.url, password)

		expect(said).toContain('every table and file is as it was')
		expect((await other.keys()).toSorted()).toEqual(keys.toSorted())
		expect(hashOf(await bytesOf(portal.url, again.image, again.headers))).toBe(hashOf(photo))

		await other.stop()
		const refused = await sendPhoto(portal.url, again.headers)
		expect([refused.status, refused.headers.has('retry-after')]).toEqual([503, true])
		expect(await refused.json()).toMatchObject({ message: expect.stringContaining('Files cannot be saved') })
		expect(await isReady(portal.url)).toBe(true)
		expect((await logIn(portal.url, password)).image).toBe(again.image)
		await portal[Symbol.asyncDispose]()
		await rm(restored, { recursive: true, force: true })
	},
)

async function bytesOf(url: string, path: string | null, headers: Record<string, string>) {
	const answer = await fetch(`${url}${path}`, { headers })
	expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp'])
	return new Uint8Array(await answer.arrayBuffer())
}

function hashOf(bytes: Uint8Array) {
	return createHash('sha256').update(bytes).digest('hex')
}
