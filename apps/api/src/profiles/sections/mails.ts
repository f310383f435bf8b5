import { t } from '@profile-search/text/translate'
import { template } from '#platform/channels/mail/template.ts'
import { firstName, link, text } from '#platform/channels/mail/templates/placeholders.ts'

const kind = text('sectionKind', () => t('profilesMails.sections.advisory'))

export const sectionApprovedMail = template({
	name: 'section_approved',
	subject: 'profilesMails.sectionApproved.subject',
	body: 'profilesMails.sectionApproved.body',
	placeholders: {
		first_name: firstName,
		kind,
		page: link('sectionPage', 'advisory-details/1'),
	},
})

export const sectionRejectedMail = template({
	name: 'section_rejected',
	subject: 'profilesMails.sectionRejected.subject',
	body: 'profilesMails.sectionRejected.body',
	placeholders: {
		first_name: firstName,
		kind,
		reason: text('sectionRemark'),
		page: link('sectionForm', 'advisory-edit'),
	},
})
