import sharp from 'sharp'
import { malformed } from '../refusal.ts'

/** Pixels of the biggest picture that is read: more than any camera of a phone makes by default. */
const mostPixels = 60_000_000

/** Pixels of each side at most, once it is stored. */
export const longestSide = 512

// Only these are read, whatever else the library knows: fewer doors for files that are made to break in.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
	operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'],
})

/**
 * Decodes a picture that somebody sent and encodes it anew: what is stored is made by us, small, upright, and without
 * the place and the camera that a photo carries along.
 */
export async function readPicture(bytes: Uint8Array) {
	const { width, height, pages = 1 } = await headOf(bytes)
	if (pages > 1) throw malformed('Moving pictures cannot be used. Please choose a still one.')
	if (width * height > mostPixels)
		throw malformed('This picture has too many pixels. Please choose one of at most 60 megapixels.')

	return sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
		.autoOrient()
		.resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
		.timeout({ seconds: 10 })
		.webp({ quality: 82 })
		.toBuffer()
		.catch(() => {
			throw malformed('This picture is broken. Please choose another one.')
		})
}

/** The facts that stand at the beginning of a picture, read without unpacking it. */
async function headOf(bytes: Uint8Array) {
	return sharp(bytes, { limitInputPixels: false })
		.metadata()
		.catch(() => {
			throw malformed('This is no picture that can be read. Please choose a JPEG, PNG or WebP.')
		})
}
