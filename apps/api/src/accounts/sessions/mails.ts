import { firstName, link, template, text } from '#platform/channels/mail/template.ts'

export const newDeviceMail = template({
	name: 'new_device',
	about: 'Somebody logged in from a device that was not used before.',
	subject: 'A new device logged in to your account',
	body: `Hi {first_name}, someone logged in to your account from a device that was not used before:

{device}, on {moment}.

If this was you, there is nothing to do.

If it was not, choose a new password at once. That logs every device out:

[Choose a new password]({page})`,
	placeholders: {
		first_name: firstName,
		device: text('the device and the country', 'Firefox on Android, in India'),
		moment: text('when it was', '3 March 2026 at 10:15 am'),
		page: link('the page for a new password', 'https://portal.example/forgot-password'),
	},
})
