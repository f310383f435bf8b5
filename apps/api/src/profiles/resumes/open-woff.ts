import { inflateSync } from 'node:zlib'

/**
 * The offsets of the number of tables and of the directory in the headers of both formats, and the size of a directory
 * entry.
 */
const woff = { count: 12, directory: 44, entry: 20 }
const bare = { directory: 12, entry: 16 }

/** The TrueType font inside a WOFF file: the same tables, unpacked once instead of for every document. */
export function openWoff(file: Buffer) {
	const count = file.readUInt16BE(woff.count)
	const head = Buffer.alloc(bare.directory + count * bare.entry)
	file.copy(head, 0, 4, 8)
	head.writeUInt16BE(count, 4)

	const tables: Buffer[] = []
	let place = head.length
	for (let index = 0; index < count; index++) {
		const from = woff.directory + index * woff.entry
		const to = bare.directory + index * bare.entry
		const length = file.readUInt32BE(from + 12)
		file.copy(head, to, from, from + 4)
		file.copy(head, to + 4, from + 16, from + 20)
		head.writeUInt32BE(place, to + 8)
		head.writeUInt32BE(length, to + 12)
		const table = Buffer.alloc(Math.ceil(length / 4) * 4)
		tableOf(file, from, length).copy(table)
		tables.push(table)
		place += table.length
	}
	return Buffer.concat([head, ...tables])
}

/** Tables that compression would not have made smaller are stored as they are. */
function tableOf(file: Buffer, entry: number, length: number) {
	const offset = file.readUInt32BE(entry + 4)
	const packedLength = file.readUInt32BE(entry + 8)
	const packed = file.subarray(offset, offset + packedLength)
	return packedLength === length ? packed : inflateSync(packed)
}
