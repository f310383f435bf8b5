import { refused } from '#platform/refusal.ts'

/** Refuses a new password that is among the most common. */
export async function refuseFrequentPassword(password: string) {
	const frequent = await (loaded ??= loadFrequent())
	if (!frequent.has(password.toLowerCase())) return
	const message = 'accountsRefusals.frequentPassword'
	throw refused('commonPassword', message, { password: message })
}

let loaded: Promise<Set<string>> | undefined

/** The most common passwords, in lower case; guessers try them first. */
async function loadFrequent() {
	const { dictionary } = await import('@zxcvbn-ts/language-common')
	return new Set(dictionary['passwords-common'].slice(0, 10_000))
}
