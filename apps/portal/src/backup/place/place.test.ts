import { once } from 'node:events'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openPlace } from './place.ts'

async function scratchFolder() {
	const folder = await mkdtemp(join(tmpdir(), 'profile-search-place-'))
	onTestFinished(() => rm(folder, { recursive: true }))
	return folder
}

/** An object store that knows the calls of a place: put, list and delete. */
async function startStore() {
	const objects = new Map<string, Buffer>()
	const server = createServer(async (request, response) => {
		const { method, url, headers } = request
		const { pathname, searchParams } = new URL(url ?? '', 'http://store')
		if (!headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=key/')) response.statusCode = 403
		else if (method === 'PUT') objects.set(pathname, await buffer(request))
		else if (method === 'DELETE') objects.delete(pathname)
		else response.write(listOf([...objects.keys()], `/backups/${searchParams.get('prefix') ?? ''}`))
		response.end()
	})
	server.listen(0, '127.0.0.1')
	await once(server, 'listening')
	onTestFinished(() => void server.close())
	const address = server.address()
	const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
	return { objects, url }
}

function listOf(paths: string[], start: string) {
	const keys = paths.filter((path) => path.startsWith(start)).map((path) => path.replace('/backups/', ''))
	const contents = keys.map((key) => `<Contents><Key>${key}</Key><Size>1</Size></Contents>`).join('')
	return `<?xml version="1.0"?><ListBucketResult><IsTruncated>false</IsTruncated>${contents}</ListBucketResult>`
}

test('a bucket holds what is kept in it, under its prefix, and nothing stays behind here', async () => {
	const store = await startStore()
	const scratch = await scratchFolder()
	vi.stubEnv('AWS_ENDPOINT_URL_S3', store.url)
	vi.stubEnv('AWS_REGION', 'ap-south-1')
	vi.stubEnv('AWS_ACCESS_KEY_ID', 'key')
	vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret')
	onTestFinished(() => void vi.unstubAllEnvs())
	const place = await openPlace('s3://backups/portal', scratch)

	await place.keep('one', (path) => writeFile(path, 'a backup'))
	await place.write('erased.json', '[]')
	const names = await place.names()
	await place.remove('erased.json')

	expect(names.toSorted()).toEqual(['erased.json', 'one'])
	expect([...store.objects].map(([path, content]) => [path, content.toString()])).toEqual([
		['/backups/portal/one', 'a backup'],
	])
	expect(await readdir(scratch)).toEqual([])
})

test('a folder is made for the first backup, and loses what an interrupted night has left', async () => {
	const scratch = await scratchFolder()
	const to = join(scratch, 'backups')
	const place = await openPlace(to, scratch)

	await place.keep('profile-search-one', (path) => writeFile(path, 'a backup'))
	await place.write('profile-search-two.part', 'half a backup')
	await place.write('notes.part', 'of somebody else')
	await place.keep('profile-search-three', (path) => writeFile(path, 'a backup'))

	expect((await place.names()).toSorted()).toEqual([
		'notes.part',
		'profile-search-one',
		'profile-search-three',
	])
})
