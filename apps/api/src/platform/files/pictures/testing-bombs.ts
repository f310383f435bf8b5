import { crc32, createDeflate } from 'node:zlib'

/**
 * A PNG of any size in few bytes, holding nothing but zeros. It is built by hand, since no library writes
 * one.
 */
export async function pngBomb({ width, height, depth = 8, channels = 3 }: PngFacts) {
	const head = Buffer.alloc(13)
	head.writeUInt32BE(width, 0)
	head.writeUInt32BE(height, 4)
	head.set([depth, colourTypes[channels], 0, 0, 0], 8)
	const rows = await zerosPacked(height * (1 + width * channels * (depth / 8)))
	return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}

type PngFacts = { width: number; height: number; depth?: 8 | 16; channels?: 1 | 3 | 4 }

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const colourTypes = { 1: 0, 3: 2, 4: 6 } as const

function chunk(name: string, content: Buffer) {
	const named = Buffer.concat([Buffer.from(name, 'latin1'), content])
	const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
	length.writeUInt32BE(content.length)
	check.writeUInt32BE(crc32(named))
	return Buffer.concat([length, named, check])
}

async function zerosPacked(count: number) {
	const deflate = createDeflate({ level: 9 })
	const zeros = Buffer.alloc(1024 * 1024)
	const packed: Buffer[] = []
	deflate.on('data', (part: Buffer) => packed.push(part))
	for (let left = count; left > 0; left -= zeros.length) {
		const isFull = !deflate.write(left < zeros.length ? zeros.subarray(0, left) : zeros)
		if (isFull) await new Promise((resolve) => deflate.once('drain', resolve))
	}
	await new Promise((resolve) => deflate.once('end', resolve).end())
	return Buffer.concat(packed)
}
