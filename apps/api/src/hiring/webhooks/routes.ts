import * as contract from '@profile-search/contract/hiring/webhooks'
import type { FastifyInstance } from 'fastify'
import { leadsTeam } from '#accounts/access-tokens/queries.ts'
import { paged } from '#http/cursors/paged.ts'
import { createLimits } from '#http/limits.ts'
import { serve } from '#http/serve.ts'
import { signedIn } from '#http/session.ts'
import type { RouteContext } from '#platform/context/context.ts'
import { conflict, notFound } from '#platform/refusal.ts'
import { lockOrganisation } from '#profiles/organisations/queries.ts'
import { editedOrganisationOf } from '#profiles/organisations/rules.ts'
import { giveUpAllOf } from './deliver.ts'
import { enqueueDelivery } from './publish-event.ts'
import {
	countWebhooksOf,
	deleteWebhookOf,
	findWebhookOf,
	insertTest,
	insertWebhook,
	listDeliveriesOf,
	listWebhooksOf,
	updateSecret,
	updateToWaiting,
	updateWebhook,
} from './queries.ts'
import { newWebhookSecret } from './sign.ts'

const gone = 'hiringRefusals.noWebhook'

/** The webhooks of an organisation. Only its owner and administrators see and change them. */
export function webhookRoutes(app: FastifyInstance, { connection, settings }: RouteContext) {
	const { db } = connection
	const limits = createLimits(connection, settings.rateLimits)

	async function requireWebhook(organisationId: string, id: string) {
		const webhook = await findWebhookOf(db, organisationId, id)
		if (!webhook) throw notFound(gone)
		return webhook
	}

	serve(app, contract.listWebhooks, async (request) => {
		const account = signedIn(request)
		const mayManage = leadsTeam(account)
		return { items: mayManage ? await listWebhooksOf(db, account.organisationId) : [], mayManage }
	})

	serve(app, contract.createWebhook, (request) => {
		const organisationId = editedOrganisationOf(request)
		const secret = newWebhookSecret()
		return db.transaction(async (transaction) => {
			await lockOrganisation(transaction, organisationId)
			if ((await countWebhooksOf(transaction, organisationId)) >= contract.mostWebhooks)
				throw conflict('hiringRefusals.tooManyWebhooks', { most: contract.mostWebhooks })
			return {
				webhook: await insertWebhook(transaction, { organisationId, ...request.body, secret }),
				secret,
			}
		})
	})

	serve(app, contract.changeWebhook, async (request) => {
		const { webhookId } = request.params
		await db.transaction(async (transaction) => {
			if (!(await updateWebhook(transaction, editedOrganisationOf(request), webhookId, request.body)))
				throw notFound(gone)
			if (!request.body.isOn) await giveUpAllOf(transaction, webhookId)
		})
		return null
	})

	serve(app, contract.deleteWebhook, async (request) => {
		if (!(await deleteWebhookOf(db, editedOrganisationOf(request), request.params.webhookId)))
			throw notFound(gone)
		return null
	})

	serve(app, contract.renewWebhookSecret, async (request) => {
		const secret = newWebhookSecret()
		const webhook = await updateSecret(db, editedOrganisationOf(request), request.params.webhookId, secret)
		if (!webhook) throw notFound(gone)
		return { webhook, secret }
	})

	serve(app, contract.testWebhook, async (request) => {
		const organisationId = editedOrganisationOf(request)
		const { id } = await requireWebhook(organisationId, request.params.webhookId)
		await limits.spend('webhookTestsByOrganisation', organisationId)
		return db.transaction(async (transaction) => {
			const deliveryId = await insertTest(transaction, id)
			await enqueueDelivery(transaction, deliveryId)
			return { deliveryId }
		})
	})

	serve(app, contract.listWebhookDeliveries, async (request) => {
		const { id } = await requireWebhook(editedOrganisationOf(request), request.params.webhookId)
		return paged(request, (asked) => listDeliveriesOf(db, id, asked))
	})

	serve(app, contract.resendWebhookDelivery, async (request) => {
		const organisationId = editedOrganisationOf(request)
		const { webhookId, deliveryId } = request.params
		const { isOn } = await requireWebhook(organisationId, webhookId)
		if (!isOn) throw conflict('hiringRefusals.webhookOff')
		await limits.spend('webhookTestsByOrganisation', organisationId)
		await db.transaction(async (transaction) => {
			if (!(await updateToWaiting(transaction, webhookId, deliveryId)))
				throw notFound('hiringRefusals.noDelivery')
			await enqueueDelivery(transaction, deliveryId, { isWanted: true })
		})
		return null
	})
}
