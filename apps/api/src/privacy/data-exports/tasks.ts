import { dataExports } from '@profile-search/db/schema/privacy/personal-data'
import { eq } from 'drizzle-orm'
import { findAccount } from '#accounts/accounts/queries.ts'
import { sendMail } from '#accounts/accounts/send-mail.ts'
import { letter } from '#platform/channels/mail/template.ts'
import { defineTask, type Run } from '#platform/context/define-task.ts'
import { clockOf } from '#platform/settings/clock.ts'
import { officerOf } from '#platform/settings/officer.ts'
import { findSiteSettings } from '#platform/settings/queries.ts'
import { exportMail } from './mails.ts'
import { makeExport } from './make-export.ts'

const mailExport: Run<'mail_export'> = async ({ exportId }, context) => {
	const { db, publicUrl } = context
	const [made] = await db.select().from(dataExports).where(eq(dataExports.id, exportId))
	const account = made && (await findAccount(db, made.accountId))
	if (!account || !made.expiresAt) return
	const { expiresAt } = made
	const settings = await findSiteSettings(db)
	await sendMail(context, account, () =>
		letter(exportMail, {
			first_name: account.firstName,
			last_day: clockOf(settings.timeZone).moment(expiresAt),
			page: `${publicUrl}/personal-data#copy`,
			officer: officerOf(settings),
		}),
	)
}

export const exportTasks = [defineTask('make_export', makeExport), defineTask('mail_export', mailExport)]
