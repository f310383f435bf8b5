import type { Db } from '@profile-search/db/client'
import { erasures } from '@profile-search/db/schema/privacy/personal-data'
import { eq } from 'drizzle-orm'
import { findAccount } from '#accounts/accounts/queries.ts'
import { sendMail } from '#accounts/accounts/send-mail.ts'
import { letter } from '#platform/channels/mail/template.ts'
import type { TaskContext } from '#platform/context/context.ts'
import { defineTask, type Run } from '#platform/context/define-task.ts'
import type { Payload } from '#platform/queue/payloads.ts'
import { clockOf } from '#platform/settings/clock.ts'
import { officerOf } from '#platform/settings/officer.ts'
import { findSiteSettings } from '#platform/settings/queries.ts'
import { erasureAskedMail, erasureSoonMail, inactiveMail, takenBackMail } from './mails.ts'
import { sealAccount } from './seal.ts'
import { watchErasures } from './watch.ts'

const mailErasure: Run<'mail_erasure'> = async ({ accountId, news }, context) => {
	const { db } = context
	const account = await findAccount(db, accountId)
	const erasure = await findErasure(db, accountId)
	if (!account || account.erasedAt) return
	await sendMail(context, account, () => letterOfErasure(context, account.firstName, erasure, news))
}

type Erasure = Awaited<ReturnType<typeof findErasure>>

/** Undefined when the erasure was withdrawn before the mail was sent. */
async function letterOfErasure(
	{ db, publicUrl }: Pick<TaskContext, 'db' | 'publicUrl'>,
	first_name: string,
	erasure: Erasure,
	news: Payload<'mail_erasure'>['news'],
) {
	if (news === 'taken_back')
		return letter(takenBackMail, { first_name, page: `${publicUrl}/forgot-password` })
	if (!erasure) return undefined
	const settings = await findSiteSettings(db)
	const clock = clockOf(settings.timeZone)
	const values = {
		first_name,
		seal_day: clock.moment(erasure.sealDueAt),
		destroy_day: clock.day(erasure.destroyDueAt),
		login: `${publicUrl}/login`,
		officer: officerOf(settings),
	}
	if (news === 'inactive') return letter(inactiveMail, { ...values, years: String(settings.inactiveYears) })
	return letter(news === 'soon' ? erasureSoonMail : erasureAskedMail, values)
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
