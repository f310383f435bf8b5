import { firstName, link, template, text } from '#platform/channels/mail/template.ts'

export const typeChangedMail = template({
	name: 'type_changed',
	about: 'A guest became a candidate or an organisation.',
	subject: 'profilesMails.typeChanged.subject',
	body: 'profilesMails.typeChanged.body',
	placeholders: {
		first_name: firstName,
		tab: text('Vyaktigat or Sanstha', 'Vyaktigat'),
		profile_page: link('the form of the profile', 'https://portal.example/profile-update'),
		password_page: link('the page for a new password', 'https://portal.example/forgot-password'),
	},
})
