import { messagesAtOnce } from '@profile-search/contract/messaging/messages'
import type { Db } from '@profile-search/db/client'
import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { fullNameIn } from '@profile-search/db/schema/accounts/full-name'
import { messages, threadReads, threads } from '@profile-search/db/schema/messaging/messages'
import { candidates } from '@profile-search/db/schema/profiles/candidates'
import { attachments } from '@profile-search/db/schema/trust/attachments'
import { and, asc, desc, eq, gt, inArray, lt, sql, type SQL } from 'drizzle-orm'
import { withoutTraces } from './texts.ts'
import { isReadableBy, isShown, type Reader } from './threads/parties.ts'
import type { Thread } from './threads/threads.ts'

/** The fields of a thread that are needed to show its messages. */
type Shown = Pick<Thread, 'id' | 'kind' | 'side' | 'name' | 'askerId' | 'isBlindForMe'>

/** A part of a thread, oldest first: the latest messages, those before a number, or those after one. */
export async function listMessages(
	db: Db,
	reader: Reader,
	thread: Shown,
	{ before, after }: { before?: number | undefined; after?: number | undefined },
) {
	const isPart = and(
		before === undefined ? undefined : lt(messages.number, before),
		after === undefined ? undefined : gt(messages.number, after),
	)
	const isOnward = after !== undefined
	const rows = await rowsOf(db, and(eq(messages.threadId, thread.id), isPart))
		.orderBy(isOnward ? asc(messages.number) : desc(messages.number))
		.limit(messagesAtOnce + 1)
	const page = rows.slice(0, messagesAtOnce)
	const items = await shownTo(db, reader, thread, isOnward ? page : page.toReversed())
	return { items, hasMore: rows.length > messagesAtOnce }
}

/** The message that this account sent under its own client id; undefined when there is none. */
export async function findOwnMessage(db: Db, reader: Reader, thread: Shown, clientId: string) {
	const rows = await rowsOf(
		db,
		and(
			eq(messages.threadId, thread.id),
			eq(messages.authorId, reader.accountId),
			eq(messages.clientId, clientId),
		),
	)
	const [found] = await shownTo(db, reader, thread, rows)
	return found
}

/** The latest message of each of these threads, by thread id. */
export async function findLastMessages(db: Db, reader: Reader, shown: (Shown & { lastNumber: number })[]) {
	if (shown.length === 0) return new Map()
	const rows = await rowsOf(
		db,
		sql`(${messages.threadId}, ${messages.number}) in (${sql.join(
			shown.map(({ id, lastNumber }) => sql`(${id}::uuid, ${lastNumber}::int)`),
			sql`, `,
		)})`,
	)
	const found = new Map<string, Awaited<ReturnType<typeof shownTo>>[number]>()
	for (const thread of shown) {
		const ofThread = rows.filter(({ threadId }) => threadId === thread.id)
		const [last] = await shownTo(db, reader, thread, ofThread)
		if (last) found.set(thread.id, last)
	}
	return found
}

/** A file of a message, for a reader of the thread. */
export async function findMessageFile(db: Db, reader: Reader, threadId: string, fileId: string) {
	const [found] = await db
		.select({
			key: attachments.key,
			name: attachments.name,
			mediaType: attachments.mediaType,
			side: messages.side,
		})
		.from(attachments)
		.innerJoin(messages, eq(messages.id, attachments.messageId))
		.innerJoin(threads, eq(threads.id, messages.threadId))
		.where(
			and(
				eq(attachments.id, fileId),
				eq(threads.id, threadId),
				isReadableBy(reader),
				isShown(reader, sql`messages`),
			),
		)
	return found
}

/**
 * Records how far an account has read; the mark never goes back. Undefined when the account had already read that
 * far.
 */
export async function updateRead(db: Db, accountId: string, threadId: string, through: number) {
	const [updated] = await db
		.insert(threadReads)
		.values({ threadId, accountId, readNumber: through })
		.onConflictDoUpdate({
			target: [threadReads.threadId, threadReads.accountId],
			set: { readNumber: through },
			setWhere: lt(threadReads.readNumber, through),
		})
		.returning({ threadId: threadReads.threadId })
	return updated
}

/** The name shown for a file of an applicant who is still nameless. */
export function namelessFile(name: string) {
	return `file${name.match(/\.\w+$/)?.[0] ?? ''}`
}

function rowsOf(db: Db, condition: SQL | undefined) {
	return db
		.select({
			id: messages.id,
			threadId: messages.threadId,
			number: messages.number,
			clientId: messages.clientId,
			side: messages.side,
			authorId: messages.authorId,
			authorName: fullNameIn<string | null>(accounts),
			text: messages.text,
			sentAt: messages.sentAt,
			isFrozen: sql<boolean>`${messages.frozenAt} is not null`,
		})
		.from(messages)
		.leftJoin(accounts, eq(accounts.id, messages.authorId))
		.where(condition)
		.$dynamic()
}

type Row = Awaited<ReturnType<typeof rowsOf>>[number]

/** Messages as this reader sees them, with their files. */
async function shownTo(db: Db, reader: Reader, thread: Shown, rows: Row[]) {
	const ids = rows.map(({ id }) => id)
	const files = ids.length
		? await db
				.select()
				.from(attachments)
				.where(inArray(attachments.messageId, ids))
				.orderBy(asc(attachments.id))
		: []
	const traces = thread.isBlindForMe ? await findTraces(db, thread.askerId) : undefined
	return rows.map((row) => {
		const isNameless = traces !== undefined && row.side === 'asker'
		const isWithheld = row.isFrozen && row.side !== thread.side
		return {
			number: row.number,
			id: row.id,
			clientId: row.clientId,
			isMine: row.authorId === reader.accountId,
			isFromMySide: row.side === thread.side,
			authorName: authorNameOf(row, thread, isNameless),
			text: isWithheld ? '' : isNameless ? withoutTraces(row.text, traces) : row.text,
			isFrozen: row.isFrozen,
			files: files
				.filter(({ messageId }) => messageId === row.id && !isWithheld)
				.map((file) => ({ ...file, name: isNameless ? namelessFile(file.name) : file.name })),
			sentAt: row.sentAt,
		}
	})
}

/** An account that waits for approval sees all approvers under one name. */
function authorNameOf(row: Row, { kind, side, name }: Shown, isNameless: boolean) {
	if (isNameless) return name
	if (kind === 'approval' && side === 'asker' && row.side === 'answerer') return 'An approver'
	return row.authorName
}

async function findTraces(db: Db, accountId: string) {
	const [found] = await db
		.select({
			firstName: accounts.firstName,
			middleName: accounts.middleName,
			lastName: accounts.lastName,
			email: accounts.email,
			mobileNumber: candidates.mobileNumber,
		})
		.from(accounts)
		.leftJoin(candidates, eq(candidates.accountId, accounts.id))
		.where(eq(accounts.id, accountId))
	const {
		firstName = null,
		middleName = null,
		lastName = null,
		email = '',
		mobileNumber = null,
	} = found ?? {}
	return { names: [firstName, middleName, lastName], email, mobileNumber }
}
