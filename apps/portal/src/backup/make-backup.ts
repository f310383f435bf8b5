import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { FileStore } from '@profile-search/api/platform/context/outside'
import { openSnapshot, type Snapshot } from '@profile-search/db/backup/snapshot'
import type { Digest } from '@profile-search/db/backup/tables'
import { z } from 'zod'
import {
	demoPassword,
	filesFolder,
	form,
	headName,
	manifestName,
	tablesFolder,
	type Head,
	type Manifest,
} from './archive/manifest.ts'
import { writeArchive, type ArchiveWriter } from './archive/write-archive.ts'

/** What is backed up. */
export type Source = { databaseUrl: string; files: FileStore; dataFolder: string }

/** How much a backup holds, and the files that rows name but that are not there. */
export type Contents = { rows: number; tables: number; files: number; missing: string[] }

type Options = { passphrase?: string | undefined; onProgress?: (what: string) => void }

/** Rows leave in pieces of this size, since a tar file names the size of each entry before its content. */
const pieceBytes = 4 * 2 ** 20

/**
 * Backs up the database and all files that it names, as they are at one moment, while they are used. `take` is given
 * the bytes of the archive; the backup is whole once it has resolved.
 */
export async function makeBackup(
	source: Source,
	take: (bytes: Readable) => Promise<unknown>,
	{ passphrase, onProgress = () => {} }: Options = {},
): Promise<Contents> {
	const snapshot = await openSnapshot(source.databaseUrl)
	try {
		const archive = await writeArchive(passphrase)
		const taking = take(archive.bytes)
		// Without a taker the archive would wait for ever.
		taking.catch((error: Error) => archive.destroy(error))
		const contents = await fill(archive, snapshot, source, onProgress).catch(async (error: Error) => {
			archive.destroy(error)
			await taking
			throw error
		})
		await taking
		return contents
	} finally {
		await snapshot.close()
	}
}

async function fill(
	archive: ArchiveWriter,
	snapshot: Snapshot,
	source: Source,
	onProgress: (what: string) => void,
) {
	const { migrations, queue, tables } = snapshot
	const head = JSON.stringify({
		form,
		program: await programVersion(),
		takenAt: new Date().toISOString(),
		migrations,
		queue,
		tables,
	} satisfies Head)
	await archive.addText(headName, head)
	const digests: Record<string, Digest> = {}
	for (const [at, table] of tables.entries()) {
		onProgress(`Table ${at + 1} of ${tables.length}: ${table.name}`)
		digests[table.name] = await snapshot.digestOf(table)
		let piece = 0
		for await (const rows of pieces(snapshot.read(table))) {
			piece += 1
			await archive.add(`${tablesFolder}${table.name}/${String(piece).padStart(6, '0')}`, rows.length, [rows])
		}
	}
	const sequences = await snapshot.sequences()
	const files = await addFiles(archive, snapshot, source.files, onProgress)
	await addDemoPassword(archive, source.dataFolder)
	await archive.end(manifestName, (sums) =>
		JSON.stringify({ head, digests, sequences, files, sums } satisfies Manifest),
	)
	const rows = Object.values(digests).reduce((sum, digest) => sum + digest.rows, 0)
	return { rows, tables: tables.length, files: files.count, missing: files.missing }
}

async function* pieces(rows: AsyncIterable<Uint8Array>) {
	let held: Uint8Array[] = []
	let size = 0
	for await (const chunk of rows) {
		held.push(chunk)
		size += chunk.length
		if (size < pieceBytes) continue
		yield Buffer.concat(held)
		held = []
		size = 0
	}
	if (size > 0) yield Buffer.concat(held)
}

async function addFiles(
	archive: ArchiveWriter,
	snapshot: Snapshot,
	store: FileStore,
	onProgress: (what: string) => void,
) {
	const added = { count: 0, bytes: 0, missing: [] as string[] }
	for await (const key of snapshot.fileKeys()) {
		// Lost long ago: no reason to have no backup of the others.
		if (!(await store.exists(key))) {
			added.missing.push(key)
			continue
		}
		const { contentLength } = await store.getMetaData(key)
		await archive.add(`${filesFolder}${key}`, contentLength, await store.getStream(key))
		added.count += 1
		added.bytes += contentLength
		if (added.count % 100 === 0) onProgress(`Files: ${added.count}`)
	}
	return added
}

/** The demo logins are printed with the password that is kept in the data folder; their hashes are in the database. */
async function addDemoPassword(archive: ArchiveWriter, dataFolder: string) {
	const password = await readFile(join(dataFolder, 'demo-password'), 'utf8').catch(() => undefined)
	if (password) await archive.addText(demoPassword, password)
}

async function programVersion() {
	const file = await readFile(new URL('../../package.json', import.meta.url), 'utf8')
	return z.object({ version: z.string() }).parse(JSON.parse(file)).version
}
