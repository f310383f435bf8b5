import { mostShortlistTagsOffered } from '@profile-search/contract/matching/shortlist-notes'
import type { Db } from '@profile-search/db/client'
import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { fullNameIn } from '@profile-search/db/schema/accounts/full-name'
import { jobs } from '@profile-search/db/schema/hiring/jobs'
import { shortlistNotes } from '@profile-search/db/schema/matching/shortlist-notes'
import { candidates } from '@profile-search/db/schema/profiles/candidates'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { isVisibleTo, type ProfileViewer } from '#visibility/visible-people.ts'

/** A member of a team who reads and writes notes. */
export type Reader = ProfileViewer & { accountId: string; organisationId: string }

const editors = alias(accounts, 'editors')

const isNoted = sql`(${shortlistNotes.text} is not null or cardinality(${shortlistNotes.tags}) > 0)`

/** The notes on these people for a job of the reader's organisation, as far as the reader sees the people. */
export async function listNotes(db: Db, reader: Reader, jobId: string, candidateIds: string[]) {
	return db
		.select({
			candidateId: shortlistNotes.candidateId,
			text: shortlistNotes.text,
			tags: shortlistNotes.tags,
			version: shortlistNotes.version,
			editor: fullNameIn<string | null>(editors),
			isMine: sql<boolean>`(${shortlistNotes.editorId} is not distinct from ${reader.accountId}::uuid)`,
			editedAt: shortlistNotes.editedAt,
		})
		.from(shortlistNotes)
		.innerJoin(jobs, and(eq(jobs.id, shortlistNotes.jobId), eq(jobs.organisationId, reader.organisationId)))
		.innerJoin(accounts, and(eq(accounts.id, shortlistNotes.candidateId), eq(accounts.status, 'approved')))
		.innerJoin(candidates, and(eq(candidates.accountId, shortlistNotes.candidateId), isVisibleTo(reader)))
		.leftJoin(editors, eq(editors.id, shortlistNotes.editorId))
		.where(and(eq(shortlistNotes.jobId, jobId), inArray(shortlistNotes.candidateId, candidateIds)))
}

/** Whether the reader sees this person. */
export async function isShown(db: Db, reader: Reader, candidateId: string) {
	const found = await db
		.select({ id: accounts.id })
		.from(candidates)
		.innerJoin(accounts, and(eq(accounts.id, candidates.accountId), eq(accounts.status, 'approved')))
		.where(and(eq(candidates.accountId, candidateId), isVisibleTo(reader)))
	return found.length > 0
}

type Written = { jobId: string; candidateId: string; editorId: string; text: string | null; tags: string[] }

/** Writes a note over the version that its writer has seen. False when somebody has changed it since. */
export async function upsertNote(db: Db, seen: number, note: Written) {
	const { text, tags, editorId } = note
	const written = await db
		.insert(shortlistNotes)
		.values(note)
		.onConflictDoUpdate({
			target: [shortlistNotes.jobId, shortlistNotes.candidateId],
			set: { text, tags, editorId, version: sql`${shortlistNotes.version} + 1`, editedAt: sql`now()` },
			setWhere: eq(shortlistNotes.version, seen),
		})
		.returning({ version: shortlistNotes.version })
	return written.length > 0
}

/** The tags of an organisation, the most frequent first. */
export async function listTags(db: Db, organisationId: string, jobId: string) {
	const { rows } = await db.execute<{ name: string; isOfJob: boolean }>(sql`
		select tag as name, bool_or(job_id = ${jobId}) as "isOfJob"
		from ${shortlistNotes} join ${jobs} on ${jobs.id} = job_id, unnest(tags) tag
		where ${jobs.organisationId} = ${organisationId}
		group by tag order by count(*) desc, tag limit ${mostShortlistTagsOffered}`)
	return rows
}

/** The people with a note or a tag for a job, or with this tag. */
export async function listNotedIds(db: Db, jobId: string, tag: string) {
	const rows = await db
		.select({ id: shortlistNotes.candidateId })
		.from(shortlistNotes)
		.where(
			and(
				eq(shortlistNotes.jobId, jobId),
				isNoted,
				tag ? sql`${tag} = any(${shortlistNotes.tags})` : undefined,
			),
		)
	return rows.map(({ id }) => id)
}
