import { SectionKind } from '@profile-search/contract/profiles/sections'
import { t } from '@profile-search/text/translate'
import { inLanguageOf } from '#accounts/accounts/in-language-of.ts'
import { findAccount } from '#accounts/accounts/queries.ts'
import { sendWanted } from '#accounts/notifications/send-wanted.ts'
import { renderMail } from '#platform/channels/mail/template.ts'
import { defineTask, type Run } from '#platform/context/define-task.ts'
import { sectionApprovedMail, sectionRejectedMail } from './mails.ts'
import { findSection } from './queries.ts'

const mailSectionDecision: Run<'mail_section_decision'> = async ({ accountId, ...payload }, context) => {
	const { db, publicUrl } = context
	const kind = SectionKind.parse(payload.kind)
	const account = await findAccount(db, accountId)
	const section = await findSection(db, accountId, kind)
	if (!account || !section || section.status === 'pending') return

	await inLanguageOf(account, async () => {
		const shared = { first_name: account.firstName, kind: t(`profilesMails.sections.${kind}`) }
		const wording =
			section.status === 'approved'
				? renderMail(db, sectionApprovedMail, {
						...shared,
						page: `${publicUrl}/${kind}-details/${accountId}`,
					})
				: renderMail(db, sectionRejectedMail, {
						...shared,
						reason: section.statusReason ?? '',
						page: `${publicUrl}/${kind}-edit`,
					})
		await sendWanted(context, account, 'approval', await wording)
	})
}

export const sectionTasks = [defineTask('mail_section_decision', mailSectionDecision)]
