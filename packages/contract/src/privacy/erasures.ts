import { z } from 'zod'
import { PresentPassword } from '../accounts/passwords.ts'
import { SecondStep } from '../accounts/two-step.ts'
import { endpoint } from '../http/endpoint.ts'
import { Timestamp } from '../platform/basics.ts'

/** Why an account is erased: its owner asked for it, or has been inactive for years. */
export const ErasureCause = z.enum(['asked', 'inactive'])

/** Hours before an account is sealed at which its owner is reminded. */
export const erasureNoticeHours = 48

/** The consequences of asking for one's own erasure. */
export const showErasurePlan = endpoint({
	method: 'GET',
	path: 'erasure',
	access: 'any account',
	summary: 'What the erasure of the caller’s account would end, and on which days.',
	details: z.object({
		sealDueAt: Timestamp.describe('until then, logging in takes it back'),
		destroyDueAt: Timestamp.describe('when the sealed record is destroyed, too'),
		applications: z.number().int().describe('running ones, which are withdrawn'),
		contacts: z.number().int().describe('to whom contact is granted'),
		jobs: z
			.number()
			.int()
			.describe('public ones of an organisation that ends with its owner, which are closed'),
		teamLeft: z.number().int().describe('others in the team: the organisation has to be handed over first'),
		needsSecondStep: z.boolean(),
	}),
})

export const ErasureDraft = z.object({
	present_password: PresentPassword,
	second_step: SecondStep.optional(),
})

export const askForErasure = endpoint({
	method: 'POST',
	path: 'erasure',
	access: 'any account',
	summary:
		'Erase the caller’s account: hidden at once, sealed after some days, destroyed after the time of the law.',
	body: ErasureDraft,
	details: z.object({ sealDueAt: Timestamp, destroyDueAt: Timestamp }),
	message: 'privacyAnswers.erasureStarted',
})
