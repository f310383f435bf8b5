import type { Db } from '@profile-search/db/client'
import { rateLimits } from '@profile-search/db/schema/platform/site'
import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'
import type { RouteContext } from '#platform/context/context.ts'
import { refused } from '#platform/refusal.ts'
import { hashToken } from '#platform/secrets.ts'

type Captcha = NonNullable<RouteContext['settings']['captcha']>

const goodForMinutes = 10

/** A million rounds of SHA-256 on average: about a second on a slow phone, a quarter of one on a desktop. */
const work = { cost: 2500, fewest: 200, most: 600 }

/** A challenge that only work solves, signed, so that the server stores nothing about it. */
export async function newChallenge({ secret }: Pick<Captcha, 'secret'>, times = 1) {
	return createChallenge({
		algorithm: 'PBKDF2/SHA-256',
		cost: work.cost * times,
		counter: randomInt(work.most, work.fewest),
		deriveKey,
		expiresAt: new Date(Date.now() + goodForMinutes * 60_000),
		...secretsOf({ secret }),
	})
}

/**
 * Refuses a call without a solved challenge, where the site asks for one. Each challenge works once across
 * all nodes.
 */
export async function checkCaptcha(db: Db, captcha: Captcha | undefined, answer: string | undefined) {
	if (captcha && !(await isSolved(db, captcha, answer)))
		throw refused('captchaNeeded', 'accountsRefusals.solveCaptcha')
}

/** Whether this solves a challenge made with the secret, and is the first solution to arrive. */
export async function isSolved(db: Db, { secret }: Pick<Captcha, 'secret'>, answer: string | undefined) {
	const solved = Answer.safeParse(answer).data
	if (!solved) return false
	const { verified } = await verifySolution({ ...solved, deriveKey, ...secretsOf({ secret }) })
	return verified && take(db, solved.challenge.parameters)
}

/** Base64 of JSON. Its fields are listed, so that nothing unsigned reaches the check. */
const Answer = z
	.codec(z.base64(), z.unknown(), {
		decode(text, context) {
			try {
				return JSON.parse(Buffer.from(text, 'base64').toString())
			} catch {
				context.issues.push({ code: 'invalid_format', format: 'json', input: text })
				return z.NEVER
			}
		},
		encode: (value) => Buffer.from(JSON.stringify(value)).toString('base64'),
	})
	.pipe(
		z.object({
			challenge: z.object({
				parameters: z.object({
					algorithm: z.string(),
					nonce: z.string(),
					salt: z.string(),
					cost: z.number(),
					keyLength: z.number(),
					keyPrefix: z.string(),
					keySignature: z.string(),
					expiresAt: z.number(),
				}),
				signature: z.string(),
			}),
			solution: z.object({ counter: z.number(), derivedKey: z.string() }),
		}),
	)

function secretsOf({ secret }: Pick<Captcha, 'secret'>) {
	return {
		hmacSignatureSecret: hashToken(`captcha challenge ${secret}`),
		hmacKeySignatureSecret: hashToken(`captcha solution ${secret}`),
	}
}

/**
 * True for the first solution of this challenge. The row is swept with the counted tries, once the challenge
 * is void.
 */
async function take(db: Db, { nonce, expiresAt }: { nonce: string; expiresAt: number }) {
	const taken = await db
		.insert(rateLimits)
		.values({ key: `captcha:${hashToken(nonce)}`, points: 1, expire: (expiresAt + 60) * 1000 })
		.onConflictDoNothing()
		.returning({ key: rateLimits.key })
	return taken.length > 0
}
