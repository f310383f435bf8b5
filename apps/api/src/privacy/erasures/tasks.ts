import type { Db } from '@profile-search/db/client'
import { erasures } from '@profile-search/db/schema/privacy/personal-data'
import { eq } from 'drizzle-orm'
import { findAccount } from '#accounts/accounts/queries.ts'
import { renderMail } from '#platform/channels/mail/template.ts'
import { defineTask, type Run } from '#platform/context/define-task.ts'
import { clockOf } from '#platform/settings/clock.ts'
import { officerOf } from '#platform/settings/officer.ts'
import { findSiteSettings } from '#platform/settings/queries.ts'
import { erasureAskedMail, erasureSoonMail, inactiveMail, takenBackMail } from './mails.ts'
import { sealAccount } from './seal.ts'
import { watchErasures } from './watch.ts'

const mailErasure: Run<'mail_erasure'> = async ({ accountId, news }, { db, mailer, publicUrl }) => {
	const account = await findAccount(db, accountId)
	const erasure = await findErasure(db, accountId)
	if (!account || account.erasedAt) return
	const first_name = account.firstName
	if (news === 'taken_back') {
		const page = `${publicUrl}/forgot-password`
		return mailer.send({ to: account.email, ...(await renderMail(db, takenBackMail, { first_name, page })) })
	}
	// The erasure was withdrawn before the mail was sent.
	if (!erasure) return
	const settings = await findSiteSettings(db)
	const clock = clockOf(settings.timeZone)
	const values = {
		first_name,
		seal_day: clock.moment(erasure.sealDueAt),
		destroy_day: clock.day(erasure.destroyDueAt),
		login: `${publicUrl}/login`,
		officer: officerOf(settings),
	}
	const wording =
		news === 'inactive'
			? await renderMail(db, inactiveMail, { ...values, years: String(settings.inactiveYears) })
			: await renderMail(db, news === 'soon' ? erasureSoonMail : erasureAskedMail, values)
	await mailer.send({ to: account.email, ...wording })
}

async function findErasure(db: Db, accountId: string) {
	const [erasure] = await db.select().from(erasures).where(eq(erasures.accountId, accountId))
	return erasure
}

const seal: Run<'seal_account'> = async ({ accountId }, { db }) => sealAccount(db, accountId)

const watch: Run<'watch_erasures'> = async (_payload, { db }) => watchErasures(db)

export const erasureTasks = [
	defineTask('mail_erasure', mailErasure),
	defineTask('seal_account', seal),
	defineTask('watch_erasures', watch, '42 * * * *'),
]
