import { reopenMinutes } from '@profile-search/contract/hiring/job-transitions'
import type { JobStatus } from '@profile-search/contract/hiring/jobs'
import type { Db } from '@profile-search/db/client'
import { jsonRows } from '@profile-search/db/json-rows'
import { applications } from '@profile-search/db/schema/hiring/applications'
import {
	jobLanguages,
	jobPlaces,
	jobQuestions,
	jobRevisions,
	jobs,
	jobSkills,
} from '@profile-search/db/schema/hiring/jobs'
import { organisations } from '@profile-search/db/schema/profiles/organisations'
import { subBranches } from '@profile-search/db/schema/profiles/sub-branches'
import { languages, places, professions, skills } from '@profile-search/db/schema/search/reference'
import { statement } from '@profile-search/db/statement'
import { sentenceOf } from '@profile-search/text/sentence'
import { and, asc, desc, eq, getTableColumns, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm'
import { containing, keyset, pageWithNext, rowsOfPage, type PageAsked } from '#platform/lists.ts'
import { today } from '#platform/settings/clock.ts'
import { isOpen, ofApprovedOrganisation } from '#visibility/open-job.ts'

/** A job that was public, and is closed or past its last day. */
const isGone = and(
	isNotNull(jobs.publishedAt),
	isNull(jobs.frozenAt),
	or(eq(jobs.status, 'closed'), and(eq(jobs.status, 'open'), sql`${jobs.closesOn} < ${today}`)),
	ofApprovedOrganisation('jobs'),
)

const card = {
	id: jobs.id,
	title: jobs.title,
	organisation: { id: organisations.id, name: organisations.name, logo: organisations.logo },
	subBranch: { id: subBranches.id, name: subBranches.name },
	profession: sql<string>`coalesce(${professions.name}, '')`,
	// `jobs.id` is written out: a select from one table leaves out its name, and `id` alone would be that of the place.
	places: sql<
		string[]
	>`array(select place.name from ${jobPlaces} spot join ${places} place on place.id = spot.place_id
		where spot.job_id = jobs.id order by place.weight desc)`,
	workMode: jobs.workMode,
	employmentType: jobs.employmentType,
	payMin: jobs.payMin,
	payMax: jobs.payMax,
	payPeriod: jobs.payPeriod,
	status: jobs.status,
	closesOn: jobs.closesOn,
	publishedAt: jobs.publishedAt,
	applicants: sql<number>`(select count(*) from ${applications} applied
		where applied.job_id = ${jobs.id} and applied.status <> 'withdrawn')`.mapWith(Number),
}

const isJustClosed = and(
	eq(jobs.status, 'closed'),
	isNull(jobs.frozenAt),
	sql`${jobs.closedAt} > now() - make_interval(mins => ${reopenMinutes})`,
	sql`${jobs.closesOn} >= ${today}`,
	// A merged duplicate is reopened by undoing the merge.
	sql`not exists (select from merges where duplicate_id = ${jobs.id} and undone_at is null)`,
)

/** What only its own organisation sees of a job. */
const own = {
	version: jobs.version,
	publishAt: jobs.publishAt,
	reviewMessage: jobs.reviewMessage,
	changeWaits: sql<boolean>`exists (select from ${jobRevisions} revision where revision.job_id = ${jobs.id})`,
	canReopen: sql<boolean>`coalesce(${isJustClosed}, false)`,
	isFrozen: sql<boolean>`${jobs.frozenAt} is not null`,
	changedAt: jobs.updatedAt,
	isOutcomeAsked: sql<boolean>`${jobs.outcomeAskedAt} is not null and ${jobs.outcome} is null`,
	outcome: jobs.outcome,
}

/** Cards of jobs under a condition on the tables of jobs, organisations, professions and branches. */
export function jobCards<More extends Record<string, SQL>>(
	db: Db,
	condition: SQL | undefined,
	more: More = {} as More,
) {
	return db
		.select({ ...card, ...more })
		.from(jobs)
		.innerJoin(organisations, eq(organisations.id, jobs.organisationId))
		.leftJoin(professions, eq(professions.id, jobs.professionId))
		.leftJoin(subBranches, eq(subBranches.id, jobs.subBranchId))
		.where(condition)
		.$dynamic()
}

const newestFirst = keyset('desc', jobs.publishedAt, jobs.id)

/** The open jobs of an organisation, or of one of its sub-branches, newest first. */
export async function listOpenJobsOf(
	db: Db,
	organisationId: string,
	{ subBranchId, ...asked }: { subBranchId?: string | undefined } & PageAsked,
) {
	const condition = and(
		isOpen,
		eq(jobs.organisationId, organisationId),
		subBranchId ? eq(jobs.subBranchId, subBranchId) : undefined,
	)
	const { limit, offset } = rowsOfPage(asked)
	const rows = await jobCards(db, and(condition, newestFirst.after(asked.after)), {
		position: newestFirst.position,
	})
		.orderBy(...newestFirst.orderBy)
		.limit(limit)
		.offset(offset)
	return pageWithNext(rows, await db.$count(jobs, condition), asked.page)
}

const openFirst = keyset(
	'desc',
	{ value: sql`(${jobs.status} = 'open')`, type: 'boolean' },
	jobs.createdAt,
	jobs.id,
)

/** The jobs of an organisation, open ones first, with the number in each state. */
export async function listJobsOf(
	db: Db,
	organisationId: string,
	{ status, query, ...asked }: { status?: JobStatus | undefined; query: string } & PageAsked,
) {
	const isTheirs = eq(jobs.organisationId, organisationId)
	const isMeant = and(isTheirs, query ? sql`lower(${jobs.title}) like ${containing(query)}` : undefined)
	const isShown = and(isMeant, status ? eq(jobs.status, status) : undefined)
	const { limit, offset } = rowsOfPage(asked)
	const rows = await db
		.select({
			...card,
			...own,
			position: openFirst.position,
			applications:
				sql<number>`(select count(*) from ${applications} one where one.job_id = ${jobs.id})`.mapWith(Number),
		})
		.from(jobs)
		.innerJoin(organisations, eq(organisations.id, jobs.organisationId))
		.leftJoin(professions, eq(professions.id, jobs.professionId))
		.leftJoin(subBranches, eq(subBranches.id, jobs.subBranchId))
		.where(and(isShown, openFirst.after(asked.after)))
		.orderBy(...openFirst.orderBy)
		.limit(limit)
		.offset(offset)
	const counted = await db
		.select({ status: jobs.status, amount: sql<number>`count(*)`.mapWith(Number) })
		.from(jobs)
		.where(isMeant)
		.groupBy(jobs.status)
	const counts = Object.fromEntries(counted.map((row) => [row.status, row.amount]))
	const total = counted
		.filter((row) => status === undefined || row.status === status)
		.reduce((sum, { amount }) => sum + amount, 0)
	return { ...pageWithNext(rows, total, asked.page), counts }
}

/** The open jobs of an organisation by title and place, latest first, at most 500. */
export const openTitlesOf = statement((db) =>
	db
		.select({ id: card.id, title: card.title, places: card.places })
		.from(jobs)
		.where(and(eq(jobs.organisationId, sql.placeholder('organisationId')), sql`${jobs.status} = 'open'`))
		.orderBy(desc(jobs.createdAt), desc(jobs.id))
		.limit(500)
		.prepare('open_titles_of'),
)

/** Cards of those of these jobs that are still open, in no particular order. */
export async function listOpenJobCards(db: Db, ids: string[]) {
	return ids.length ? openJobCards(db).execute({ ids }) : []
}

const openJobCards = statement((db) =>
	jobCards(db, and(isOpen, sql`${jobs.id} = any(${sql.placeholder('ids')}::uuid[])`)).prepare(
		'open_job_cards',
	),
)

/** The most recently published open jobs. */
export async function listNewestJobCards(db: Db, most: number) {
	return newestJobCards(db).execute({ most })
}

const newestJobCards = statement((db) =>
	jobCards(db, isOpen)
		.orderBy(sql`${jobs.publishedAt} desc nulls last`, asc(jobs.id))
		.limit(sql.placeholder('most'))
		.prepare('newest_job_cards'),
)

/** A job that is open, or belongs to this organisation. */
export async function findJob(db: Db, id: string, organisationId: string | null) {
	const [job] = await jobOf(db).execute({ id, organisationId })
	if (!job) return undefined
	const { wanted, ...shown } = job
	return {
		...shown,
		own: job.isMine ? { ...job.own, closeComment: sentenceOf(job.own.closeComment ?? '') || null } : null,
		mustHaveSkills: wanted.filter((skill) => skill.isMustHave).map((skill) => skill.name),
		niceToHaveSkills: wanted.filter((skill) => !skill.isMustHave).map((skill) => skill.name),
	}
}

const isTheirs = sql`${jobs.organisationId} = ${sql.placeholder('organisationId')}::uuid`

const jobOf = statement((db) =>
	db
		.select({
			...card,
			organisationId: jobs.organisationId,
			description: jobs.description,
			professionId: jobs.professionId,
			experienceMinMonths: jobs.experienceMinMonths,
			experienceMaxMonths: jobs.experienceMaxMonths,
			education: jobs.education,
			startInDays: jobs.startInDays,
			openings: jobs.openings,
			applyRoute: jobs.applyRoute,
			applyTo: jobs.applyTo,
			isBlind: jobs.isBlind,
			placeIds: sql<
				number[]
			>`array(select spot.place_id from ${jobPlaces} spot join ${places} place on place.id = spot.place_id
				where spot.job_id = ${jobs.id} order by place.weight desc)`,
			own: {
				...own,
				closeReason: jobs.closeReason,
				closeComment: jobs.closedReason,
				closedAt: jobs.closedAt,
				relistedFrom: jobs.relistedFrom,
			},
			isMine: sql<boolean>`coalesce(${isTheirs}, false)`,
			wanted: jsonRows(
				{ name: skills.name, isMustHave: jobSkills.isMustHave },
				sql`from ${jobSkills} join ${skills} on ${skills.id} = ${jobSkills.skillId}
					where ${jobSkills.jobId} = ${jobs.id} order by ${skills.name}`,
			),
			languages: jsonRows(
				{ code: languages.code, name: languages.name, level: jobLanguages.level },
				sql`from ${jobLanguages} join ${languages} on ${languages.code} = ${jobLanguages.code}
					where ${jobLanguages.jobId} = ${jobs.id} order by ${languages.name}`,
			),
			questions: jsonRows(
				getTableColumns(jobQuestions),
				sql`from ${jobQuestions} where ${jobQuestions.jobId} = ${jobs.id} order by ${jobQuestions.position}`,
			),
		})
		.from(jobs)
		.innerJoin(organisations, eq(organisations.id, jobs.organisationId))
		.leftJoin(professions, eq(professions.id, jobs.professionId))
		.leftJoin(subBranches, eq(subBranches.id, jobs.subBranchId))
		.where(and(eq(jobs.id, sql.placeholder('id')), or(isOpen, isTheirs)))
		.prepare('job'),
)

/** The title and organisation of a job that is open, or was public and is closed now. */
export async function findPublicPast(db: Db, id: string) {
	const [job] = await db
		.select({
			title: jobs.title,
			organisation: { id: organisations.id, name: organisations.name },
			isClosed: sql<boolean>`coalesce(${isGone}, false)`,
		})
		.from(jobs)
		.innerJoin(organisations, eq(organisations.id, jobs.organisationId))
		.where(and(eq(jobs.id, id), or(isOpen, isGone)))
	return job
}

export async function listSkillsOf(db: Db, jobId: string) {
	return db
		.select({ name: skills.name, isMustHave: jobSkills.isMustHave })
		.from(jobSkills)
		.innerJoin(skills, eq(skills.id, jobSkills.skillId))
		.where(eq(jobSkills.jobId, jobId))
		.orderBy(asc(skills.name))
}

export async function listLanguagesOf(db: Db, jobId: string) {
	return db
		.select({ code: languages.code, name: languages.name, level: jobLanguages.level })
		.from(jobLanguages)
		.innerJoin(languages, eq(languages.code, jobLanguages.code))
		.where(eq(jobLanguages.jobId, jobId))
		.orderBy(asc(languages.name))
}

export async function listQuestionsOf(db: Db, jobId: string) {
	return db
		.select()
		.from(jobQuestions)
		.where(eq(jobQuestions.jobId, jobId))
		.orderBy(asc(jobQuestions.position))
}
