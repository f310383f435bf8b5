import type { UserType } from '@profile-search/contract/accounts/accounts'
import {
	addPasskey,
	logInWithPasskey,
	startPasskey,
	startPasskeyLogin,
} from '@profile-search/contract/accounts/passkeys'
import { send } from '#api.ts'

/** Logs in with a passkey of this device. Undefined if the person dismissed the browser's dialog. */
export async function logInByPasskey(userType: UserType) {
	const { startAuthentication } = await import('@simplewebauthn/browser')
	const started = await send(startPasskeyLogin)
	if (!started.details) return { ...started, details: null }

	const { challengeId, options } = started.details
	const answer = await asked(() => startAuthentication({ optionsJSON: options }))
	if (!answer) return undefined
	return send(logInWithPasskey, {
		body: { challengeId, answer: { ...answer, clientExtensionResults: {} }, user_type: userType },
	})
}

/** Creates a passkey for the signed-in account. Undefined if the person dismissed the browser's dialog. */
export async function makePasskey(presentPassword: string, name: string) {
	const { startRegistration } = await import('@simplewebauthn/browser')
	const started = await send(startPasskey, { body: { present_password: presentPassword } })
	if (!started.details) return { ...started, details: null }

	const { challengeId, options } = started.details
	const answer = await asked(() => startRegistration({ optionsJSON: options }))
	if (!answer) return undefined
	return send(addPasskey, {
		body: { challengeId, name, answer: { ...answer, clientExtensionResults: {} } },
	})
}

/** The browser rejects when its dialog is cancelled or times out, or when the device already has such a passkey. */
async function asked<Answer>(ask: () => Promise<Answer>) {
	try {
		return await ask()
	} catch {
		return undefined
	}
}
