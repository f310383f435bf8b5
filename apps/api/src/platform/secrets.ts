import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { hash, verify } from '@node-rs/argon2'

/** A token that nobody can guess: 256 bits. */
export function newToken() {
	return randomBytes(32).toString('base64url')
}

const prefixes = { personal: 'psp_', organisation: 'pso_' }

/** A new access token. */
export function newAccessToken(kind: keyof typeof prefixes) {
	return newPrefixedToken(prefixes[kind])
}

/** Whether a bearer token claims to be an access token, rather than that of a session. */
export function looksLikeAccessToken(token: string) {
	return Object.values(prefixes).some((prefix) => token.startsWith(prefix))
}

/** Whether an access token is complete and has no typing error. */
export function isAccessToken(token: string) {
	return Object.values(prefixes).some((prefix) => isPrefixedToken(prefix, token))
}

const calendarPrefix = 'psc_'

/** A new token in the address of a calendar. */
export function newCalendarToken() {
	return newPrefixedToken(calendarPrefix)
}

/** Whether a token of a calendar is complete and has no typing error. */
export function isCalendarToken(token: string) {
	return isPrefixedToken(calendarPrefix, token)
}

/**
 * A prefix, 256 random bits and a CRC-32 of them, in base 36. Scanners for leaked secrets recognise the prefix, and tell a
 * token from a similar text by the checksum without asking anybody.
 */
function newPrefixedToken(prefix: string) {
	const random = BigInt(`0x${randomBytes(32).toString('hex')}`)
		.toString(36)
		.padStart(50, '0')
	return `${prefix}${random}${checksumOf(random)}`
}

function isPrefixedToken(prefix: string, token: string) {
	if (!token.startsWith(prefix)) return false
	const [, random = '', checksum] = token.slice(prefix.length).match(/^([\da-z]{50})([\da-z]{7})$/) ?? []
	return checksum !== undefined && checksum === checksumOf(random)
}

function checksumOf(text: string) {
	return crc32(text).toString(36).padStart(7, '0')
}

/** A code that a person types: six digits. */
export function newCode() {
	return randomInt(0, 1_000_000).toString().padStart(6, '0')
}

/** The stored form of a token. A plain hash is enough, since a token cannot be guessed. */
export function hashToken(token: string | Uint8Array) {
	return createHash('sha256').update(token).digest('base64url')
}

/**
 * The stored form of a password or code: argon2id, slow on purpose, since people's choices can be guessed.
 */
export function hashSecret(secret: string) {
	return hash(secret, { memoryCost: 19_456, timeCost: 2, parallelism: 1 })
}

let nobodysHash: Promise<string> | undefined

/**
 * Whether a password or code matches the stored one. Takes as long when none is stored, so that timing
 * reveals nothing.
 */
export async function isSecret(secret: string, stored: string | null | undefined) {
	nobodysHash ??= hashSecret(newToken())
	const right = await verify(stored ?? (await nobodysHash), secret)
	return right && stored !== null && stored !== undefined
}

/** The CSRF token of a session: only the holder of the session knows it. */
export function csrfTokenOf(sessionToken: string) {
	return hashToken(`csrf ${sessionToken}`)
}

/** Compares two tokens without revealing through timing where they differ. */
export function isSameToken(one: string, other: string) {
	const [a, b] = [Buffer.from(one), Buffer.from(other)]
	return a.length === b.length && timingSafeEqual(a, b)
}
