import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDirectory } from '@profile-search/matching/directory/directory'
import { expect, test } from 'vitest'
import { gather } from './gather.ts'
import { openSnapshot, Unusable, writeSnapshot } from './snapshot-file.ts'

const origin = {
	shape: 'shape',
	position: '12',
	mark: { transaction: '11', id: '0198f3a0-0000-7000-8000-000000000000' },
}
const facets = ['place']

/** A file with a small directory in it. */
async function createFile() {
	const folder = await mkdtemp(join(tmpdir(), 'profile-search-file-'))
	const path = join(folder, 'people.snapshot')
	const directory = createDirectory(facets, 1)
	for (let at = 0; at < 5; at++)
		directory.put({
			id: `id-${at}`,
			name: `name ${at}`,
			level: 0,
			changedAt: at,
			texts: [{ text: `word${at} both`, weight: 2 }],
			facets: { place: [at] },
		})
	await writeSnapshot(path, origin, await gather(directory.pieces()))
	return { path, directory, [Symbol.asyncDispose]: () => rm(folder, { recursive: true }) }
}

async function read(path: string) {
	const file = await openSnapshot(path)
	if (!file) return undefined
	try {
		return { origin: file.origin, sections: await file.read() }
	} finally {
		await file.close()
	}
}

test('a snapshot reads back as it was written', async () => {
	await using file = await createFile()
	const found = await read(file.path)
	const query = {
		text: 'both',
		chosen: {},
		level: 0,
		hidden: [],
		order: 'newest',
		offset: 0,
		limit: 9,
	} as const

	const readBack = createDirectory(facets, 1, found?.sections)

	expect(found?.origin).toMatchObject(origin)
	expect(readBack.search({ ...query, counted: facets })).toEqual(
		file.directory.search({ ...query, counted: facets }),
	)
	expect(await read(`${file.path}.not-there`)).toBeUndefined()
})

test('a file that is shorter, longer or has any bit flipped is not read', async () => {
	await using file = await createFile()
	const whole = await readFile(file.path)
	const damaged = join(file.path, '..', 'damaged')
	const step = Math.ceil(whole.length / 400)
	const lengths = [0, 1, 15, 16, whole.length - 1]

	for (let at = 0; at < whole.length; at += step) {
		const flipped = Buffer.from(whole)
		flipped[at] = (flipped[at] ?? 0) ^ (1 << (at % 8))
		await writeFile(damaged, flipped)
		await expect(read(damaged), `bit at ${at}`).rejects.toThrow(Unusable)
		if (at % 7 === 0) lengths.push(at)
	}
	for (const length of lengths) {
		await writeFile(damaged, whole.subarray(0, length))
		await expect(read(damaged), `length ${length}`).rejects.toThrow(Unusable)
	}
	await writeFile(damaged, Buffer.concat([whole, Buffer.from('x')]))
	await expect(read(damaged)).rejects.toThrow(Unusable)
})
