import { Secret, TOTP } from 'otpauth'

const site = 'Profile Search'

/** A secret that nobody can guess: 160 bits, as RFC 4226 recommends, in base32. */
export function newSecret() {
	return new Secret({ size: 20 }).base32
}

/** What an authenticator app reads from the QR code. */
export function authenticatorUri(secret: string, email: string) {
	return totpOf(secret, email).toString()
}

/**
 * The 30-second step that this code belongs to. The steps before and after the present one count too, since
 * clocks differ.
 */
export function stepOf(secret: string, code: string) {
	const totp = totpOf(secret)
	const timestamp = Date.now()
	const distance = totp.validate({ token: code, timestamp, window: 1 })
	return distance === null ? undefined : totp.counter({ timestamp }) + distance
}

/** The values that every app assumes, whatever the QR code says. */
function totpOf(secret: string, label = '') {
	return new TOTP({ issuer: site, label, secret, algorithm: 'SHA1', digits: 6, period: 30 })
}
