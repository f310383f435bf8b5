import { firstName, link, template, text } from '#platform/channels/mail/template.ts'

export const typeChangedMail = template({
	name: 'type_changed',
	about: 'A guest became a candidate or an organisation.',
	subject: 'Your account is a {tab} account now',
	body: `Hi {first_name}, your Guest account became a {tab} account just now. From now on, please log in under {tab}; mail and password are the same.

Please complete your profile. It is looked at by a person, and then everything opens up.

[Complete my profile]({profile_page})

If this was not you, choose a new password at once and write to us.

[Choose a new password]({password_page})`,
	placeholders: {
		first_name: firstName,
		tab: text('Vyaktigat or Sanstha', 'Vyaktigat'),
		profile_page: link('the form of the profile', 'https://portal.example/profile-update'),
		password_page: link('the page for a new password', 'https://portal.example/forgot-password'),
	},
})
