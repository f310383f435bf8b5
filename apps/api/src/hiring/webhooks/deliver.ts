import { webhookRetryDays } from '@profile-search/contract/hiring/webhooks'
import type { Db } from '@profile-search/db/client'
import { webhookDeliveries, webhooks } from '@profile-search/db/schema/hiring/webhooks'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Run } from '#platform/context/define-task.ts'
import { enqueueDelivery } from './publish-event.ts'
import { send, type Outcome } from './send.ts'
import { signatureHeaders } from './sign.ts'
import { tellOfStop } from './tell-of-stop.ts'

/** The back-off after the first failure of a webhook, its second, and so on; the last one repeats. */
const backoffSeconds = [10, 60, 300, 900, 3600, 7200, 14_400, 21_600]

/**
 * Tries a delivery. It fails without an error: what strangers' servers do is no failure of the portal, and the next try
 * is planned here. Nothing is sent to a webhook during its back-off, so that one that fails keeps no worker busy.
 */
export const deliverWebhook: Run<'deliver_webhook'> = async ({ deliveryId, isWanted }, { db, network }) => {
	const found = await findToSend(db, deliveryId)
	if (!found) return
	const { delivery, webhook } = found
	const isTest = delivery.event === 'webhook.test'
	if (!webhook.isOn && !isTest) return giveUp(db, delivery.id)
	if (found.backoffLeft > 0 && !isWanted && !isTest)
		return enqueueDelivery(db, delivery.id, { waitSeconds: spread(found.backoffLeft) })

	const body = JSON.stringify({
		type: delivery.event,
		timestamp: delivery.createdAt.toISOString(),
		data: delivery.data,
	})
	const headers = signatureHeaders({ id: delivery.id, body }, found.secrets, new Date())
	const outcome = await send(webhook.url, body, headers, network)
	await db.transaction(async (transaction) => {
		if (isAccepted(outcome)) return noteSuccess(transaction, delivery, outcome)
		await noteTry(transaction, delivery.id, outcome)
		if (isTest) return giveUp(transaction, delivery.id)
		await noteFailure(transaction, delivery, outcome)
	})
}

type Found = NonNullable<Awaited<ReturnType<typeof findToSend>>>
type Delivery = Found['delivery']

/** A delivery that is still to be sent, with the valid secrets of its webhook. */
async function findToSend(db: Db, id: string) {
	const [found] = await db
		.select({
			delivery: webhookDeliveries,
			webhook: webhooks,
			backoffLeft:
				sql<number>`coalesce(ceil(extract(epoch from ${webhooks.backoffUntil} - now())), 0)`.mapWith(Number),
			former: sql<
				string | null
			>`case when ${webhooks.formerSecretUntil} > now() then ${webhooks.formerSecret} end`,
		})
		.from(webhookDeliveries)
		.innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
		.where(and(eq(webhookDeliveries.id, id), isWaiting))
	if (!found) return undefined
	const { former, ...rest } = found
	return { ...rest, secrets: [found.webhook.secret, ...(former ? [former] : [])] }
}

const isWaiting = and(isNull(webhookDeliveries.deliveredAt), isNull(webhookDeliveries.failedAt))

function isAccepted({ status }: Outcome) {
	return status !== null && status >= 200 && status < 300
}

async function noteTry(db: Db, id: string, { status, problem }: Outcome) {
	await db
		.update(webhookDeliveries)
		.set({ attempts: sql`${webhookDeliveries.attempts} + 1`, triedAt: sql`now()`, status, problem })
		.where(eq(webhookDeliveries.id, id))
}

async function noteSuccess(db: Db, { id, webhookId }: Delivery, outcome: Outcome) {
	await noteTry(db, id, outcome)
	await db
		.update(webhookDeliveries)
		.set({ deliveredAt: sql`now()` })
		.where(eq(webhookDeliveries.id, id))
	await db
		.update(webhooks)
		.set({ failingSince: null, failures: 0, backoffUntil: null })
		.where(and(eq(webhooks.id, webhookId), sql`${webhooks.failures} > 0`))
}

async function noteFailure(db: Db, delivery: Delivery, { status }: Outcome) {
	const { failures, isOver } = await noteFailedWebhook(db, delivery.webhookId)
	// By 410 a receiver says that it is gone for good.
	if (isOver || status === 410) {
		await stop(db, delivery.webhookId)
		return
	}
	if (delivery.createdAt.getTime() < Date.now() - webhookRetryDays * 86_400_000)
		return giveUp(db, delivery.id)
	const seconds = backoffSeconds[Math.min(failures, backoffSeconds.length) - 1] ?? 0
	await db
		.update(webhooks)
		.set({ backoffUntil: sql`greatest(${webhooks.backoffUntil}, now() + make_interval(secs => ${seconds}))` })
		.where(eq(webhooks.id, delivery.webhookId))
	await enqueueDelivery(db, delivery.id, { waitSeconds: spread(seconds) })
}

/** Several deliveries that fail at once count as one failure. */
async function noteFailedWebhook(db: Db, id: string) {
	const [failed] = await db
		.update(webhooks)
		.set({
			failures: sql`${webhooks.failures} + case when ${webhooks.backoffUntil} > now() then 0 else 1 end`,
			failingSince: sql`coalesce(${webhooks.failingSince}, now())`,
		})
		.where(eq(webhooks.id, id))
		.returning({
			failures: webhooks.failures,
			isOver: sql<boolean>`${webhooks.failingSince} < now() - make_interval(days => ${webhookRetryDays})`,
		})
	return failed ?? { failures: 1, isOver: false }
}

/** Switches a webhook off, gives up what waits for it, and tells those who lead the team. */
async function stop(db: Db, id: string) {
	const [stopped] = await db
		.update(webhooks)
		.set({ isOn: false, stoppedAt: sql`now()` })
		.where(and(eq(webhooks.id, id), webhooks.isOn))
		.returning()
	await giveUpAllOf(db, id)
	if (stopped) await tellOfStop(db, stopped)
}

async function giveUp(db: Db, id: string) {
	await db
		.update(webhookDeliveries)
		.set({ failedAt: sql`now()` })
		.where(eq(webhookDeliveries.id, id))
}

/** Nothing more is sent to a webhook of what waits for it. */
export async function giveUpAllOf(db: Db, webhookId: string) {
	await db
		.update(webhookDeliveries)
		.set({ failedAt: sql`now()` })
		.where(and(eq(webhookDeliveries.webhookId, webhookId), isWaiting))
}

/** Up to a fifth more seconds, so that what waits for the same time does not come all at once. */
function spread(seconds: number) {
	return Math.ceil(seconds * (1 + Math.random() / 5))
}
