import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'

/** A site key that stands for proof of work: every site requires it for a try past a limit. */
export const workKey = 'work'

/**
 * The solved challenge in the format of ALTCHA: base64 of JSON. Required where the site has a captcha key, and past a
 * limit.
 */
export const CaptchaAnswer = z.string().max(4000)

/** A challenge of ALTCHA, version 2. The server signs its parameters, so none may be lost in transit. */
export const CaptchaChallenge = z.object({
	parameters: z.looseObject({
		algorithm: z.string(),
		nonce: z.string(),
		salt: z.string(),
		cost: z.number(),
		keyLength: z.number(),
		keyPrefix: z.string(),
	}),
	signature: z.string().optional(),
})

export const showCaptchaChallenge = endpoint({
	method: 'GET',
	path: 'captcha/:siteKey',
	access: 'anyone',
	summary: 'A challenge to be solved by work of the browser, good for one call within ten minutes.',
	params: z.object({ siteKey: z.string().max(100) }),
	details: CaptchaChallenge,
})
