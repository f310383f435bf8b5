import { findAccount } from '#accounts/accounts/queries.ts'
import type { Task } from '#platform/context/tools.ts'
import { findTemplate } from './registry.ts'
import { sample } from './sample.ts'

const mailTest: Task = async ({ accountId = '', name = '', subject = '', words = '' }, { db, mailer }) => {
	const account = await findAccount(db, accountId)
	const template = findTemplate(name)
	if (!account || !template) return
	const mail = sample(template, { subject, words })
	await mailer.send({ to: account.email, ...mail, subject: `[Test] ${mail.subject}` })
}

export const mailTemplateTasks = { mail_template_test: mailTest }
