import { encodeAnew } from './pictures/encode-anew.ts'

/** The most pixels of each side in the stored picture. */
export const longestSide = 512

/** Reads a photo or logo that somebody sent into its stored form: still, upright and small. */
export async function readPicture(sent: File) {
	return encodeAnew(await sent.bytes(), longestSide)
}
