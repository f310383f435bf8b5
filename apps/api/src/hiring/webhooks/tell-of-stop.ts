import type { Db } from '@profile-search/db/client'
import { webhooks } from '@profile-search/db/schema/hiring/webhooks'
import { eq } from 'drizzle-orm'
import { findAccount } from '#accounts/accounts/queries.ts'
import { sendWanted } from '#accounts/notifications/send-wanted.ts'
import { letter } from '#platform/channels/mail/template.ts'
import type { Run } from '#platform/context/define-task.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { tellLeaders } from '../tell-leaders.ts'
import { webhookStoppedMail } from './mails.ts'

const page = 'webhooks'

/** Tells the owner and the administrators of a team, in the portal and by mail, that a webhook was switched off. */
export function tellOfStop(db: Db, { id, organisationId, url }: typeof webhooks.$inferSelect) {
	const told = { title: 'hiringMails.told.webhookStopped', body: new URL(url).hostname, page } as const
	return tellLeaders(db, organisationId, told, (accountId) =>
		enqueue(db, 'mail_webhook_stopped', { webhookId: id, accountId }),
	)
}

export const mailWebhookStopped: Run<'mail_webhook_stopped'> = async ({ webhookId, accountId }, context) => {
	const { db, publicUrl } = context
	const [webhook] = await db.select().from(webhooks).where(eq(webhooks.id, webhookId))
	const account = await findAccount(db, accountId)
	// Switched on again before the mail went out, it would only confuse.
	if (!webhook?.stoppedAt || !account) return
	const host = new URL(webhook.url).hostname
	await sendWanted(context, account, 'job', () =>
		letter(webhookStoppedMail, { first_name: account.firstName, host, page: `${publicUrl}/${page}` }),
	)
}
