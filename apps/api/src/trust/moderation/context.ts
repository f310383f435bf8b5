import type { Db } from '@profile-search/db/client'
import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { fullNameIn } from '@profile-search/db/schema/accounts/full-name'
import { jobs } from '@profile-search/db/schema/hiring/jobs'
import { messages } from '@profile-search/db/schema/messaging/messages'
import { candidates } from '@profile-search/db/schema/profiles/candidates'
import { guests } from '@profile-search/db/schema/profiles/guests'
import { organisations } from '@profile-search/db/schema/profiles/organisations'
import { sections } from '@profile-search/db/schema/profiles/sections'
import { and, asc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Subject } from './subjects.ts'

/** The number of messages before and after a reported one that a moderator needs to understand it. */
const around = 5

type Shown = { page: string | null; texts: (string | null)[] }

/** The subject of a case, with what a decision needs. */
export async function findContext(db: Db, subject: Subject) {
	if (subject.subjectKind === 'message')
		return { page: null, texts: [], thread: await listAround(db, subject.subjectId) }
	const { page, texts } = (await findShown(db, subject)) ?? { page: null, texts: [] }
	return { page, texts: texts.flatMap((text) => text || []), thread: [] }
}

async function findShown(db: Db, { subjectKind, subjectId }: Subject): Promise<Shown | undefined> {
	if (subjectKind === 'job') {
		const [job] = await db.select().from(jobs).where(eq(jobs.id, subjectId))
		return job && { page: `jobs/${subjectId}`, texts: [job.description, job.applyTo] }
	}
	if (subjectKind === 'organisation') {
		const [found] = await db.select().from(organisations).where(eq(organisations.id, subjectId))
		return found && { page: `employer-details/${subjectId}`, texts: [found.about, found.website] }
	}
	const [person] = await db
		.select({
			isCandidate: sql<boolean>`${candidates.accountId} is not null`,
			texts: sql<
				(string | null)[]
			>`array[coalesce(${candidates.headline}, ${guests.headline}), ${candidates.summary}]
				|| array(select ${sections.about} from ${sections} where ${sections.accountId} = ${accounts.id})`,
		})
		.from(accounts)
		.leftJoin(candidates, eq(candidates.accountId, accounts.id))
		.leftJoin(guests, eq(guests.accountId, accounts.id))
		.where(eq(accounts.id, subjectId))
	return person && { page: person.isCandidate ? `employee-details/${subjectId}` : null, texts: person.texts }
}

/** A reported message among its neighbours. */
async function listAround(db: Db, messageId: string) {
	const reported = alias(messages, 'reported')
	return db
		.select({
			id: messages.id,
			authorName: fullNameIn<string | null>(accounts),
			text: messages.text,
			sentAt: messages.sentAt,
			isReported: sql<boolean>`${messages.id} = ${reported.id}`,
		})
		.from(reported)
		.innerJoin(
			messages,
			and(
				eq(messages.threadId, reported.threadId),
				sql`${messages.number} between ${reported.number} - ${around}::int and ${reported.number} + ${around}::int`,
			),
		)
		.leftJoin(accounts, eq(accounts.id, messages.authorId))
		.where(eq(reported.id, messageId))
		.orderBy(asc(messages.number))
}
