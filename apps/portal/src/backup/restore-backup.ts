import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { finished, pipeline } from 'node:stream/promises'
import type { FileStore } from '@profile-search/api/platform/context/outside'
import { beginLoading, type Loading } from '@profile-search/db/backup/load'
import { knownMigrations, migrateUpTo } from '@profile-search/db/migrate/migrate'
import type { ArchiveFile } from './archive/archive-file.ts'
import { demoPassword, filesFolder, tablesFolder, WrongArchive, type Head } from './archive/manifest.ts'
import { readArchive } from './archive/read-archive.ts'

type Archive = { file: ArchiveFile; passphrase: string | undefined }
type Place = { databaseUrl: string; files: FileStore; dataFolder: string }
/** `signal` ends it; it then rejects with the reason. */
type Options = { onProgress?: (done: number, total: number) => void; signal?: AbortSignal | undefined }

/** Reads a whole archive without restoring it: every checksum, and whether this program knows its migrations. */
export async function checkArchive({ file, passphrase }: Archive, options: Options = {}) {
	const seen = { files: 0, tables: new Set<string>() }
	const { head, manifest } = await readArchive(file, passphrase, {
		onHead: async (head) => expectKnown(head),
		async onEntry(name) {
			if (name.startsWith(filesFolder)) seen.files += 1
			if (name.startsWith(tablesFolder)) seen.tables.add(tableOf(name))
		},
		...options,
	})
	const missing = head.tables.filter(({ name }) => manifest.digests[name]?.rows && !seen.tables.has(name))
	if (missing.length > 0 || seen.files !== manifest.files.count)
		throw new WrongArchive('The archive is damaged: tables or files are missing.')
	return { head, manifest }
}

/** Restores a checked archive into an empty database and an empty folder, and compares what has come back. */
export async function restoreArchive({ file, passphrase }: Archive, place: Place, options: Options = {}) {
	const under: { loading?: Loading; rows?: ReturnType<typeof rowsInto> } = {}
	const end = () => void under.loading?.close().catch(() => {})
	options.signal?.addEventListener('abort', end)
	try {
		const { manifest } = await readArchive(file, passphrase, {
			async onHead(head) {
				await migrateUpTo(place.databaseUrl, head.migrations.length)
				under.loading = await beginLoading(place.databaseUrl, head.tables, head.queue)
				under.rows = rowsInto(under.loading, head)
			},
			async onEntry(name, content) {
				if (name.startsWith(tablesFolder)) return under.rows?.add(tableOf(name), content)
				await under.rows?.end()
				if (name.startsWith(filesFolder)) await place.files.putStream(name.slice(filesFolder.length), content)
				if (name === demoPassword)
					await writeFile(join(place.dataFolder, 'demo-password'), await buffer(content), { mode: 0o600 })
			},
			onSums: (sums) => expectFiles(place.files, sums),
			...options,
		})
		await under.rows?.end()
		await under.loading?.finish(manifest)
		return manifest
	} catch (error) {
		options.signal?.throwIfAborted()
		throw error
	} finally {
		options.signal?.removeEventListener('abort', end)
		await under.loading?.close().catch(() => {})
	}
}

function tableOf(name: string) {
	return name.split('/')[1] ?? ''
}

/** Feeds the pieces of each table into one COPY, one table after another. */
function rowsInto(loading: Loading, { tables }: Head) {
	let current: { name: string; copy: Writable; failure?: Error } | undefined

	async function end() {
		if (!current) return
		const { copy, failure } = current
		current = undefined
		if (failure) throw failure
		copy.end()
		await finished(copy)
	}

	function begin(name: string) {
		const table = tables.find((each) => each.name === name)
		if (!table) throw new WrongArchive(`The archive is damaged: it has no table ${name}.`)
		const begun: NonNullable<typeof current> = { name, copy: loading.write(table) }
		begun.copy.on('error', (error) => (begun.failure = error))
		return begun
	}

	return {
		end,
		async add(name: string, content: Readable) {
			if (current?.name !== name) await end()
			current ??= begin(name)
			for await (const rows of content) {
				if (current.failure) throw current.failure
				if (!current.copy.write(rows)) await once(current.copy, 'drain')
			}
		},
	}
}

/** Reads files back that have been written since the last checksums. */
async function expectFiles(store: FileStore, sums: ReadonlyMap<string, string>) {
	for (const [name, sum] of sums) {
		if (!name.startsWith(filesFolder)) continue
		const hash = createHash('sha256')
		await pipeline(await store.getStream(name.slice(filesFolder.length)), hash)
		if (hash.digest('hex') !== sum) throw new WrongArchive(`${name} was not written as it is in the archive.`)
	}
}

function expectKnown({ migrations, program }: Head) {
	const known = knownMigrations()
	if (migrations.every((time, at) => time === known[at])) return
	const isNewer = Math.max(...migrations) > Math.max(...known)
	throw new WrongArchive(
		`The backup was made by version ${program} of the portal, whose tables this ${isNewer ? 'older' : 'newer'} program does not know. Restore it with that version, then start this one.`,
	)
}
