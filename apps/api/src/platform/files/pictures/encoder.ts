import { problem } from '@profile-search/contract/platform/problem'
import sharp from 'sharp'
import { answer, refuse, takeInput } from '../confined/confinement.ts'

/** The program that opens a stranger's picture and returns it re-encoded. */

const longestSide = Number(process.argv[2])

/** The most pixels of one side. */
const side = 12_000
/** The most pixels of a picture that is read row by row: more than phone cameras make by default. */
const pixels = 60_000_000
/** The most pixels of a picture that comes in several passes, and so has to be held whole. */
const pixelsInPasses = 16_000_000

// Only these formats are read, whatever else the library knows. Each further format is a way in for a crafted
// file.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] })
// Nothing is read twice, and more threads would only hold more of the picture at once.
sharp.cache(false)
sharp.concurrency(1)

const bytes = await takeInput()
const refusal = await refusalOf(bytes)
if (refusal) refuse(refusal)
const encoded = await sharp(bytes, { limitInputPixels: pixels, failOn: 'error' })
	.autoOrient()
	.resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
	.webp({ quality: 82 })
	.toBuffer()
	.catch(() => refuse('refusals.pictureBroken'))
answer(encoded)

/** Why a picture is not decoded, judged by its header alone; undefined when it may be. */
async function refusalOf(picture: Buffer) {
	const head = await sharp(picture, { limitInputPixels: false })
		.metadata()
		.catch(() => undefined)
	if (!head) return 'refusals.noPicture'
	const { width, height, depth, pages = 1, isProgressive } = head
	if (pages > 1) return 'refusals.movingPicture'
	if (Math.max(width, height) > side)
		return problem('refusals.pictureTooLong', { side: side.toLocaleString('en-IN') })
	if (depth !== 'uchar') return 'refusals.pictureTooDeep'
	if (width * height > pixels) return problem('refusals.tooManyPixels', { megapixels: pixels / 1e6 })
	if (isProgressive && width * height > pixelsInPasses)
		return problem('refusals.pictureInPasses', { megapixels: pixelsInPasses / 1e6 })
	return undefined
}
