import { t } from '@profile-search/text/translate'
import { findAccount } from '#accounts/accounts/queries.ts'
import { sendMail } from '#accounts/accounts/send-mail.ts'
import { defineTask, type Run } from '#platform/context/define-task.ts'
import { findTemplate } from './registry.ts'
import { sample } from './sample.ts'

const mailTest: Run<'mail_template_test'> = async (
	{ accountId = '', name = '', subject = '', body = '' },
	context,
) => {
	const account = await findAccount(context.db, accountId)
	const template = findTemplate(name)
	if (!account || !template) return
	await sendMail(context, account, () => ({
		async render() {
			const mail = sample(template, { subject, body })
			return { ...mail, subject: t('siteMails.test', { subject: mail.subject }) }
		},
	}))
}

export const mailTemplateTasks = [defineTask('mail_template_test', mailTest)]
