import { dataExports } from '@profile-search/db/schema/personal-data'
import { eq } from 'drizzle-orm'
import { findAccount } from '../accounts/queries.ts'
import { wordMail } from '../mail/template.ts'
import type { Task } from '../queue.ts'
import { officerOf } from '../site/officer.ts'
import { findSiteSettings } from '../site/queries.ts'
import { makeExport } from './make-export.ts'
import { exportMail } from './mails.ts'

const moments = new Intl.DateTimeFormat('en-IN', {
	dateStyle: 'long',
	timeStyle: 'short',
	timeZone: 'Asia/Kolkata',
})

const mailExport: Task = async ({ exportId = '' }, { db, mailer, publicUrl }) => {
	const [made] = await db.select().from(dataExports).where(eq(dataExports.id, exportId))
	const account = made && (await findAccount(db, made.accountId))
	if (!account || !made.expiresAt) return
	await mailer.send({
		to: account.email,
		...(await wordMail(db, exportMail, {
			first_name: account.firstName,
			last_day: moments.format(made.expiresAt),
			page: `${publicUrl}/personal-data#copy`,
			officer: officerOf(await findSiteSettings(db)),
		})),
	})
}

export const exportTasks = { make_export: makeExport, mail_export: mailExport }
