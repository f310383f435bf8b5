import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createZstdDecompress } from 'node:zlib'
import { extract as tarExtract } from 'tar-stream'
import type { ArchiveFile } from './archive-file.ts'
import { Head, Manifest, WrongArchive, form, headName, manifestName, sumsFolder } from './manifest.ts'
import { sealedStart, unseal } from './seal.ts'

type Visitor = {
	onHead?: (head: Head) => Promise<void>
	/** Called with each table part, file and other entry, in their order. What it leaves unread is skipped. */
	onEntry?: (name: string, content: Readable) => Promise<void>
	/** Called after some thousand entries with the checksums of them. */
	onSums?: (sums: ReadonlyMap<string, string>) => Promise<void>
	/** Called with the bytes of the archive that were read, and all. */
	onProgress?: (done: number, total: number) => void
	/** Ends the reading, which then rejects with the reason. */
	signal?: AbortSignal | undefined
}

/**
 * Reads an archive from its beginning to its end, and checks every entry against its checksum, after it was visited.
 * Resolves to the head and the manifest; rejects with a sentence for the operator where something is wrong.
 */
export async function readArchive(file: ArchiveFile, passphrase: string | undefined, visitor: Visitor = {}) {
	const extract = tarExtract()
	const decompress = createZstdDecompress()
	const opened = await openArchive(file, passphrase, visitor.onProgress)
	const end = () => opened.destroy(new Error('The reading was ended.'))
	visitor.signal?.addEventListener('abort', end)
	// What goes wrong arrives at the entries that are read.
	pipeline(opened, decompress, extract).catch(() => {})
	let ofVisitor: unknown
	const visiting = async (visit: Promise<void> | undefined) =>
		visit?.catch((error: unknown) => {
			ofVisitor = error
			throw error
		})
	try {
		return await readEntries(extract, visitor, visiting)
	} catch (error) {
		visitor.signal?.throwIfAborted()
		throw ofVisitor ?? asWrong(error)
	} finally {
		visitor.signal?.removeEventListener('abort', end)
		extract.destroy()
		opened.destroy()
	}
}

async function readEntries(
	extract: ReturnType<typeof tarExtract>,
	visitor: Visitor,
	visiting: (visit: Promise<void> | undefined) => Promise<void>,
) {
	let head: Head | undefined
	let headText = ''
	let manifest: Manifest | undefined
	const pending = new Map<string, string>()
	const sums: Record<string, string> = {}
	for await (const entry of extract) {
		const { name } = entry.header
		const hash = createHash('sha256')
		const content = Readable.from(hashed(entry as AsyncIterable<Uint8Array>, hash), { objectMode: false })
		if (!head) {
			headText = name === headName ? await textOf(content) : ''
			head = headOf(headText)
			await visiting(visitor.onHead?.(head))
			pending.set(name, hash.digest('hex'))
		} else if (name === manifestName) {
			manifest = Manifest.parse(JSON.parse(await textOf(content)))
		} else if (name.startsWith(sumsFolder)) {
			const listed = await textOf(content)
			sums[name] = hash.digest('hex')
			expectSums(listed, pending)
			await visiting(visitor.onSums?.(pending))
			pending.clear()
		} else {
			await visiting(visitor.onEntry?.(name, content))
			for await (const _ of content);
			pending.set(name, hash.digest('hex'))
		}
	}
	if (!head || !manifest || pending.size > 0) throw new WrongArchive('The archive ends too early.')
	if (JSON.stringify(sums) !== JSON.stringify(manifest.sums) || manifest.head !== headText)
		throw new WrongArchive('The archive is damaged: its checksums do not fit each other.')
	return { head, manifest }
}

async function openArchive(
	file: ArchiveFile,
	passphrase: string | undefined,
	onProgress: Visitor['onProgress'],
) {
	const isSealed = (await startOf(file, sealedStart.length)) === sealedStart
	if (isSealed && !passphrase)
		throw new WrongArchive(
			'The archive is encrypted. Set BACKUP_PASSPHRASE to the one that it was made with.',
		)

	let done = 0
	const content = (await file.read()).on('data', (chunk: Uint8Array) =>
		onProgress?.((done += chunk.length), file.size),
	)
	content.pause()
	if (!isSealed || !passphrase) return content
	return unseal(content, passphrase).catch((error: unknown) => {
		content.destroy()
		throw new WrongArchive('The archive does not open with this BACKUP_PASSPHRASE.', { cause: error })
	})
}

/** The first bytes, as text of a byte each. */
async function startOf(file: ArchiveFile, length: number) {
	const content = await file.read()
	let start = ''
	for await (const chunk of content) {
		start += (chunk as Buffer).toString('latin1')
		if (start.length >= length) break
	}
	return start.slice(0, length)
}

function headOf(text: string) {
	const head = text ? Head.safeParse(JSON.parse(text)) : undefined
	if (!head?.success) throw new WrongArchive('This is no backup of the portal.')
	if (head.data.form > form)
		throw new WrongArchive('The backup was made by a newer version of the portal. Restore it with that one.')
	return head.data
}

function expectSums(listed: string, found: ReadonlyMap<string, string>) {
	const lines = listed.split('\n').filter(Boolean)
	const wrong = lines.find((line) => found.get(line.slice(66)) !== line.slice(0, 64))
	if (wrong) throw new WrongArchive(`The archive is damaged: ${wrong.slice(66)} does not fit its checksum.`)
	if (lines.length !== found.size) throw new WrongArchive('The archive is damaged: entries have no checksum.')
}

/** The content of an entry. What cannot be read of it is a fault of the archive, also for a visitor that reads it. */
async function* hashed(chunks: AsyncIterable<Uint8Array>, hash: ReturnType<typeof createHash>) {
	try {
		for await (const chunk of chunks) {
			hash.update(chunk)
			yield chunk
		}
	} catch (error) {
		throw asWrong(error)
	}
}

/** Small entries only. */
async function textOf(content: Readable) {
	const chunks: Uint8Array[] = []
	for await (const chunk of content) chunks.push(chunk as Uint8Array)
	return Buffer.concat(chunks).toString('utf8')
}

function asWrong(error: unknown) {
	if (error instanceof WrongArchive) return error
	return new WrongArchive(
		`The archive is damaged or no backup: ${error instanceof Error ? error.message : String(error)}.`,
	)
}
