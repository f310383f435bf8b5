import { template } from '#platform/channels/mail/template.ts'
import { firstName, link, text } from '#platform/channels/mail/templates/placeholders.ts'
import { wordsFor } from './held-fields.ts'

const placeholders = {
	first_name: firstName,
	source: text('dataSource'),
	fields: text('dataFields', () => wordsFor(['firstName', 'lastName', 'email', 'skills', 'place'])),
	page: link('personInvitationPage', 'join/1'),
	days: text('linkDays', '30'),
}

export const personInvitationMail = template({
	name: 'person_invitation',
	subject: 'profilesMails.personInvitation.subject',
	body: 'profilesMails.personInvitation.body',
	placeholders,
})

export const ownerInvitationMail = template({
	name: 'owner_invitation',
	subject: 'profilesMails.ownerInvitation.subject',
	body: 'profilesMails.ownerInvitation.body',
	placeholders: { ...placeholders, organisation: text('organisation') },
})
