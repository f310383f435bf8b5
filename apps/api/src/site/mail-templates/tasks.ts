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
	const mail = sample(template, { subject, body })
	await mailer.send({ to: account.email, ...mail, subject: `[Test] ${mail.subject}` })
}

export const mailTemplateTasks = [defineTask('mail_template_test', mailTest)]
