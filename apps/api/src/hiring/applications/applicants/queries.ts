import type { Db } from '@profile-search/db/client'
import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { fullNameIn } from '@profile-search/db/schema/accounts/full-name'
import {
	applicationAnswers,
	applicationNotes,
	applicationRatings,
	applications,
} from '@profile-search/db/schema/hiring/applications'
import { jobs } from '@profile-search/db/schema/hiring/jobs'
import { candidates } from '@profile-search/db/schema/profiles/candidates'
import { organisations } from '@profile-search/db/schema/profiles/organisations'
import { attachments } from '@profile-search/db/schema/trust/attachments'
import { and, asc, count, eq, ne, sql, type SQL } from 'drizzle-orm'
import { isVisibleTo, type ProfileViewer } from '#visibility/visible-people.ts'
import { isNameless } from '../nameless.ts'
import { applicationJob, applicationOrganisation, stageSince } from '../queries.ts'

/** A team member who views applicants. */
export type Reader = ProfileViewer & { accountId: string; organisationId: string }

const ofThis = (table: string) => sql.raw(`(${table}.application_id = applications.id)`)

/** The applicants for a job of the reader's organisation, except suspended people. */
export function rowsOf(db: Db, reader: Reader, jobId: string, condition?: SQL) {
	return db
		.select({
			id: applications.id,
			status: applications.status,
			candidateId: applications.candidateId,
			isNameless,
			isVisible: sql<boolean>`(${accounts.status} = 'approved' and ${isVisibleTo(reader)})`,
			firstName: accounts.firstName,
			middleName: accounts.middleName,
			lastName: accounts.lastName,
			email: accounts.email,
			mobileNumber: candidates.mobileNumber,
			whatsappNumber: candidates.whatsappNumber,
			linkedinUrl: candidates.linkedinUrl,
			sharesContact: applications.sharesContact,
			image: candidates.image,
			headline: sql<string | null>`${applications.resume} ->> 'headline'`,
			profession: sql<string | null>`${applications.resume} ->> 'profession'`,
			place: sql<string | null>`${applications.resume} ->> 'place'`,
			experienceMonths: sql<number | null>`(${applications.resume} -> 'experienceMonths')::int`,
			matchTotal: sql<number | null>`${applications.matchTotal} / 10.0`.mapWith(Number),
			stars: sql<
				number | null
			>`(select round(avg(stars), 1)::float from ${applicationRatings} given where ${ofThis('given')})`,
			ratings: sql<number>`(select count(*)::int from ${applicationRatings} given where ${ofThis('given')})`,
			myStars: sql<number | null>`(select stars from ${applicationRatings} given
				where ${ofThis('given')} and given.account_id = ${reader.accountId})`,
			knockOuts: sql<number>`(select count(*)::int from ${applicationAnswers} answer
				where ${ofThis('answer')} and answer.is_knocked_out)`,
			notes: sql<number>`(select count(*)::int from ${applicationNotes} note where ${ofThis('note')})`,
			hasFile: sql<boolean>`exists (select from ${attachments} file where ${ofThis('file')})`,
			source: applications.source,
			stageSince,
			daysInStage: sql<number>`floor(extract(epoch from now() - (${stageSince})) / 86400)::int`,
			submittedAt: applications.submittedAt,
			viewedAt: applications.viewedAt,
			shortlistedAt: applications.shortlistedAt,
			interviewAt: applications.interviewAt,
			offeredAt: applications.offeredAt,
			hiredAt: applications.hiredAt,
			declinedAt: applications.declinedAt,
			rejectedAt: applications.rejectedAt,
			withdrawnAt: applications.withdrawnAt,
		})
		.from(applications)
		.innerJoin(jobs, eq(jobs.id, applications.jobId))
		.innerJoin(accounts, and(eq(accounts.id, applications.candidateId), ne(accounts.status, 'suspended')))
		.innerJoin(candidates, eq(candidates.accountId, applications.candidateId))
		.where(and(eq(applications.jobId, jobId), eq(jobs.organisationId, reader.organisationId), condition))
		.$dynamic()
}

export type Row = Awaited<ReturnType<typeof rowsOf>>[number]

/** A job of this organisation, as the list of its applicants shows it. */
export async function findJobOf(db: Db, organisationId: string, jobId: string) {
	const [job] = await db
		.select({ ...applicationJob, openings: jobs.openings, organisation: applicationOrganisation })
		.from(jobs)
		.innerJoin(organisations, eq(organisations.id, jobs.organisationId))
		.where(and(eq(jobs.id, jobId), eq(jobs.organisationId, organisationId)))
	return job
}

export async function countByStage(db: Db, jobId: string) {
	return db
		.select({ status: applications.status, total: count() })
		.from(applications)
		.innerJoin(accounts, and(eq(accounts.id, applications.candidateId), ne(accounts.status, 'suspended')))
		.where(eq(applications.jobId, jobId))
		.groupBy(applications.status)
}

/** The text of each application, for a search, with all names of what it names. */
export async function listSaid(db: Db, jobId: string) {
	const rows = await db
		.select({
			id: applications.id,
			text: sql<string>`concat_ws(' ', ${applications.motivation}, ${applications.resume} ->> 'summary',
				jsonb_path_query_array(${applications.resume}, '$.skills[*].name')::text,
				(select string_agg(array_to_string(aliases, ' '), ' ') from skills where lower(name) in (
					select lower(named #>> '{}') from jsonb_path_query(${applications.resume}, '$.skills[*].name') named)),
				(select string_agg(array_to_string(aliases, ' '), ' ') from professions
					where name = ${applications.resume} ->> 'profession'),
				(select string_agg(array_to_string(aliases, ' '), ' ') from places
					where name = ${applications.resume} ->> 'place'),
				jsonb_path_query_array(${applications.resume}, '$.workEntries[*].title')::text,
				jsonb_path_query_array(${applications.resume}, '$.workEntries[*].organisationName')::text,
				jsonb_path_query_array(${applications.resume}, '$.educationEntries[*].degree')::text,
				(select string_agg(answer.answer, ' ') from ${applicationAnswers} answer where ${ofThis('answer')}))`,
		})
		.from(applications)
		.where(eq(applications.jobId, jobId))
	return new Map(rows.map(({ id, text }) => [id, text]))
}

/** The content that only the page of one applicant shows. */
export async function findContent(db: Db, id: string) {
	const [content] = await db
		.select({
			motivation: applications.motivation,
			resume: applications.resume,
			matchRecord: applications.matchRecord,
			rejectReason: applications.rejectReason,
			endMessage: applications.endMessage,
		})
		.from(applications)
		.where(eq(applications.id, id))
	return content
}

export async function listNotes(db: Db, id: string, reader: Reader) {
	return db
		.select({
			id: applicationNotes.id,
			text: applicationNotes.text,
			author: fullNameIn<string | null>(accounts),
			isMine: sql<boolean>`${applicationNotes.authorId} is not distinct from ${reader.accountId}`,
			createdAt: applicationNotes.createdAt,
		})
		.from(applicationNotes)
		.leftJoin(accounts, eq(accounts.id, applicationNotes.authorId))
		.where(eq(applicationNotes.applicationId, id))
		.orderBy(asc(applicationNotes.createdAt), asc(applicationNotes.id))
}

export async function listRatings(db: Db, id: string, reader: Reader) {
	return db
		.select({
			name: fullNameIn(accounts),
			stars: applicationRatings.stars,
			isMine: sql<boolean>`${applicationRatings.accountId} = ${reader.accountId}`,
		})
		.from(applicationRatings)
		.innerJoin(accounts, eq(accounts.id, applicationRatings.accountId))
		.where(eq(applicationRatings.applicationId, id))
		.orderBy(asc(accounts.firstName), asc(accounts.id))
}

export async function insertNote(db: Db, note: typeof applicationNotes.$inferInsert) {
	const [inserted] = await db.insert(applicationNotes).values(note).returning({ id: applicationNotes.id })
	return inserted
}

/** False when the note is not by this author on this application. */
export async function deleteNote(db: Db, authorId: string, applicationId: string, id: string) {
	const deleted = await db
		.delete(applicationNotes)
		.where(
			and(
				eq(applicationNotes.id, id),
				eq(applicationNotes.applicationId, applicationId),
				eq(applicationNotes.authorId, authorId),
			),
		)
		.returning({ id: applicationNotes.id })
	return deleted.length > 0
}

/** Null removes the stars. */
export async function saveStars(db: Db, accountId: string, applicationId: string, stars: number | null) {
	if (stars === null) {
		await db
			.delete(applicationRatings)
			.where(
				and(eq(applicationRatings.applicationId, applicationId), eq(applicationRatings.accountId, accountId)),
			)
		return
	}
	await db
		.insert(applicationRatings)
		.values({ applicationId, accountId, stars })
		.onConflictDoUpdate({
			target: [applicationRatings.applicationId, applicationRatings.accountId],
			set: { stars },
		})
}

/** The names of team members by account, for the state transitions they made. */
export async function listActorNames(db: Db, ids: string[]) {
	if (ids.length === 0) return new Map<string, string>()
	const rows = await db
		.select({ id: accounts.id, name: fullNameIn(accounts) })
		.from(accounts)
		.where(sql`${accounts.id} = any(${sql.param(ids)}::uuid[])`)
	return new Map(rows.map(({ id, name }) => [id, name]))
}
