import { t } from '@profile-search/text/translate'
import { inLanguageOf } from '#accounts/accounts/in-language-of.ts'
import { findAccount } from '#accounts/accounts/queries.ts'
import { defineTask, type Run } from '#platform/context/define-task.ts'
import { findTemplate } from './registry.ts'
import { sample } from './sample.ts'

const mailTest: Run<'mail_template_test'> = async (
	{ accountId = '', name = '', subject = '', body = '' },
	{ db, mailer },
) => {
	const account = await findAccount(db, accountId)
	const template = findTemplate(name)
	if (!account || !template) return
	await inLanguageOf(account, async () => {
		const mail = sample(template, { subject, body })
		await mailer.send({
			to: account.email,
			...mail,
			subject: t('siteMails.test', { subject: mail.subject }),
		})
	})
}

export const mailTemplateTasks = [defineTask('mail_template_test', mailTest)]
