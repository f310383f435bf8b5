import { pageSize } from '@profile-search/contract/platform/basics'
import type { ContactStatus, ContactTopic } from '@profile-search/contract/site/contact'
import type { Db } from '@profile-search/db/client'
import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { fullNameIn } from '@profile-search/db/schema/accounts/full-name'
import { siteSettings } from '@profile-search/db/schema/platform/site'
import { contactAnswers, contactMessages } from '@profile-search/db/schema/site/contact'
import { and, asc, desc, eq, ne, sql } from 'drizzle-orm'
import { pageOfList } from '#platform/lists.ts'

export async function insertContactMessage(db: Db, values: typeof contactMessages.$inferInsert) {
	const [message] = await db
		.insert(contactMessages)
		.values(values)
		.returning({ id: contactMessages.id, number: contactMessages.number })
	if (!message) throw new Error('A message was not stored.')
	return message
}

export async function findContactMessage(db: Db, id: string) {
	const [message] = await db.select().from(contactMessages).where(eq(contactMessages.id, id))
	return message
}

/** The answers to a message, oldest first. */
export async function listAnswers(db: Db, messageId: string) {
	return db
		.select({
			id: contactAnswers.id,
			authorName: fullNameIn<string | null>(accounts),
			body: contactAnswers.body,
			createdAt: contactAnswers.createdAt,
		})
		.from(contactAnswers)
		.leftJoin(accounts, eq(accounts.id, contactAnswers.authorId))
		.where(eq(contactAnswers.messageId, messageId))
		.orderBy(asc(contactAnswers.createdAt), asc(contactAnswers.id))
}

type Query = { status: ContactStatus; topic?: ContactTopic | undefined; page: number }

/** The queue: waiting messages, longest first; the rest newest first. */
export async function listContactMessages(db: Db, { status, topic, page }: Query) {
	const condition = and(eq(contactMessages.status, status), topic && eq(contactMessages.topic, topic))
	const [items, total, counts] = await Promise.all([
		db
			.select({
				id: contactMessages.id,
				number: contactMessages.number,
				name: contactMessages.name,
				topic: contactMessages.topic,
				status: contactMessages.status,
				message: sql<string>`left(${contactMessages.message}, 200)`,
				createdAt: contactMessages.createdAt,
			})
			.from(contactMessages)
			.where(condition)
			.orderBy(status === 'open' ? asc(contactMessages.createdAt) : desc(contactMessages.createdAt))
			.limit(pageSize)
			.offset((page - 1) * pageSize),
		db.$count(contactMessages, condition),
		countContactMessages(db),
	])
	return { ...pageOfList(items, total, page), counts }
}

/** The number of messages in each state. */
export async function countContactMessages(db: Db) {
	const amount = (status: ContactStatus) =>
		sql<number>`count(*) filter (where ${contactMessages.status} = ${status})`.mapWith(Number)
	const [counts] = await db
		.select({ open: amount('open'), answered: amount('answered'), closed: amount('closed') })
		.from(contactMessages)
	return counts ?? { open: 0, answered: 0, closed: 0 }
}

/** Changes the state of a message; undefined when it does not exist. */
export async function updateContactStatus(db: Db, id: string, status: ContactStatus) {
	const [moved] = await db
		.update(contactMessages)
		.set({ status, closedAt: status === 'closed' ? sql`now()` : null })
		.where(eq(contactMessages.id, id))
		.returning({ status: contactMessages.status })
	return moved
}

export async function insertAnswer(db: Db, values: typeof contactAnswers.$inferInsert) {
	const [answer] = await db.insert(contactAnswers).values(values).returning({ id: contactAnswers.id })
	if (!answer) throw new Error('An answer was not stored.')
	return answer
}

/** The recipients of messages to the site: its contact address, or its administrators while there is none. */
export async function listRecipients(db: Db) {
	const [settings] = await db.select({ email: siteSettings.contactEmail }).from(siteSettings)
	if (settings?.email) return [settings.email]
	const administrators = await db
		.select({ email: accounts.email })
		.from(accounts)
		.where(and(eq(accounts.isAdministrator, true), ne(accounts.status, 'suspended')))
	return administrators.map(({ email }) => email)
}
