import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

/** Ways in which a browser and its authenticator may misbehave. */
type Quirks = { origin?: string; rpId?: string; isUnverified?: boolean; counter?: number; format?: string }

/** The server's options, as far as an authenticator reads them. */
type PasskeyOptions = { challenge: string; rpId?: string; rp?: { id: string }; user?: { id: string } }

/**
 * A software authenticator that holds one passkey: a key pair of the curve P-256 that signs as the standard
 * says.
 */
export function testAuthenticator(usualOrigin = 'http://portal.test') {
	const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
	const credentialId = randomBytes(32)
	const id = credentialId.toString('base64url')
	const shared = { id, rawId: id, type: 'public-key', clientExtensionResults: {} }
	let counter = 0
	let userHandle = ''

	return {
		id,
		/** The answer of `navigator.credentials.create`. */
		make(
			options: PasskeyOptions,
			{ origin = usualOrigin, rpId = options.rp?.id ?? '', ...quirks }: Quirks = {},
		) {
			userHandle = options.user?.id ?? ''
			const credential = attestedCredential(credentialId, publicKey)
			const attestation = new Map<string, string | Uint8Array | Map<string, string>>([
				['fmt', quirks.format ?? 'none'],
				['attStmt', new Map()],
				['authData', authenticatorData(rpId, { counter, ...quirks }, credential)],
			])
			return {
				...shared,
				response: {
					clientDataJSON: clientData('webauthn.create', options, origin).toString('base64url'),
					attestationObject: Buffer.from(isoCBOR.encode(attestation)).toString('base64url'),
					transports: ['internal'],
				},
			}
		},
		/** The answer of `navigator.credentials.get`. */
		sign(
			options: PasskeyOptions,
			{ origin = usualOrigin, rpId = options.rpId ?? '', ...quirks }: Quirks = {},
		) {
			counter += 1
			const data = authenticatorData(rpId, { counter, ...quirks })
			const client = clientData('webauthn.get', options, origin)
			const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
			return {
				...shared,
				response: {
					clientDataJSON: client.toString('base64url'),
					authenticatorData: Buffer.from(data).toString('base64url'),
					signature: signature.toString('base64url'),
					userHandle,
				},
			}
		},
	}
}

const flags = { userPresent: 0x01, userVerified: 0x04, hasCredential: 0x40 }

/** The site, the user flags and the signature count: section 6.1 of the standard. */
function authenticatorData(
	rpId: string,
	{ counter, isUnverified }: { counter: number; isUnverified?: boolean },
	credential?: Buffer,
) {
	const count = Buffer.alloc(4)
	count.writeUInt32BE(counter)
	const set =
		flags.userPresent | (isUnverified ? 0 : flags.userVerified) | (credential ? flags.hasCredential : 0)
	return new Uint8Array(
		Buffer.concat([sha256(rpId), Buffer.from([set]), count, credential ?? Buffer.alloc(0)]),
	)
}

/** No maker, the id with its length, and the key: COSE, of kind EC2 for ES256 on P-256. */
function attestedCredential(credentialId: Buffer, publicKey: KeyObject) {
	const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
	const length = Buffer.alloc(2)
	length.writeUInt16BE(credentialId.length)
	const key = new Map<number, number | Uint8Array>([
		[1, 2],
		[3, -7],
		[-1, 1],
		[-2, new Uint8Array(Buffer.from(x, 'base64url'))],
		[-3, new Uint8Array(Buffer.from(y, 'base64url'))],
	])
	return Buffer.concat([Buffer.alloc(16), length, credentialId, isoCBOR.encode(key)])
}

/** The browser's part: the challenge, and the page that asks. */
function clientData(type: string, { challenge }: PasskeyOptions, origin: string) {
	return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
}

function sha256(data: string | Buffer) {
	return createHash('sha256').update(data).digest()
}
