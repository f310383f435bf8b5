import type { Db } from '@profile-search/db/client'
import { jobFeeds } from '@profile-search/db/schema/hiring/job-feeds'
import { eq } from 'drizzle-orm'
import { findAccount } from '#accounts/accounts/queries.ts'
import { sendWanted } from '#accounts/notifications/send-wanted.ts'
import { letter } from '#platform/channels/mail/template.ts'
import type { Run } from '#platform/context/define-task.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { tellLeaders } from '../tell-leaders.ts'
import { feedStoppedMail } from './mails.ts'

const page = 'job-feeds'

/** Tells the owner and the administrators of a team, in the portal and by mail, that a feed was switched off. */
export function tellOfStop(db: Db, { id, organisationId, url }: typeof jobFeeds.$inferSelect) {
	const told = { title: 'hiringMails.told.feedStopped', body: new URL(url).hostname, page } as const
	return tellLeaders(db, organisationId, told, (accountId) =>
		enqueue(db, 'mail_feed_stopped', { feedId: id, accountId }),
	)
}

export const mailFeedStopped: Run<'mail_feed_stopped'> = async ({ feedId, accountId }, context) => {
	const { db, publicUrl } = context
	const [feed] = await db.select().from(jobFeeds).where(eq(jobFeeds.id, feedId))
	const account = await findAccount(db, accountId)
	// Switched on again before the mail went out, it would only confuse.
	if (!feed?.stoppedAt || !account) return
	const host = new URL(feed.url).hostname
	await sendWanted(context, account, 'job', () =>
		letter(feedStoppedMail, { first_name: account.firstName, host, page: `${publicUrl}/${page}` }),
	)
}
