import { t } from '@profile-search/text/translate'
import { placeOf } from '#http/origin.ts'
import { template } from '#platform/channels/mail/template.ts'
import { firstName, link, sampleTime, text } from '#platform/channels/mail/templates/placeholders.ts'

export const newDeviceMail = template({
	name: 'new_device',
	subject: 'accountsMails.newDevice.subject',
	body: 'accountsMails.newDevice.body',
	placeholders: {
		first_name: firstName,
		device: text('device', () =>
			t('accountsMails.newDevice.deviceIn', {
				device: t('accountsMails.device.browser', { browser: 'Firefox', system: 'Android' }),
				place: placeOf('IN') ?? '',
			}),
		),
		moment: text('loginMoment', sampleTime('appointment', '2026-03-03')),
		page: link('newPasswordPage', 'forgot-password'),
	},
})
