import { mailAfterMinutes } from '@profile-search/contract/messaging/messages'
import type { Db } from '@profile-search/db/client'
import { threadReads } from '@profile-search/db/schema/messaging/messages'
import { t } from '@profile-search/text/translate'
import { and, eq, lte, sql } from 'drizzle-orm'
import { inLanguageOf } from '#accounts/accounts/in-language-of.ts'
import { findAccount } from '#accounts/accounts/queries.ts'
import { sendWanted } from '#accounts/notifications/send-wanted.ts'
import { findPushReader } from '#accounts/notifications/settings.ts'
import { letter } from '#platform/channels/mail/template.ts'
import { sendPush } from '#platform/channels/push/send-push.ts'
import { defineTask, type Run } from '#platform/context/define-task.ts'
import { unreadMail, unreadOfJobMail } from './mails.ts'
import { findLastMessages } from './queries.ts'
import { remindLater } from './send.ts'
import { findReader } from './threads/reader.ts'
import { findThread, type Thread } from './threads/threads.ts'

/** The number of characters of a message that a mail or a push quotes. */
const longestExcerpt = 280

/** Notifies a reader's devices of unread messages in a thread, once until the reader has read them. */
const push: Run<'push_message'> = async ({ threadId, accountId }, { db }) => {
	const reader = await findPushReader(db, accountId, 'message')
	const waiting = reader && (await findWaiting(db, threadId, accountId))
	if (!waiting) return

	await db.transaction(async (transaction) => {
		if (!(await claim(transaction, threadId, accountId, 'pushedNumber', waiting.thread.lastNumber))) return
		await sendPush(transaction, accountId, {
			title: waiting.thread.name,
			body: inLanguageOf(reader, () => excerptOf(waiting.message)),
			page: `messages/${threadId}`,
			orderId: null,
		})
	})
}

/**
 * Mails a reader who has left a message unread for ten minutes, once until they have read it. The mail is claimed
 * before it is sent, so a worker that is killed in between sends none rather than two: the messages stay in the
 * portal, and the next ones are mailed again. A mail that the server refused was not sent, and is tried again.
 */
export const mailUnread: Run<'mail_unread'> = async ({ threadId, accountId }, context) => {
	const { db, publicUrl } = context
	const waiting = await findWaiting(db, threadId, accountId)
	const account = await findAccount(db, accountId)
	if (!waiting || !account || account.status === 'suspended') return
	const { thread, message } = waiting
	const secondsLeft = secondsUntilDue(thread)
	if (secondsLeft > 0) return remindLater(db, 'mail_unread', threadId, [accountId], secondsLeft)
	const number = thread.lastNumber
	const page = `${publicUrl}/messages/${threadId}`
	if (!(await claim(db, threadId, accountId, 'mailedNumber', number))) return

	try {
		await sendWanted(context, account, 'message', () => ({
			messageId: `<thread-${threadId}-${accountId}-${number}@${new URL(publicUrl).hostname}>`,
			...letterOfUnread(account.firstName, thread, excerptOf(message), page),
		}))
	} catch (error) {
		await letGo(db, threadId, accountId, number)
		throw error
	}
}

export const messageTasks = [defineTask('push_message', push), defineTask('mail_unread', mailUnread)]

/**
 * A reader's unread messages; undefined when there are none, or when somebody on the reader's side has answered
 * since.
 */
async function findWaiting(db: Db, threadId: string, accountId: string) {
	const reader = await findReader(db, accountId)
	const thread = reader && (await findThread(db, reader, threadId))
	if (!thread || thread.unread === 0) return undefined
	const [mine, theirs] =
		thread.side === 'asker'
			? [thread.askerNumber, thread.answererNumber]
			: [thread.answererNumber, thread.askerNumber]
	if (mine > theirs) return undefined

	const latest = { ...thread, lastNumber: theirs }
	const message = (await findLastMessages(db, reader, [latest])).get(threadId)
	if (message?.isFrozen) return undefined
	return { thread: latest, message }
}

type Waiting = NonNullable<Awaited<ReturnType<typeof findWaiting>>>

/** How the latest message begins, in the language of the reader where it is only files. */
function excerptOf(message: Waiting['message']) {
	const text: string = message?.text || t('messagingMails.file', { count: message?.files.length ?? 0 })
	return text.length > longestExcerpt ? `${text.slice(0, longestExcerpt).toWellFormed()}…` : text
}

function letterOfUnread(firstName: string, thread: Thread, excerpt: string, page: string) {
	const { unread, name, jobTitle } = thread
	const messages = t('messagingMails.messages', { count: unread })
	const told = { first_name: firstName, messages, other: name, excerpt, page }
	return jobTitle ? letter(unreadOfJobMail, { ...told, job: jobTitle }) : letter(unreadMail, told)
}

function secondsUntilDue({ firstUnreadAt }: Thread) {
	const due = (firstUnreadAt?.getTime() ?? 0) + mailAfterMinutes * 60_000
	return Math.ceil((due - Date.now()) / 1000)
}

type Claimed = 'mailedNumber' | 'pushedNumber'

/** Whether this is the first claim since the reader last read. Of two at once, one succeeds. */
async function claim(db: Db, threadId: string, accountId: string, column: Claimed, number: number) {
	const claimed = await db
		.insert(threadReads)
		.values({ threadId, accountId, [column]: number })
		.onConflictDoUpdate({
			target: [threadReads.threadId, threadReads.accountId],
			set: { [column]: number },
			setWhere: lte(threadReads[column], threadReads.readNumber),
		})
		.returning({ threadId: threadReads.threadId })
	return claimed.length > 0
}

async function letGo(db: Db, threadId: string, accountId: string, number: number) {
	await db
		.update(threadReads)
		.set({ mailedNumber: sql`0` })
		.where(
			and(
				eq(threadReads.threadId, threadId),
				eq(threadReads.accountId, accountId),
				eq(threadReads.mailedNumber, number),
			),
		)
}
