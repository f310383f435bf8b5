import * as contract from '@profile-search/contract/matching/alerts'
import { language } from '@profile-search/text/language'
import type { FastifyInstance } from 'fastify'
import { checkCaptcha } from '#accounts/captcha/check-captcha.ts'
import { createLimits } from '#http/limits.ts'
import { serve } from '#http/serve.ts'
import type { RouteContext } from '#platform/context/context.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { notFound } from '#platform/refusal.ts'
import { findKeyHolder } from './keys.ts'
import { labelsOf } from './labels.ts'
import {
	countAlertsOf,
	findAlertOfKey,
	findMailbox,
	hasAlert,
	listAlertsOf,
	updateAlert,
	updateToConfirmed,
	updateToRemoved,
	updateToRestored,
	upsertAlert,
	upsertMailbox,
} from './queries.ts'
import { alertGone } from './routes.ts'
import { shortened } from './rules.ts'

export const linkGone = 'matchingRefusals.linkGone'

/** Alerts without an account: the recipient of a mail has its key, and the key stands for the address. */
export function mailedAlertRoutes(app: FastifyInstance, { connection, settings }: RouteContext) {
	const { db } = connection
	const limits = createLimits(connection, settings.rateLimits)

	/** The owner that a key stands for. The key in a mail to an account opens no alerts: that takes a session. */
	async function mailboxOf(key: string) {
		const holder = await findKeyHolder(db, key)
		if (!holder || holder.owner.accountId !== null) throw notFound(linkGone)
		return holder.owner
	}

	serve(app, contract.addMailedAlert, async (request) => {
		const { email, captcha, ...draft } = request.body
		await limits.spend('alertsByNetwork', request.ip)
		await checkCaptcha(db, settings.captcha, captcha)
		await limits.spend('alertsByAddressADay', email)
		await db.transaction(async (transaction) => {
			const owner = await upsertMailbox(transaction, email)
			if (!owner) return
			// A full mailbox gets no mail, but the answer is the same, since another one would reveal that the
			// address is known.
			const isNew = !(await hasAlert(transaction, owner, draft))
			if (isNew && (await countAlertsOf(transaction, owner)) >= contract.mostMailedAlerts) return
			const alert = await upsertAlert(transaction, owner, draft)
			if (alert)
				await enqueue(transaction, 'mail_alert_confirmation', { alertId: alert.id, language: language() })
		})
		return null
	})

	serve(app, contract.showConfirmation, async (request) => {
		const alert = await findAlertOfKey(db, request.params.key)
		if (!alert) throw notFound(linkGone)
		const { name, kind, criteria, frequency, confirmedAt } = alert
		return {
			name,
			kind,
			frequency,
			labels: await labelsOf(db, kind, criteria),
			isConfirmed: confirmedAt !== null,
		}
	})

	serve(app, contract.confirmAlert, async (request) => {
		const alert = await findAlertOfKey(db, request.params.key)
		if (!alert) throw notFound(linkGone)
		await db.transaction((transaction) => updateToConfirmed(transaction, alert.id, language()))
		return null
	})

	serve(app, contract.listMailedAlerts, async (request) => {
		const owner = await mailboxOf(request.params.key)
		const mailbox = await findMailbox(db, owner.mailboxId)
		if (!mailbox) throw notFound(linkGone)
		return { email: shortened(mailbox.email), alerts: await listAlertsOf(db, owner) }
	})

	serve(app, contract.changeMailedAlert, async (request) => {
		const { key, alertId } = request.params
		if (!(await updateAlert(db, await mailboxOf(key), alertId, request.body))) throw notFound(alertGone)
		return null
	})

	serve(app, contract.removeMailedAlert, async (request) => {
		const { key, alertId } = request.params
		if (!(await updateToRemoved(db, await mailboxOf(key), alertId))) throw notFound(alertGone)
		return null
	})

	serve(app, contract.restoreMailedAlert, async (request) => {
		const { key, alertId } = request.params
		if (!(await updateToRestored(db, await mailboxOf(key), alertId))) throw notFound(alertGone)
		return null
	})
}
