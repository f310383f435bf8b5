import { confirmDays } from '@profile-search/contract/matching/alerts'
import { alerts } from '@profile-search/db/schema/matching/alerts'
import { t } from '@profile-search/text/translate'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { findAccount } from '#accounts/accounts/queries.ts'
import { sendMail } from '#accounts/accounts/send-mail.ts'
import { letter } from '#platform/channels/mail/template.ts'
import { defineTask, type Run } from '#platform/context/define-task.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { hashToken, newToken } from '#platform/secrets.ts'
import { queueDigests } from './digests/queue-digests.ts'
import { findHits } from './hits/find-hits.ts'
import { insertMatchAlerts } from './hits/match-alerts.ts'
import { rankMatches } from './hits/rank-matches.ts'
import { ownerOf } from './keys.ts'
import { confirmationMail, endOfMail, questionMail } from './mails.ts'
import { findMailbox } from './queries.ts'
import { nameOfAlert, newMailId } from './rules.ts'
import { deleteOld, listUnused } from './unused.ts'

/** Runs each minute: finds new hits, and queues the digests that are due. */
const watchAlerts: Run<'watch_alerts'> = async (_payload, { db, matcher }) => {
	const now = new Date()
	await findHits(db, matcher)
	await rankMatches(db, matcher, now)
	await queueDigests(db, now)
}

const mailConfirmation: Run<'mail_alert_confirmation'> = async ({ alertId = '', language }, context) => {
	const { db, publicUrl } = context
	const [alert] = await db.select().from(alerts).where(eq(alerts.id, alertId))
	const mailbox = alert?.mailboxId && (await findMailbox(db, alert.mailboxId))
	if (!mailbox || alert.removedAt) return
	const key = newToken()
	await sendMail(context, { email: mailbox.email, language }, () => ({
		messageId: newMailId(publicUrl),
		...letter(confirmationMail, {
			frequency: t(`matchingMails.frequency.${alert.frequency}`),
			page: `${publicUrl}/alerts/confirm/${key}`,
			days: String(confirmDays),
		}),
		// The key is valid from the moment the mail is sent.
		beforeLast: async (letGo) => {
			await db
				.update(alerts)
				.set({ keyHash: hashToken(key) })
				.where(eq(alerts.id, alertId))
			letGo()
		},
	}))
}

/** Asks about an alert that was unused for a year. */
const mailQuestion: Run<'mail_alert_question'> = async ({ alertId }, context) => {
	const { db, publicUrl } = context
	const [alert] = await db.select().from(alerts).where(eq(alerts.id, alertId))
	const owner = alert && ownerOf(alert)
	if (!owner || alert.askedAt || alert.removedAt) return
	const account = owner.accountId === null ? undefined : await findAccount(db, owner.accountId)
	const reader = account ?? (owner.mailboxId && (await findMailbox(db, owner.mailboxId)))
	if (!reader) return
	const key = newToken()
	const page = `${publicUrl}/alerts/end/${key}?keep`
	await sendMail(context, reader, () => ({
		messageId: newMailId(publicUrl),
		...letter(questionMail, { alert: nameOfAlert(alert), page }),
		...endOfMail(publicUrl, key),
		beforeLast: (letGo) =>
			db.transaction(async (transaction) => {
				const asked = await transaction
					.update(alerts)
					.set({ keyHash: hashToken(key), askedAt: sql`now()` })
					.where(and(eq(alerts.id, alertId), isNull(alerts.askedAt)))
					.returning({ id: alerts.id })
				if (asked.length === 0) throw new Error('Another run has asked meanwhile.')
				letGo()
			}),
	}))
}

const sweepAlerts: Run<'sweep_alerts'> = async (_payload, { db }) => {
	await insertMatchAlerts(db)
	await deleteOld(db)
	for (const { id } of await listUnused(db))
		await enqueue(db, 'mail_alert_question', { alertId: id }, `alert question ${id}`)
}

export const alertTasks = [
	defineTask('watch_alerts', watchAlerts, {
		match: '* * * * *',
		options: { jobKey: 'watch_alerts', maxAttempts: 1 },
	}),
	defineTask('mail_alert_confirmation', mailConfirmation),
	defineTask('mail_alert_question', mailQuestion),
	defineTask('sweep_alerts', sweepAlerts, '22 * * * *'),
]
