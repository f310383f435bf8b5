import type { ApplicationStatus } from '@profile-search/contract/hiring/applications'
import type { WebhookEvent } from '@profile-search/contract/hiring/webhooks'
import type { Db } from '@profile-search/db/client'
import { applications } from '@profile-search/db/schema/hiring/applications'
import { jobs } from '@profile-search/db/schema/hiring/jobs'
import { webhookDeliveries, webhooks } from '@profile-search/db/schema/hiring/webhooks'
import { eq, sql } from 'drizzle-orm'
import { enqueue } from '#platform/queue/queue.ts'

/** An event of an organisation, with the ids of what it is about: whoever receives it fetches the rest. */
type Happened = { organisationId: string; event: WebhookEvent; data: Record<string, string> }

/** Sends events to the webhooks that want them, in the transaction that causes them. */
export async function publishEvents(db: Db, events: readonly Happened[]) {
	if (events.length === 0) return
	const { rows } = await db.execute<{ id: string }>(sql`
		insert into ${webhookDeliveries} (webhook_id, event, data)
		select webhook.id, happened.event, happened.data
		from jsonb_to_recordset(${JSON.stringify(events)}::jsonb) happened ("organisationId" uuid, event text, data jsonb)
		join ${webhooks} webhook on webhook.organisation_id = happened."organisationId"
		where webhook.is_on and happened.event::webhook_event = any(webhook.events)
		returning id`)
	for (const { id } of rows) await enqueueDelivery(db, id)
}

/** At most one try of a delivery waits. `isWanted`: a person wants it now, even during the back-off. */
export function enqueueDelivery(db: Db, deliveryId: string, { isWanted = false, waitSeconds = 0 } = {}) {
	return enqueue(db, 'deliver_webhook', { deliveryId, isWanted }, `webhook ${deliveryId}`, waitSeconds)
}

/** Tells of an application that has come or was moved. */
export async function publishMove(db: Db, applicationId: string, status: ApplicationStatus) {
	const [found] = await db
		.select({ organisationId: jobs.organisationId, jobId: jobs.id })
		.from(applications)
		.innerJoin(jobs, eq(jobs.id, applications.jobId))
		.where(eq(applications.id, applicationId))
	if (!found) return
	const { organisationId, jobId } = found
	const event = status === 'submitted' ? 'application.received' : 'application.moved'
	await publishEvents(db, [{ organisationId, event, data: { jobId, applicationId, status } }])
}

/** Tells an organisation that its profile, or a change of it, is approved. */
export function publishApproval(db: Db, organisationId: string) {
	return publishEvents(db, [{ organisationId, event: 'profile.approved', data: { organisationId } }])
}
