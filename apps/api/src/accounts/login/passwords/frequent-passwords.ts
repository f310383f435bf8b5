import { dictionary } from '@zxcvbn-ts/language-common'
import { refused } from '#platform/refusal.ts'

/** The most common passwords, in lower case; guessers try them first. */
const frequent = new Set(dictionary['passwords-common'].slice(0, 10_000))

/** Refuses a new password that is among the most common. */
export function refuseFrequentPassword(password: string) {
	if (!frequent.has(password.toLowerCase())) return
	const message = 'Too many people use this password, so it is guessed first. Please choose another.'
	throw refused('commonPassword', message, { password: message })
}
