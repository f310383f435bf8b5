import type { Db } from '@profile-search/db/client'
import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server'
import { isoBase64URL } from '@simplewebauthn/server/helpers'
import type { Origin } from '#http/origin.ts'
import { recordActivity } from '../sessions/activity.ts'
import { SignedAnswer } from './answers.ts'
import { insertChallenge, takeChallenge } from './challenges.ts'
import { findPasskey, updateCounter } from './queries.ts'
import type { RelyingParty } from './relying-party.ts'

/** What a browser needs to log in. It names no account, so a caller learns nothing about anybody. */
export async function offerLogin(db: Db, relyingParty: RelyingParty) {
	const options = await generateAuthenticationOptions({
		rpID: relyingParty.id,
		timeout: 300_000,
		userVerification: 'required',
	})
	return { challengeId: await insertChallenge(db, options.challenge, null), options: { ...options } }
}

/**
 * The account whose passkey has signed the challenge, for this site, with its user verified. Undefined in
 * every other case.
 */
export async function checkPasskey(
	db: Db,
	signed: { challengeId: string; answer: unknown },
	relyingParty: RelyingParty,
	origin: Origin,
) {
	const challenge = await takeChallenge(db, signed.challengeId, null)
	const answer = SignedAnswer.safeParse(signed.answer).data
	const found = challenge && answer && (await findPasskey(db, answer.id))
	if (!found) return undefined

	const { passkey, account } = found
	// The library throws at anything that does not fit.
	const checked = await verifyAuthenticationResponse({
		response: answer,
		expectedChallenge: challenge,
		expectedOrigin: relyingParty.origins,
		expectedRPID: relyingParty.id,
		credential: {
			id: passkey.credentialId,
			publicKey: isoBase64URL.toBuffer(passkey.publicKey),
			counter: passkey.counter,
		},
	}).catch(() => undefined)
	const isRight =
		checked?.verified === true &&
		Buffer.from(answer.response.userHandle, 'base64url').toString() === account.id &&
		(await updateCounter(db, passkey.id, checked.authenticationInfo.newCounter))
	if (isRight) return account
	await recordActivity(db, account.id, 'login_refused', origin)
	return undefined
}
