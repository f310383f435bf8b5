import { SectionKind } from '@profile-search/contract/profiles/sections'
import { t } from '@profile-search/text/translate'
import { findAccount } from '#accounts/accounts/queries.ts'
import { sendWanted } from '#accounts/notifications/send-wanted.ts'
import { letter } from '#platform/channels/mail/template.ts'
import { defineTask, type Run } from '#platform/context/define-task.ts'
import { sectionApprovedMail, sectionRejectedMail } from './mails.ts'
import { findSection } from './queries.ts'

const mailSectionDecision: Run<'mail_section_decision'> = async ({ accountId, ...payload }, context) => {
	const { db, publicUrl } = context
	const kind = SectionKind.parse(payload.kind)
	const account = await findAccount(db, accountId)
	const section = await findSection(db, accountId, kind)
	if (!account || !section || section.status === 'pending') return

	await sendWanted(context, account, 'approval', () => {
		const shared = { first_name: account.firstName, kind: t(`profilesMails.sections.${kind}`) }
		return section.status === 'approved'
			? letter(sectionApprovedMail, { ...shared, page: `${publicUrl}/${kind}-details/${accountId}` })
			: letter(sectionRejectedMail, {
					...shared,
					reason: section.statusReason ?? '',
					page: `${publicUrl}/${kind}-edit`,
				})
	})
}

export const sectionTasks = [defineTask('mail_section_decision', mailSectionDecision)]
