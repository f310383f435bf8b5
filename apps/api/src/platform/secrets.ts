import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

/** A token that nobody can guess: 256 bits. */
export function newToken() {
	return randomBytes(32).toString('base64url')
}

/** A code that a person types: six digits. */
export function newCode() {
	return randomInt(0, 1_000_000).toString().padStart(6, '0')
}

/** What is stored of a token. A plain hash will do, since a token cannot be guessed. */
export function hashToken(token: string) {
	return createHash('sha256').update(token).digest('base64url')
}

/** What is stored of a password or code: argon2id, slow on purpose, since people's choices can be guessed. */
export function hashSecret(secret: string) {
	return hash(secret, { memoryCost: 19_456, timeCost: 2, parallelism: 1 })
}

let nobodysHash: Promise<string> | undefined

/** Whether a password or code is the stored one. Takes as long when there is none, so that time tells nothing. */
export async function isSecret(secret: string, stored: string | null | undefined) {
	nobodysHash ??= hashSecret(newToken())
	const right = await verify(stored ?? (await nobodysHash), secret)
	return right && stored !== null && stored !== undefined
}

/** The CSRF token that belongs to a session: known only to who holds the session. */
export function csrfTokenOf(sessionToken: string) {
	return hashToken(`csrf ${sessionToken}`)
}

/** Compares two tokens without telling by time where they differ. */
export function isSameToken(one: string, other: string) {
	const [a, b] = [Buffer.from(one), Buffer.from(other)]
	return a.length === b.length && timingSafeEqual(a, b)
}
