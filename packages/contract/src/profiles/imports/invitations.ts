import { z } from 'zod'
import { RegistrationDraft, StoredProfile } from '../../accounts/accounts.ts'
import { endpoint } from '../../http/endpoint.ts'
import { Timestamp } from '../../platform/basics.ts'
import { NamedOrganisation } from './organisations.ts'
import { NamedPerson } from './people.ts'

const link = z.object({ token: z.string().min(1).max(200) })

export const showPersonInvitation = endpoint({
	method: 'GET',
	path: 'people-invitations/:token',
	access: 'anyone',
	summary: 'Who gave which data about somebody, for whoever holds the link of the mail.',
	params: link,
	details: z.object({
		source: z.string(),
		person: NamedPerson,
		organisation: NamedOrganisation.nullable().describe('which the person would look after'),
		expiresAt: Timestamp,
	}),
})

/** What whoever accepts adds to the data: a password and the consents of a registration. */
export const PersonAcceptance = RegistrationDraft.pick({ password: true, consent: true })

export const acceptPersonInvitation = endpoint({
	method: 'POST',
	path: 'people-invitations/:token/accept',
	access: 'anyone',
	summary:
		'Register with the address of the invitation, as Vyaktigat or for the organisation; the profile begins with the data.',
	params: link,
	body: PersonAcceptance,
	details: StoredProfile,
	message: 'profilesAnswers.peopleAccepted',
})

export const declinePersonInvitation = endpoint({
	method: 'POST',
	path: 'people-invitations/:token/decline',
	access: 'anyone',
	summary: 'Have the data deleted, and never be invited again.',
	params: link,
	details: z.null(),
	message: 'profilesAnswers.peopleDeclined',
})
