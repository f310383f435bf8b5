import { t } from '@profile-search/text/translate'
import { template } from '#platform/channels/mail/template.ts'
import { block, link, sampleAddress, sampleOf, text } from '#platform/channels/mail/templates/placeholders.ts'

const placeholders = {
	found: text('alertFound', () => t('matchingMails.amount.job', { count: 2 })),
	items: block('alertItems', () => [
		{
			title: sampleOf('jobTitle'),
			link: sampleAddress('jobs/1'),
			lines: [
				t('mailDescriptions.values.alertItems.facts'),
				`${t('matchingMails.fits.you', { points: 86 })}. ${t('matchingMails.has', {
					skills: t('mailDescriptions.values.alertItems.skills'),
				})}`,
			],
		},
		{
			title: t('mailDescriptions.values.alertItems.otherTitle'),
			link: sampleAddress('jobs/2'),
			lines: [
				t('mailDescriptions.values.alertItems.otherFacts'),
				t('matchingMails.foundBy', { alert: sampleOf('alertName') }),
			],
		},
	]),
	see: text('alertSee', () => t('matchingMails.seeOnPage')),
	page: link('alertPage', 'new-delivery/1'),
}

export const alertDigestMail = template({
	name: 'alert_digest',
	subject: 'matchingMails.digest.subject',
	body: 'matchingMails.digest.body',
	placeholders: { ...placeholders, alert: text('alertName') },
})

export const alertDigestOfSeveralMail = template({
	name: 'alert_digest_of_several',
	subject: 'matchingMails.digestOfSeveral.subject',
	body: 'matchingMails.digestOfSeveral.body',
	placeholders,
})
