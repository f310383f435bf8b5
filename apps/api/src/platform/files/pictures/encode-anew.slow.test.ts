import { readdir, readFile } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { encodeAnew } from './encode-anew.ts'
import { pngBomb } from './testing-bombs.ts'

test.each([
	[
		'a PNG of 29,999,999 × 2 with 16 bits',
		{ width: 29_999_999, height: 2, depth: 16, channels: 4 },
		/pictureTooLong/,
	],
	['a PNG of 2 × 12,001', { width: 2, height: 12_001 }, /pictureTooLong/],
	['a PNG with 16 bits', { width: 100, height: 100, depth: 16 }, /pictureTooDeep/],
	['a PNG of 120 megapixels', { width: 12_000, height: 10_000 }, /tooManyPixels/],
] as const)('%s is refused with a reason before it is decoded', async (_what, facts, words) => {
	const bomb = await pngBomb(facts)

	const before = await memoryOfAll()
	const { result, most } = await watched(() => encodeAnew(bomb, 512).catch((error: unknown) => error))

	expect(result).toMatchObject({ status: 400, message: expect.stringMatching(words) })
	expect(most - before).toBeLessThan(200)
})

test.each([
	['a progressive JPEG', (image: Sharp) => image.jpeg({ progressive: true, quality: 10 })],
	['an interlaced PNG', (image: Sharp) => image.png({ progressive: true })],
])('%s with more pixels than fit in memory at once is refused', async (_what, as) => {
	const big = await as(plain(6000, 4000)).toBuffer()

	await expect(encodeAnew(big, 512)).rejects.toMatchObject({
		status: 400,
		message: expect.stringMatching(/pictureInPasses/),
	})
})

test('four large pictures at once are read with less memory than two may take', async () => {
	const large = await pngBomb({ width: 9000, height: 6600, channels: 4 })
	const before = await memoryOfAll()

	const { result, most } = await watched(() => Promise.all([1, 2, 3, 4].map(() => encodeAnew(large, 2400))))

	for (const picture of result)
		expect(await sharp(picture).metadata()).toMatchObject({ format: 'webp', width: 2400, height: 1760 })
	expect(most - before).toBeLessThan(400)
})

test('a picture that takes too long is refused, and the work on it ends', async () => {
	const large = await pngBomb({ width: 9000, height: 6600, channels: 4 })

	await expect(encodeAnew(large, 2400, 0.05)).rejects.toMatchObject({
		status: 400,
		message: expect.stringMatching(/pictureTooHeavy/),
	})

	expect((await ourProcesses()).length).toBeLessThanOrEqual(1)
})

test('a photo of a phone keeps its orientation and is scaled to the longest side allowed', async () => {
	const photo = await plain(4000, 3000).jpeg().withMetadata({ orientation: 6 }).toBuffer()

	const made = await sharp(await encodeAnew(photo, 512)).metadata()

	expect(made).toMatchObject({ format: 'webp', width: 384, height: 512 })
})

test.each(['gif', 'tiff', 'avif', 'svg'] as const)('a %s picture is not opened', async (format) => {
	const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
	const sent = format === 'svg' ? svg : await plain(20, 20).toFormat(format).toBuffer()

	await expect(encodeAnew(sent, 512)).rejects.toMatchObject({
		status: 400,
		message: 'refusals.noPicture',
	})
})

function plain(width: number, height: number) {
	return sharp({ create: { width, height, channels: 3, background: '#0b5a5e' } })
}

/** Runs the work and keeps measuring how many megabytes this process and its children hold. */
async function watched<Result>(work: () => Promise<Result>) {
	let most = 0
	const over = new AbortController()
	const looking = (async () => {
		while (!over.signal.aborted) most = Math.max(most, await memoryOfAll())
	})()
	const result = await work()
	over.abort()
	await looking
	return { result, most }
}

/** Megabytes that this process and its children hold for themselves; 0 where the system does not say. */
async function memoryOfAll() {
	const statuses = await ourProcesses()
	return statuses.reduce((sum, status) => sum + numberIn(status, 'RssAnon'), 0) / 1024
}

/** What the system reports about this process and its children. */
async function ourProcesses() {
	const ids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name))
	const all = await Promise.all(ids.map((id) => readFile(`/proc/${id}/status`, 'utf8').catch(() => '')))
	return all.filter((status) => [numberIn(status, 'PPid'), numberIn(status, 'Pid')].includes(process.pid))
}

function numberIn(status: string, name: string) {
	return Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0)
}
