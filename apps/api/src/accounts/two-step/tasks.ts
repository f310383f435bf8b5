import { t } from '@profile-search/text/translate'
import { renderMail } from '#platform/channels/mail/template.ts'
import { defineTask, type Run } from '#platform/context/define-task.ts'
import { inLanguageOf } from '../accounts/in-language-of.ts'
import { findAccount } from '../accounts/queries.ts'
import { securityMail } from './mails.ts'

/** Tells the owner of a change at once, since someone else may have made it. */
const mailSecurityChange: Run<'mail_security_change'> = async (
	{ accountId, change },
	{ db, mailer, publicUrl },
) => {
	const account = await findAccount(db, accountId)
	if (!account) return
	await inLanguageOf(account, async () =>
		mailer.send({
			to: account.email,
			...(await renderMail(db, securityMail, {
				first_name: account.firstName,
				heading: t(`accountsMails.security.headings.${change}`),
				change: t(`accountsMails.security.changes.${change}`),
				page: `${publicUrl}/forgot-password`,
			})),
		}),
	)
}

export const twoStepTasks = [defineTask('mail_security_change', mailSecurityChange)]
