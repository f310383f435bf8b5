import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { Timestamp } from '../platform/basics.ts'
import { PresentPassword } from './passwords.ts'

/** The proof of the second step of a login: six digits of an authenticator app, or a recovery code. */
export const SecondStep = z
	.string('accountsProblems.appCode')
	.trim()
	.min(6, 'accountsProblems.secondStep')
	.max(20, 'accountsProblems.secondStep')

/** The initial number of recovery codes; each works once. */
export const recoveryCodeCount = 10

/** Shown once: only their hashes are stored. */
const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

export const showTwoStep = endpoint({
	method: 'GET',
	path: 'account/two-step',
	access: 'account',
	summary: 'Whether a login asks for a second step, and how many recovery codes are left.',
	details: z.object({ isOn: z.boolean(), since: Timestamp.nullable(), recoveryCodesLeft: z.number().int() }),
})

export const startTwoStep = endpoint({
	method: 'POST',
	path: 'account/two-step/start',
	access: 'account',
	summary: 'A new secret for an authenticator app; it counts only once a code of it was confirmed.',
	body: z.object({ present_password: PresentPassword }),
	details: z.object({
		secret: z.string(),
		uri: z.string().describe('otpauth address, to be drawn as a QR code'),
	}),
})

export const confirmTwoStep = endpoint({
	method: 'POST',
	path: 'account/two-step',
	access: 'account',
	summary: 'Turn the second step on with a code of the new secret; answers the recovery codes.',
	body: z.object({ code: SecondStep }),
	details: RecoveryCodes,
	message: 'accountsAnswers.twoStepOn',
})

export const renewRecoveryCodes = endpoint({
	method: 'POST',
	path: 'account/two-step/recovery-codes',
	access: 'account',
	summary: 'New recovery codes; the old ones are void.',
	body: z.object({ present_password: PresentPassword }),
	details: RecoveryCodes,
})

export const endTwoStep = endpoint({
	method: 'POST',
	path: 'account/two-step/end',
	access: 'account',
	summary: 'Turn the second step off.',
	body: z.object({ present_password: PresentPassword }),
	details: z.null(),
	message: 'accountsAnswers.twoStepOff',
})
