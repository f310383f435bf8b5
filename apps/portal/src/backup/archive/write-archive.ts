import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress } from 'node:zlib'
import { pack as tarPack } from 'tar-stream'
import { entriesInSums, sumsFolder } from './manifest.ts'
import { seal } from './seal.ts'

/** An archive while it is written: entries go in, bytes come out as fast as they are taken. */
export type ArchiveWriter = Awaited<ReturnType<typeof writeArchive>>

/** Begins an archive: a tar file, compressed, and encrypted if there is a passphrase. */
export async function writeArchive(passphrase: string | undefined) {
	const pack = tarPack()
	const compressed = createZstdCompress()
	const compressing = pipeline(pack, compressed)
	// Whoever takes the bytes is told by the stream itself.
	compressing.catch(() => {})
	const lines: string[] = []
	const sums: Record<string, string> = {}

	/** Takes one entry, and returns its checksum. */
	async function put(name: string, size: number, content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>) {
		const hash = createHash('sha256')
		await pipeline(Readable.from(content), hashing(hash), pack.entry({ name, size, mode: 0o600 }))
		return hash.digest('hex')
	}

	async function flush() {
		if (lines.length === 0) return
		const name = `${sumsFolder}${String(Object.keys(sums).length + 1).padStart(6, '0')}`
		const content = Buffer.from(lines.splice(0).join(''))
		sums[name] = await put(name, content.length, [content])
	}

	async function add(name: string, size: number, content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>) {
		lines.push(`${await put(name, size, content)}  ${name}\n`)
		if (lines.length >= entriesInSums) await flush()
	}

	return {
		bytes: passphrase ? await seal(compressed, passphrase) : Readable.from(compressed, { objectMode: false }),
		add,
		addText: (name: string, text: string) => add(name, Buffer.byteLength(text), [Buffer.from(text)]),
		/** Ends the archive with an entry made of the checksums of all lists of checksums. */
		async end(name: string, last: (sums: Record<string, string>) => string) {
			await flush()
			const content = Buffer.from(last(sums))
			await put(name, content.length, [content])
			pack.finalize()
			await compressing
		},
		destroy: (error: Error) => pack.destroy(error),
	}
}

function hashing(hash: ReturnType<typeof createHash>) {
	return async function* (chunks: AsyncIterable<Uint8Array>) {
		for await (const chunk of chunks) {
			hash.update(chunk)
			yield chunk
		}
	}
}
