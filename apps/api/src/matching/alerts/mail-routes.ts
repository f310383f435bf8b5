import {
	openUnsubscribing,
	showUnsubscribing,
	unsubscribe,
} from '@profile-search/contract/matching/alert-mails'
import { keepMailedAlert } from '@profile-search/contract/matching/alerts'
import type { FastifyInstance } from 'fastify'
import { serve, serveFile } from '#http/serve.ts'
import type { RouteContext } from '#platform/context/context.ts'
import { notFound } from '#platform/refusal.ts'
import { findKeyHolder } from './keys.ts'
import { linkGone } from './mailed-routes.ts'
import { listAlertsOf, switchOff, updateToUsed } from './queries.ts'

/**
 * The endpoints of the links at the end of a mail. Programs follow links before people do, so following a link
 * changes nothing.
 */
export function alertMailRoutes(app: FastifyInstance, { db }: RouteContext) {
	serve(app, keepMailedAlert, async (request) => {
		const { key, alertId } = request.params
		const holder = await findKeyHolder(db, key)
		if (!holder || !(await updateToUsed(db, holder.owner, alertId))) throw notFound(linkGone)
		return null
	})

	serve(app, showUnsubscribing, async (request) => {
		const holder = await findKeyHolder(db, request.params.key)
		if (!holder) throw notFound(linkGone)
		const all = await listAlertsOf(db, holder.owner)
		return {
			hasAccount: holder.owner.accountId !== null,
			alerts: all
				.filter(({ frequency }) => frequency !== 'none')
				.map(({ id, name, frequency }) => ({
					id,
					name,
					frequency,
					isInMail: holder.alertIds.includes(id),
				})),
		}
	})

	serveFile(app, openUnsubscribing, async (request, reply) =>
		reply.redirect(`/alerts/end/${request.params.key}`, 303),
	)

	serve(app, unsubscribe, async (request) => {
		const holder = await findKeyHolder(db, request.params.key)
		// Mail programs try again after an error, and an alert that is already over is what they asked for.
		if (holder) await switchOff(db, holder.owner, request.query.alertId)
		return null
	})
}
