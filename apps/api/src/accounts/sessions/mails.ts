import { firstName, link, template, text } from '#platform/channels/mail/template.ts'

export const newDeviceMail = template({
	name: 'new_device',
	about: 'Somebody logged in from a device that was not used before.',
	subject: 'accountsMails.newDevice.subject',
	body: 'accountsMails.newDevice.body',
	placeholders: {
		first_name: firstName,
		device: text('the device and the country', 'Firefox on Android, in India'),
		moment: text('when it was', '3 March 2026 at 10:15 am'),
		page: link('the page for a new password', 'https://portal.example/forgot-password'),
	},
})
