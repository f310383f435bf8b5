import { fullName } from '@profile-search/contract/accounts/full-name'
import type { Db } from '@profile-search/db/client'
import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server'
import { COSEALG, decodeAttestationObject, isoBase64URL } from '@simplewebauthn/server/helpers'
import type { z } from 'zod'
import type { Origin } from '#http/origin.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { conflict, malformed } from '#platform/refusal.ts'
import { recordActivity } from '../sessions/activity.ts'
import { NewPasskeyAnswer } from './answers.ts'
import { insertChallenge, takeChallenge } from './challenges.ts'
import { insertPasskey, listPasskeysOf } from './queries.ts'
import type { RelyingParty } from './relying-party.ts'

const mostPasskeys = 20

/** The algorithms that every current browser and authenticator supports. */
const algorithms = [COSEALG.EdDSA, COSEALG.ES256, COSEALG.RS256]

/**
 * What a browser needs to make a passkey that is found without naming the account, and that verifies its
 * user.
 */
export async function offerPasskey(
	db: Db,
	account: { id: string; email: string; firstName: string; lastName: string },
	relyingParty: RelyingParty,
) {
	const present = await listPasskeysOf(db, account.id)
	if (present.length >= mostPasskeys)
		throw conflict('accountsRefusals.tooManyPasskeys', { most: mostPasskeys })
	const options = await generateRegistrationOptions({
		rpName: 'Profile Search',
		rpID: relyingParty.id,
		userID: Buffer.from(account.id),
		userName: account.email,
		userDisplayName: fullName(account),
		timeout: 300_000,
		excludeCredentials: present.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
		authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
		supportedAlgorithmIDs: algorithms,
	})
	return { challengeId: await insertChallenge(db, options.challenge, account.id), options: { ...options } }
}

/** Stores a passkey that was just made for this account, on this site. */
export async function keepPasskey(
	db: Db,
	accountId: string,
	made: { challengeId: string; name: string; answer: unknown },
	relyingParty: RelyingParty,
	origin: Origin,
) {
	const challenge = await takeChallenge(db, made.challengeId, accountId)
	const answer = NewPasskeyAnswer.safeParse(made.answer).data
	const credential = challenge && answer && (await credentialOf(answer, challenge, relyingParty))
	if (!credential) throw malformed('accountsRefusals.passkeyNotMade')

	return db.transaction(async (transaction) => {
		const passkey = await insertPasskey(transaction, {
			accountId,
			name: made.name,
			credentialId: credential.id,
			publicKey: isoBase64URL.fromBuffer(credential.publicKey),
			counter: credential.counter,
			transports: answer.response.transports,
		})
		if (!passkey) throw conflict('accountsRefusals.passkeyKnown')
		await recordActivity(transaction, accountId, 'passkey_added', origin)
		await enqueue(transaction, 'mail_security_change', { accountId, change: 'passkey_added' })
		return passkey
	})
}

/** Undefined when the answer proves nothing: the library throws at anything that does not fit. */
async function credentialOf(
	answer: z.output<typeof NewPasskeyAnswer>,
	challenge: string,
	relyingParty: RelyingParty,
) {
	if (!isPlain(answer.response.attestationObject)) return undefined
	const checked = await verifyRegistrationResponse({
		response: answer,
		expectedChallenge: challenge,
		expectedOrigin: relyingParty.origins,
		expectedRPID: relyingParty.id,
		supportedAlgorithmIDs: algorithms,
	}).catch(() => undefined)
	const credential = checked?.registrationInfo?.credential
	return credential?.id === answer.id ? credential : undefined
}

/**
 * The portal asks for no statement about the maker of the authenticator, so a browser sends none, or one
 * signed by the passkey itself. Any other would carry a stranger's certificates, and checking those would
 * call the addresses they name.
 */
function isPlain(attestationObject: string) {
	try {
		const format = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject)).get('fmt')
		return format === 'none' || format === 'packed'
	} catch {
		return false
	}
}
