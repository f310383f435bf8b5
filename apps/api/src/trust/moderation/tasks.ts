import { answerHours, restrictedDays } from '@profile-search/contract/trust/moderation-values'
import type { Db } from '@profile-search/db/client'
import { cases } from '@profile-search/db/schema/trust/reports'
import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import { findAccount } from '#accounts/accounts/queries.ts'
import { findStrikes } from '#accounts/strikes/strikes.ts'
import { record } from '#platform/audit/record.ts'
import { renderMail } from '#platform/channels/mail/template.ts'
import { defineTask, type Run } from '#platform/context/define-task.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { findClock } from '#platform/settings/clock.ts'
import { findSiteSettings } from '#platform/settings/queries.ts'
import { listAdministrators } from '../grievances/mails/tell-parties.ts'
import { escalatedMail, frozenMail, releasedMail, upheldMail } from './mails.ts'
import { lockCase } from './move-case.ts'
import { findCase } from './queries.ts'

const reasonTexts: Record<string, string> = {
	fraud: 'fraud',
	asks_for_money: 'asks for money',
	fake: 'is not real',
	harassment: 'harassment',
	discrimination: 'discrimination',
	spam: 'spam',
	other: 'another reason',
}

const kindTexts = {
	person: 'your profile',
	organisation: 'your organisation',
	job: 'your job',
	message: 'a message of yours',
}

/** The mail about a state transition. If another transition has followed, that one's mail is sent instead. */
const mailCase: Run<'mail_case'> = async ({ caseId, state }, { db, mailer, publicUrl }) => {
	const found = await findCase(db, caseId)
	const owner = found && (await findAccount(db, found.ownerId))
	if (!found || !owner || found.state !== state) return

	const { subjectKind, title } = found
	const shared = {
		first_name: owner.firstName,
		what: subjectKind === 'job' ? `${kindTexts.job} “${title}”` : kindTexts[subjectKind],
		page: `${publicUrl}/cases`,
	}
	const message = found.rulingMessage ?? ''
	const wording =
		state === 'frozen'
			? renderMail(db, frozenMail, {
					...shared,
					reasons: found.reasons.map((reason) => reasonTexts[reason]).join(', '),
				})
			: state === 'upheld'
				? renderMail(db, upheldMail, {
						...shared,
						message,
						consequence: consequences((await findStrikes(db, owner.id)).amount),
						appeal: `${publicUrl}/grievance`,
					})
				: renderMail(db, releasedMail, { ...shared, message })
	const messageId = `<case.${caseId}.${state}@${new URL(publicUrl).hostname}>`
	await mailer.send({ to: owner.email, messageId, ...(await wording) })
}

const mailEscalated: Run<'mail_case_escalated'> = async (
	{ caseId = '', to = '' },
	{ db, mailer, publicUrl },
) => {
	const found = await findCase(db, caseId)
	if (!found?.escalatedAt || !found.answeredAt) return
	await mailer.send({
		to,
		messageId: `<case.${caseId}.escalated.${found.escalatedAt.getTime()}@${new URL(publicUrl).hostname}>`,
		...(await renderMail(db, escalatedMail, {
			answered_at: (await findClock(db)).moment(found.answeredAt),
			page: `${publicUrl}/admin/reports/${caseId}`,
		})),
	})
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
	if (strikes <= 1) return 'This is the first time within a year. It counts as a warning.'
	if (strikes === 2)
		return `This is the second time within a year. For ${restrictedDays} days you cannot publish jobs or get in touch with somebody new.`
	return 'This has happened three times or more within a year. The administrators decide whether the account is suspended.'
}

/** The grievance officer; until one is named, the administrators. */
async function listOfficers(db: Db) {
	const { officerEmail } = await findSiteSettings(db)
	return officerEmail ? [officerEmail] : (await listAdministrators(db)).map(({ email }) => email)
}
