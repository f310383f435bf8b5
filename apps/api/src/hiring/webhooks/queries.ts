import { formerSecretHours, type Webhook, type WebhookDraft } from '@profile-search/contract/hiring/webhooks'
import type { Db } from '@profile-search/db/client'
import { webhookDeliveries, webhooks } from '@profile-search/db/schema/hiring/webhooks'
import { and, asc, eq, sql } from 'drizzle-orm'
import { keyset, pageWithNext, rowsOfPage, type PageAsked } from '#platform/lists.ts'

/** What its organisation sees of a webhook: all but the secrets. */
const shown = {
	id: webhooks.id,
	url: webhooks.url,
	events: webhooks.events,
	isOn: webhooks.isOn,
	createdAt: webhooks.createdAt,
	failingSince: webhooks.failingSince,
	stoppedAt: webhooks.stoppedAt,
	formerSecretUntil:
		sql<Date | null>`case when ${webhooks.formerSecretUntil} > now() then ${webhooks.formerSecretUntil} end`.mapWith(
			webhooks.formerSecretUntil,
		),
}

export async function listWebhooksOf(db: Db, organisationId: string): Promise<Webhook[]> {
	return db
		.select(shown)
		.from(webhooks)
		.where(eq(webhooks.organisationId, organisationId))
		.orderBy(asc(webhooks.id))
}

export async function countWebhooksOf(db: Db, organisationId: string) {
	return db.$count(webhooks, eq(webhooks.organisationId, organisationId))
}

export async function insertWebhook(db: Db, values: typeof webhooks.$inferInsert): Promise<Webhook> {
	const [webhook] = await db.insert(webhooks).values(values).returning(shown)
	if (!webhook) throw new Error('No webhook was inserted.')
	return webhook
}

/** Changes a webhook; one that is switched on again starts afresh. Returns whether there is such a webhook. */
export async function updateWebhook(
	db: Db,
	organisationId: string,
	id: string,
	{ isOn, ...draft }: WebhookDraft & { isOn: boolean },
) {
	const afresh = { failingSince: null, failures: 0, backoffUntil: null, stoppedAt: null }
	const updated = await db
		.update(webhooks)
		.set({ ...draft, isOn, ...(isOn && afresh) })
		.where(isOf(organisationId, id))
		.returning({ id: webhooks.id })
	return updated.length > 0
}

export async function deleteWebhookOf(db: Db, organisationId: string, id: string) {
	const deleted = await db.delete(webhooks).where(isOf(organisationId, id)).returning({ id: webhooks.id })
	return deleted.length > 0
}

/** Gives a webhook a new secret and keeps the former one for a day. */
export async function updateSecret(db: Db, organisationId: string, id: string, secret: string) {
	const [webhook] = await db
		.update(webhooks)
		.set({
			secret,
			formerSecret: webhooks.secret,
			formerSecretUntil: sql`now() + make_interval(hours => ${formerSecretHours})`,
		})
		.where(isOf(organisationId, id))
		.returning(shown)
	return webhook
}

export async function findWebhookOf(db: Db, organisationId: string, id: string) {
	const [webhook] = await db.select(shown).from(webhooks).where(isOf(organisationId, id))
	return webhook
}

export async function insertTest(db: Db, webhookId: string) {
	const [delivery] = await db
		.insert(webhookDeliveries)
		.values({ webhookId, event: 'webhook.test', data: {} })
		.returning({ id: webhookDeliveries.id })
	if (!delivery) throw new Error('No delivery was inserted.')
	return delivery.id
}

const newestFirst = keyset('desc', webhookDeliveries.id)

export async function listDeliveriesOf(db: Db, webhookId: string, asked: PageAsked) {
	const { limit, offset } = rowsOfPage(asked)
	const condition = eq(webhookDeliveries.webhookId, webhookId)
	const [rows, total] = await Promise.all([
		db
			.select({
				id: webhookDeliveries.id,
				event: webhookDeliveries.event,
				state: sql<
					'waiting' | 'delivered' | 'failed'
				>`case when ${webhookDeliveries.deliveredAt} is not null then 'delivered'
					when ${webhookDeliveries.failedAt} is not null then 'failed' else 'waiting' end`,
				attempts: webhookDeliveries.attempts,
				status: webhookDeliveries.status,
				problem: webhookDeliveries.problem,
				createdAt: webhookDeliveries.createdAt,
				triedAt: webhookDeliveries.triedAt,
				position: newestFirst.position,
			})
			.from(webhookDeliveries)
			.where(and(condition, newestFirst.after(asked.after)))
			.orderBy(...newestFirst.orderBy)
			.limit(limit)
			.offset(offset),
		db.$count(webhookDeliveries, condition),
	])
	return pageWithNext(rows, total, asked.page)
}

/** Makes a delivery wait again. Returns whether there is such a delivery of this webhook. */
export async function updateToWaiting(db: Db, webhookId: string, id: string) {
	const updated = await db
		.update(webhookDeliveries)
		.set({ deliveredAt: null, failedAt: null })
		.where(and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.webhookId, webhookId)))
		.returning({ id: webhookDeliveries.id })
	return updated.length > 0
}

function isOf(organisationId: string, id: string) {
	return and(eq(webhooks.id, id), eq(webhooks.organisationId, organisationId))
}
