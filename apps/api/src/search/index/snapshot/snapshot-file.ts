import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, stat, type FileHandle } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { crc32 } from 'node:zlib'
import type { Numbers, Sections } from '@profile-search/matching/snapshot/sections'
import { z } from 'zod'
import type { Gathered } from './gather.ts'

/**
 * A snapshot as a file: first 16 bytes (8 that identify the format, then the length and the checksum of the header),
 * then the header as JSON, then the sections one after the other. Nothing follows: a file that is shorter or longer is
 * damaged.
 */
const firstBytes = Buffer.from('PSINDEX\n')
const beginningLength = 16

const Header = z.object({
	/** Raised when the file format changes. */
	format: z.number(),
	/** A hash of everything that shapes the contents of the index. */
	shape: z.string(),
	/** A position in the change table, from before the state was taken. */
	position: z.string().regex(/^\d+$/),
	mark: z.object({ transaction: z.string().regex(/^\d+$/), id: z.uuid() }),
	sections: z.array(
		z.object({
			name: z.string(),
			kind: z.enum(['signed', 'unsigned', 'units', 'bytes']),
			bytes: z.int().min(0),
			checksum: z.int(),
		}),
	),
})

/** What the header says of the snapshot, without its sections. */
export type Origin = Omit<z.infer<typeof Header>, 'sections' | 'format'>

const format = 1

/** A file that cannot be used; the message says why. */
export class Unusable extends Error {}

/** Writes a temporary file and renames it once all of it is on the disk, so that nobody ever sees half a snapshot. */
export async function writeSnapshot(path: string, origin: Origin, sections: Gathered[]) {
	// The file contains what people have written, so only the portal's own user may read it.
	await mkdir(dirname(path), { recursive: true, mode: 0o700 })
	const beside = `${path}.${randomUUID()}.new`
	try {
		const file = await open(beside, 'wx', 0o600)
		try {
			await file.writeFile(headOf(origin, sections))
			for (const { parts } of sections) await writeAll(file, parts)
			await file.sync()
		} finally {
			await file.close()
		}
		await rename(beside, path)
	} catch (error) {
		await rm(beside, { force: true })
		throw error
	}
	await removeAbandoned(path)
}

/** Opens a snapshot and reads its header. Undefined when there is no file; throws Unusable when it is damaged. */
export async function openSnapshot(path: string) {
	const file = await open(path, 'r').catch((error: NodeJS.ErrnoException) => {
		if (error.code === 'ENOENT') return undefined
		throw error
	})
	if (!file) return undefined
	try {
		const { header, start } = await readHead(file)
		return {
			origin: header satisfies Origin,
			read: () => readSections(file, header, start),
			close: () => file.close(),
		}
	} catch (error) {
		await file.close()
		throw error
	}
}

function headOf(origin: Origin, sections: Gathered[]) {
	const listed = sections.map(({ name, kind, bytes, checksum }) => ({ name, kind, bytes, checksum }))
	const header = Buffer.from(JSON.stringify({ ...origin, format, sections: listed }))
	const numbers = Buffer.alloc(8)
	numbers.writeUInt32LE(header.length, 0)
	numbers.writeUInt32LE(crc32(header), 4)
	return Buffer.concat([firstBytes, numbers, header])
}

/** Many small parts are written in one call. */
const partsAtOnce = 256

async function writeAll(file: FileHandle, parts: Numbers[]) {
	for (let at = 0; at < parts.length; at += partsAtOnce) {
		const some = parts.slice(at, at + partsAtOnce)
		const wanted = some.reduce((sum, part) => sum + part.byteLength, 0)
		const { bytesWritten } = await file.writev(some)
		if (bytesWritten !== wanted) throw new Error('The disk took only a part of a snapshot.')
	}
}

async function readHead(file: FileHandle) {
	const { size } = await file.stat()
	if (size < beginningLength) throw new Unusable('it is damaged')
	const beginning = await readExactly(file, beginningLength, 0)
	const length = beginning.readUInt32LE(8)
	if (!beginning.subarray(0, 8).equals(firstBytes) || length > size) throw new Unusable('it is damaged')
	const bytes = await readExactly(file, length, beginningLength)
	if (crc32(bytes) !== beginning.readUInt32LE(12)) throw new Unusable('it is damaged')

	const read: unknown = JSON.parse(bytes.toString())
	const header = Header.safeParse(read).data
	if (header?.format !== format) throw new Unusable('it is of another version')
	const start = beginningLength + length
	const whole = header.sections.reduce((sum, section) => sum + section.bytes, start)
	if (whole !== size) throw new Unusable('it is damaged')
	return { header, start }
}

async function readSections(file: FileHandle, { sections }: z.infer<typeof Header>, start: number) {
	const read = new Map<string, Numbers>()
	let at = start
	for (const { name, kind, bytes, checksum } of sections) {
		const all = await readExactly(file, bytes, at)
		if (crc32(all) !== checksum) throw new Unusable('it is damaged')
		if (kind === 'signed') read.set(name, new Int32Array(all.buffer))
		else if (kind === 'unsigned') read.set(name, new Uint32Array(all.buffer))
		else if (kind === 'units') read.set(name, new Uint16Array(all.buffer))
		else read.set(name, new Uint8Array(all.buffer))
		at += bytes
	}
	return read satisfies Sections
}

/** The system reads no more than 2 GB in one call. */
const mostAtOnce = 1 << 28

async function readExactly(file: FileHandle, length: number, position: number) {
	const all = Buffer.from(new ArrayBuffer(length))
	for (let at = 0; at < length;) {
		const { bytesRead } = await file.read(all, at, Math.min(mostAtOnce, length - at), position + at)
		if (bytesRead === 0) throw new Unusable('it is damaged')
		at += bytesRead
	}
	return all
}

const abandonedMs = 3_600_000

/** Removes temporary files of programs killed while writing. One that is still being written is younger, and stays. */
async function removeAbandoned(path: string) {
	const folder = dirname(path)
	const left = (await readdir(folder)).filter(
		(name) => name.startsWith(`${basename(path)}.`) && name.endsWith('.new'),
	)
	for (const name of left) {
		const found = await stat(join(folder, name)).catch(() => undefined)
		if (found && Date.now() - found.mtimeMs > abandonedMs) await rm(join(folder, name), { force: true })
	}
}
