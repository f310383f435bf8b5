import { writeSync } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { decodingLimits, pictureLimits } from './limits.ts'

/**
 * The program that opens a picture of a stranger: it reads one from its input, writes it encoded anew, and ends. It may
 * be killed at any time. The picture counts if it ends well; otherwise a sentence for whoever sent it stands at `refusals`.
 */

const longestSide = Number(process.argv[2])
const [pictures, refusals] = [1, 3]

// Only these are read, whatever else the library knows: fewer doors for files that are made to break in.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] })
// Nothing is read twice, and more threads would only hold more of the picture at once.
sharp.cache(false)
sharp.concurrency(1)

const bytes = await buffer(process.stdin)
watchMemory()
const refusal = await refusalOf(bytes)
if (refusal) refuse(refusal)
const encoded = await sharp(bytes, { limitInputPixels: pictureLimits.pixels, failOn: 'error' })
	.autoOrient()
	.resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
	.webp({ quality: 82 })
	.toBuffer()
	.catch(() => refuse('This picture is broken. Please choose another one.'))
for (let written = 0; written < encoded.length;) written += writeSync(pictures, encoded, written)

/** Why a picture is not unpacked, from its head alone; undefined when it may be. */
async function refusalOf(picture: Buffer) {
	const head = await sharp(picture, { limitInputPixels: false })
		.metadata()
		.catch(() => undefined)
	if (!head) return 'This is no picture that can be read. Please choose a JPEG, PNG or WebP.'
	const { width, height, depth, pages = 1, isProgressive } = head
	const { side, pixels, pixelsInPasses } = pictureLimits
	if (pages > 1) return 'Moving pictures cannot be used. Please choose a still one.'
	if (Math.max(width, height) > side)
		return `This picture is too long or too wide. Please choose one of at most ${side.toLocaleString('en')} pixels a side.`
	if (depth !== 'uchar')
		return 'This picture has more than 8 bits for each colour. Please save it with 8, or as a JPEG.'
	if (width * height > pixels)
		return `This picture has too many pixels. Please choose one of at most ${pixels / 1e6} megapixels.`
	if (isProgressive && width * height > pixelsInPasses)
		return `This picture is stored in several passes, and is too large for that. Please save it without (“progressive” or “interlaced”), or with at most ${pixelsInPasses / 1e6} megapixels.`
	return undefined
}

/** The library works in threads of its own, so this one is free to look. */
function watchMemory() {
	const before = process.memoryUsage.rss()
	setInterval(() => {
		if (process.memoryUsage.rss() - before > decodingLimits.memory)
			refuse('This picture needs too much memory to be opened. Please choose a smaller one.')
	}, 10).unref()
}

/** Ends at once: the orderly end would wait for the library, which may be in the middle of the picture. */
function refuse(sentence: string): never {
	writeSync(refusals, sentence)
	process.kill(process.pid, 'SIGKILL')
	throw new Error(sentence)
}
