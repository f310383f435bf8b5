import { answerHours, restrictedDays } from '@profile-search/contract/trust/moderation-values'
import type { Db } from '@profile-search/db/client'
import { cases } from '@profile-search/db/schema/trust/reports'
import { t } from '@profile-search/text/translate'
import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import { findAccount, findMailReader } from '#accounts/accounts/queries.ts'
import { sendMail } from '#accounts/accounts/send-mail.ts'
import { findStrikes } from '#accounts/strikes/strikes.ts'
import { record } from '#platform/audit/record.ts'
import { letter } from '#platform/channels/mail/template.ts'
import { defineTask, type Run } from '#platform/context/define-task.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { findClock } from '#platform/settings/clock.ts'
import { findSiteSettings } from '#platform/settings/queries.ts'
import { listAdministrators } from '../grievances/mails/tell-parties.ts'
import { escalatedMail, frozenMail, releasedMail, upheldMail } from './mails.ts'
import { lockCase } from './move-case.ts'
import { findCase } from './queries.ts'

/** The mail about a state transition. If another transition has followed, that one's mail is sent instead. */
const mailCase: Run<'mail_case'> = async ({ caseId, state }, context) => {
	const { db, publicUrl } = context
	const found = await findCase(db, caseId)
	const owner = found && (await findAccount(db, found.ownerId))
	if (!found || !owner || found.state !== state) return

	await sendMail(context, owner, async () => ({
		messageId: `<case.${caseId}.${state}@${new URL(publicUrl).hostname}>`,
		...(await letterOfCase(db, found, owner, publicUrl)),
	}))
}

type Case = NonNullable<Awaited<ReturnType<typeof findCase>>>

async function letterOfCase(
	db: Db,
	{ subjectKind, title, state, reasons, rulingMessage }: Case,
	owner: { id: string; firstName: string },
	publicUrl: string,
) {
	const shared = {
		first_name: owner.firstName,
		what: subjectKind === 'job' ? t('trustMails.what.job', { title }) : t(`trustMails.what.${subjectKind}`),
		page: `${publicUrl}/cases`,
	}
	const message = rulingMessage ?? ''
	if (state === 'frozen')
		return letter(frozenMail, {
			...shared,
			reasons: reasons.map((reason) => t(`trustMails.reasons.${reason}`)).join(', '),
		})
	if (state === 'upheld')
		return letter(upheldMail, {
			...shared,
			message,
			consequence: consequences((await findStrikes(db, owner.id)).amount),
			appeal: `${publicUrl}/grievance`,
		})
	return letter(releasedMail, { ...shared, message })
}

const mailEscalated: Run<'mail_case_escalated'> = async ({ caseId = '', to = '' }, context) => {
	const { db, publicUrl } = context
	const found = await findCase(db, caseId)
	if (!found?.escalatedAt || !found.answeredAt) return
	const { escalatedAt, answeredAt } = found
	await sendMail(context, await findMailReader(db, to), async () => ({
		messageId: `<case.${caseId}.escalated.${escalatedAt.getTime()}@${new URL(publicUrl).hostname}>`,
		...letter(escalatedMail, {
			answered_at: (await findClock(db)).moment(answeredAt),
			page: `${publicUrl}/admin/reports/${caseId}`,
		}),
	}))
}

/** Escalates cases that have waited too long for a moderator, once, and tells the grievance officer. */
export async function escalateCases(db: Db) {
	const waiting = and(
		inArray(cases.state, ['mended', 'disputed']),
		isNull(cases.escalatedAt),
		lt(cases.answeredAt, sql`now() - make_interval(hours => ${answerHours})`),
	)
	for (const { id } of await db.select({ id: cases.id }).from(cases).where(waiting).limit(200))
		await db.transaction(async (transaction) => {
			await lockCase(transaction, id)
			const [escalated] = await transaction
				.update(cases)
				.set({ escalatedAt: sql`now()` })
				.where(and(eq(cases.id, id), waiting))
				.returning()
			if (!escalated) return
			const facts = { caseId: id, kind: escalated.subjectKind }
			const subjectId = escalated.subjectId
			await record(transaction, { actorId: null, action: 'case_escalated', subjectId, facts })
			for (const to of await listOfficers(transaction))
				await enqueue(transaction, 'mail_case_escalated', { caseId: id, to })
		})
}

export const moderationTasks = [
	defineTask('mail_case', mailCase),
	defineTask('mail_case_escalated', mailEscalated),
	defineTask('watch_cases', async (_payload, { db }) => escalateCases(db), '*/10 * * * *'),
]

function consequences(strikes: number) {
	if (strikes <= 1) return t('trustMails.consequence.warning')
	return strikes === 2
		? t('trustMails.consequence.restricted', { days: restrictedDays })
		: t('trustMails.consequence.many')
}

/** The grievance officer; until one is named, the administrators. */
async function listOfficers(db: Db) {
	const { officerEmail } = await findSiteSettings(db)
	return officerEmail ? [officerEmail] : (await listAdministrators(db)).map(({ email }) => email)
}
