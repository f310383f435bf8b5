import { mailAfterMinutes, type MessageDraft } from '@profile-search/contract/messaging/messages'
import type { Db } from '@profile-search/db/client'
import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { messages, threads } from '@profile-search/db/schema/messaging/messages'
import { organisationMembers } from '@profile-search/db/schema/profiles/organisations'
import { eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { refuseRestricted } from '#accounts/strikes/strikes.ts'
import type { Limits } from '#http/limits.ts'
import { announce } from '#platform/channels/events/announce.ts'
import type { FileStore } from '#platform/context/outside.ts'
import { keepAttachments } from '#platform/files/attachments/keep-attachments.ts'
import { readAttachments } from '#platform/files/attachments/read-attachment.ts'
import { withCause } from '#platform/queue/cause.ts'
import { conflict, notFound } from '#platform/refusal.ts'
import { findSiteSettings } from '#platform/settings/queries.ts'
import { findOwnMessage } from './queries.ts'
import { closedTexts } from './texts.ts'
import type { Reader } from './threads/parties.ts'
import { findThread } from './threads/threads.ts'

type Draft = z.output<typeof MessageDraft>
type Sending = { db: Db; limits: Limits; files: FileStore }

/**
 * Stores a message in a thread and notifies both ends, in one transaction. A message sent again, such as after a lost
 * connection, returns the stored one.
 */
export async function sendMessage(
	{ db, limits, files }: Sending,
	writer: Reader,
	threadId: string,
	draft: Draft,
) {
	const thread = await findThread(db, writer, threadId)
	if (!thread) throw notFound('messagingRefusals.noConversation')
	const known = await findOwnMessage(db, writer, thread, draft.clientId)
	if (known) return known
	if (thread.whyClosed) throw conflict(closedTexts[thread.whyClosed])

	await limits.spend('messagesByAccount', writer.accountId)
	const read = await readAttachments(draft.files)
	// A request was counted when it was sent, and accounts that wait can only write to the approvers.
	if (thread.kind === 'application' && thread.lastNumber === 0) {
		await refuseRestricted(db, writer.accountId)
		const { firstContactsADay } = await findSiteSettings(db)
		await limits.spend('firstContactsByAccountADay', writer.accountId, firstContactsADay)
	}

	return db.transaction(async (transaction) => {
		// Messages of one thread are written one after the other, so that their numbers follow the order in which
		// they become readable.
		await transaction.select({ id: threads.id }).from(threads).where(eq(threads.id, threadId)).for('update')
		const now = await findThread(transaction, writer, threadId)
		if (!now) throw notFound('messagingRefusals.noConversation')
		const arrived = await findOwnMessage(transaction, writer, now, draft.clientId)
		if (arrived) return arrived
		if (now.whyClosed) throw conflict(closedTexts[now.whyClosed])

		const messageId = await insertMessage(transaction, writer, now, draft)
		await keepAttachments(transaction, files, { messageId }, read)
		await tellEnds(transaction, writer, now)
		const sent = await findOwnMessage(transaction, writer, now, draft.clientId)
		if (!sent) throw new Error('The message was not stored.')
		return sent
	})
}

type Now = NonNullable<Awaited<ReturnType<typeof findThread>>>

async function insertMessage(db: Db, { accountId }: Reader, thread: Now, { clientId, text }: Draft) {
	const number = thread.lastNumber + 1
	// The clock, not the start of the transaction, which may have waited for another one.
	const sentAt = sql`clock_timestamp()`
	const [inserted] = await db
		.insert(messages)
		.values({ threadId: thread.id, number, side: thread.side, authorId: accountId, clientId, text, sentAt })
		.returning({ id: messages.id, sentAt: sql<string>`${messages.sentAt}::text` })
	if (!inserted) throw new Error('The message was not stored.')
	const at = sql`${inserted.sentAt}::timestamptz`
	await db
		.update(threads)
		.set({
			lastNumber: number,
			lastAt: at,
			...(thread.side === 'asker'
				? { askerNumber: number, askerAt: at }
				: { answererNumber: number, answererAt: at }),
		})
		.where(eq(threads.id, thread.id))
	return inserted.id
}

/** Open pages are updated at once; a reader without one gets a push soon, and a mail later. */
async function tellEnds(db: Db, writer: Reader, thread: Now) {
	const ends = await listEnds(db, thread)
	await announce(db, [...ends.asker, ...ends.answerer], { kind: 'message', threadId: thread.id })
	const readers = (thread.side === 'asker' ? ends.answerer : ends.asker).filter(
		(id) => id !== writer.accountId,
	)
	await remindLater(db, 'push_message', thread.id, readers, pushAfterSeconds)
	await remindLater(db, 'mail_unread', thread.id, readers, mailAfterMinutes * 60)
}

const pushAfterSeconds = 15

/** The current accounts at both ends. */
async function listEnds(db: Db, { id }: Now) {
	const { rows } = await db.execute<{ side: 'asker' | 'answerer'; id: string }>(sql`
		select 'asker' as side, ${threads.askerId} as id from ${threads} where ${threads.id} = ${id}
		union all
		select 'answerer', account.id from ${threads}
		join ${accounts} account on account.id = ${threads.answererId}
			or (${threads.organisationId} is not null and account.id in (
				select member.account_id from ${organisationMembers} member
				where member.organisation_id = ${threads.organisationId}))
			or (${threads.waitingId} is not null and account.is_approver and account.id <> ${threads.askerId})
		where ${threads.id} = ${id} and account.status <> 'suspended'`)
	const of = (side: 'asker' | 'answerer') => rows.filter((row) => row.side === side).map((row) => row.id)
	return { asker: of('asker'), answerer: of('answerer') }
}

/** Queues one task for each reader; messages that arrive while it waits join it. */
export async function remindLater(
	db: Db,
	task: 'push_message' | 'mail_unread',
	threadId: string,
	accountIds: string[],
	seconds: number,
) {
	for (const accountId of accountIds)
		await db.execute(sql`select graphile_worker.add_job(${task},
			${JSON.stringify(withCause({ threadId, accountId }))}::json, max_attempts => 15,
			run_at => now() + make_interval(secs => ${seconds}),
			job_key => ${`${task} ${threadId} ${accountId}`}, job_key_mode => 'preserve_run_at')`)
}
