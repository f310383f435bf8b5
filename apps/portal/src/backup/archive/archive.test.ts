import { createWriteStream } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { writtenAt } from '../testing.ts'
import { form, headName, manifestName } from './manifest.ts'
import { readArchive } from './read-archive.ts'
import { writeArchive } from './write-archive.ts'

const passphrase = 'four words by dice'
const head = JSON.stringify({
	form,
	program: '0.1.0',
	takenAt: '2026-11-25T01:11:00.000Z',
	migrations: [1],
	queue: 1,
	tables: [],
})

/** An archive with two files, in a folder of its own. */
async function archiveWith(contents: Record<string, Buffer>, secret?: string) {
	const folder = await mkdtemp(join(tmpdir(), 'profile-search-archive-'))
	const file = join(folder, 'archive')
	const archive = await writeArchive(secret)
	const taking = pipeline(archive.bytes, createWriteStream(file))
	await archive.addText(headName, head)
	for (const [name, content] of Object.entries(contents)) await archive.add(name, content.length, [content])
	await archive.end(manifestName, (sums) =>
		JSON.stringify({ head, digests: {}, sequences: [], files: { count: 0, bytes: 0, missing: [] }, sums }),
	)
	await taking
	return { file, [Symbol.asyncDispose]: () => rm(folder, { recursive: true }) }
}

/** What comes out of an archive. */
async function contentsOf(file: string, secret: string | undefined) {
	const found: Record<string, Buffer> = {}
	await readArchive(await writtenAt(file), secret, {
		onEntry: async (name, content) => void (found[name] = await buffer(content)),
	})
	return found
}

const contents = {
	'files/photo/one.webp': Buffer.alloc(300_000, 'one'),
	'files/photo/two.webp': Buffer.from('two'),
	'tables/public.none/000001': Buffer.alloc(0),
}

test.each([undefined, passphrase])(
	'what goes into an archive comes out of it (passphrase: %s)',
	async (secret) => {
		await using archive = await archiveWith(contents, secret)
		const sums: string[] = []

		const found = await contentsOf(archive.file, secret)
		const { head: read } = await readArchive(await writtenAt(archive.file), secret, {
			onSums: async (listed) => void sums.push(...listed.keys()),
		})

		expect(found).toEqual(contents)
		expect(sums).toEqual([headName, ...Object.keys(contents)])
		expect(read.program).toBe('0.1.0')
	},
)

test('an encrypted archive shows nothing, and opens with its passphrase alone', async () => {
	await using archive = await archiveWith({ 'files/secret': Buffer.from('Asha Patil') }, passphrase)

	expect((await readFile(archive.file)).toString('latin1')).not.toMatch(/Asha|files/)
	await expect(readArchive(await writtenAt(archive.file), undefined)).rejects.toThrow(
		'The archive is encrypted.',
	)
	await expect(readArchive(await writtenAt(archive.file), `${passphrase}!`)).rejects.toThrow(
		'The archive does not open with this BACKUP_PASSPHRASE.',
	)
})

test('an encrypted archive that was changed in one place or cut off is refused', async () => {
	await using archive = await archiveWith(contents, passphrase)
	const whole = await readFile(archive.file)

	// After the head of the age format, which other tests of that library are for. Each look takes a second.
	for (const damaged of damagedCopies(whole, { first: 250, places: 3 })) {
		await writeFile(archive.file, damaged)
		await expect(readArchive(await writtenAt(archive.file), passphrase)).rejects.toThrow(/archive|backup/)
	}
})

test('an archive that was changed in one place or cut off is refused, or still holds what went into it', async () => {
	await using archive = await archiveWith(contents)
	const whole = await readFile(archive.file)

	// Some bits mean nothing, such as those after the end, and the times in it make each archive another one.
	for (const damaged of damagedCopies(whole, { first: 4, places: 150 })) {
		await writeFile(archive.file, damaged)
		const found = await contentsOf(archive.file, undefined).catch((error: Error) => error.message)
		expect(found).toEqual(typeof found === 'string' ? expect.stringMatching(/archive|backup/) : contents)
	}
})

/** Copies with one bit changed, and copies that end early, at places spread over the bytes from `first` on. */
function* damagedCopies(whole: Buffer, { first, places }: { first: number; places: number }) {
	for (let at = first; at < whole.length; at += Math.ceil(whole.length / places)) {
		const changed = Buffer.from(whole)
		changed[at] = (changed[at] ?? 0) ^ 1
		yield changed
		yield whole.subarray(0, at)
	}
}

test('content that was changed with care is found by its checksum', async () => {
	await using archive = await archiveWith({ 'files/letter': Buffer.from('yours sincerely') })
	const whole = zstdDecompressSync(await readFile(archive.file)).toString('latin1')
	await writeFile(
		archive.file,
		zstdCompressSync(Buffer.from(whole.replace('sincerely', 'insincere'), 'latin1')),
	)

	await expect(readArchive(await writtenAt(archive.file), undefined)).rejects.toThrow(
		'The archive is damaged: files/letter does not fit its checksum.',
	)
})

test('what a visitor of the entries throws is thrown as it is', async () => {
	await using archive = await archiveWith(contents)

	const reading = readArchive(await writtenAt(archive.file), undefined, {
		onEntry: () => Promise.reject(new Error('the disk is full')),
	})

	await expect(reading).rejects.toThrow(/^the disk is full$/)
})
