import { encodeAnew } from './pictures/encode-anew.ts'

/** Pixels of each side at most, once it is stored. */
export const longestSide = 512

/** Reads a photo or a logo that somebody sent, as it is stored: still, upright and small. */
export async function readPicture(sent: File) {
	return encodeAnew(await sent.bytes(), longestSide)
}
