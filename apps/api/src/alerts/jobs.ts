import { confirmDays } from '@profile-search/contract/alerts'
import { alerts } from '@profile-search/db/schema/alerts'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { findAccount } from '../accounts/queries.ts'
import { queueDeliveries } from '../deliveries/queue-deliveries.ts'
import { enqueue, type Task } from '../queue.ts'
import { hashToken, newToken } from '../secrets.ts'
import { findHits } from './find-hits.ts'
import { ownerOf } from './keys.ts'
import { labelsOf } from './labels.ts'
import { endOfMail, frequencyWords } from './mails.ts'
import { insertMatchAlerts } from './match-alerts.ts'
import { findMailbox } from './queries.ts'
import { rankMatches } from './rank-matches.ts'
import { newMailId } from './rules.ts'
import { deleteOld, listUnused } from './unused.ts'

/** Each minute: what is new for whom, and who is to be told of it now. */
const watchAlerts: Task = async (_payload, { db, matcher }) => {
	const now = new Date()
	await findHits(db, matcher)
	await rankMatches(db, matcher, now)
	await queueDeliveries(db, now)
}

const mailConfirmation: Task = async ({ alertId = '' }, { db, mailer, publicUrl }) => {
	const [alert] = await db.select().from(alerts).where(eq(alerts.id, alertId))
	const mailbox = alert?.mailboxId && (await findMailbox(db, alert.mailboxId))
	if (!mailbox || alert.removedAt) return
	const key = newToken()
	const labels = await labelsOf(db, alert.kind, alert.criteria)
	await mailer.send({
		to: mailbox.email,
		subject: `Please confirm: ${alert.name}`,
		messageId: newMailId(publicUrl),
		paragraphs: [
			`Namaste! Somebody, hopefully you, asks us to write to this address about “${alert.name}”, ${frequencyWords[alert.frequency]}.`,
			...(labels.length > 0 ? [`What is looked for: ${labels.join(', ')}.`] : []),
			{ link: `${publicUrl}/alerts/confirm/${key}`, label: 'Yes, switch it on' },
			`The link is good for ${confirmDays} days. If this was not you, ignore this mail: without your yes nothing more is sent.`,
		],
		// The key is good from the moment the mail leaves.
		beforeLast: async (letGo) => {
			await db
				.update(alerts)
				.set({ keyHash: hashToken(key) })
				.where(eq(alerts.id, alertId))
			letGo()
		},
	})
}

/** After a year without a sign. */
const mailQuestion: Task = async ({ alertId = '' }, { db, mailer, publicUrl }) => {
	const [alert] = await db.select().from(alerts).where(eq(alerts.id, alertId))
	const owner = alert && ownerOf(alert)
	if (!owner || alert.askedAt || alert.removedAt) return
	const reader =
		owner.accountId === null ? await findMailbox(db, owner.mailboxId) : await findAccount(db, owner.accountId)
	if (!reader) return
	const key = newToken()
	const end = endOfMail(publicUrl, key)
	await mailer.send({
		to: reader.email,
		subject: `Do you still want “${alert.name}”?`,
		messageId: newMailId(publicUrl),
		headers: end.headers,
		paragraphs: [
			`For a year we have written to you about “${alert.name}” without a sign from you. Do you still want it?`,
			{ link: `${publicUrl}/alerts/end/${key}?keep`, label: 'Yes, keep it' },
			'Without an answer it ends in a month, and with it what we have stored for it.',
			...end.paragraphs,
		],
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
	})
}

const sweepAlerts: Task = async (_payload, { db }) => {
	await insertMatchAlerts(db)
	await deleteOld(db)
	for (const { id } of await listUnused(db))
		await enqueue(db, 'mail_alert_question', { alertId: id }, `alert question ${id}`)
}

export const alertTasks = {
	watch_alerts: watchAlerts,
	mail_alert_confirmation: mailConfirmation,
	mail_alert_question: mailQuestion,
	sweep_alerts: sweepAlerts,
}
