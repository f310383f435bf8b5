import { errorCodes } from '@profile-search/contract/http/envelope'
import { fewAtOnce } from '../../concurrency/few-at-once.ts'
import { Refusal, malformed, unavailable } from '../../refusal.ts'
import { runConfined } from '../confined/run-confined.ts'

const limits = { seconds: 15, memory: 160, atOnce: 2, waiting: 40 }

/** One gate for the whole program, whichever way a picture comes in. */
const inTurn = fewAtOnce(limits, () => unavailable('refusals.manyPictures'))

/**
 * Decodes a picture that somebody sent and re-encodes it as WebP. The portal's own result is kept: small,
 * upright, and without the place and camera data of a photo. A small file may claim to be an enormous
 * picture, so this runs in a process of its own, two at a time.
 */
export async function encodeAnew(bytes: Uint8Array, longestSide: number, seconds = limits.seconds) {
	const ending = await inTurn(() =>
		runConfined(new URL('./encoder.ts', import.meta.url), String(longestSide), bytes, { ...limits, seconds }),
	)
	if (ending.kind === 'answered') return ending.answer
	if (ending.kind === 'refused') throw new Refusal(400, errorCodes.malformed, ending.message)
	throw malformed('refusals.pictureTooHeavy')
}
