import { pageSize } from '@profile-search/contract/basics'
import type { Db } from '@profile-search/db/client'
import { accounts } from '@profile-search/db/schema/accounts'
import { jobLanguages, jobPlaces, jobs, jobSkills } from '@profile-search/db/schema/jobs'
import { organisationMembers, organisations } from '@profile-search/db/schema/organisations'
import { languages, places, professions, skills } from '@profile-search/db/schema/reference'
import { subBranches } from '@profile-search/db/schema/sub-branches'
import { and, asc, desc, eq, inArray, or, sql, type SQL } from 'drizzle-orm'
import { pageOfList } from '../lists.ts'

/** Open to everyone: published, not past its last day, and of an approved organisation. */
export const isOpen = and(
	eq(jobs.status, 'open'),
	sql`${jobs.closesOn} >= current_date`,
	sql`exists (select from ${organisationMembers} member join ${accounts} owner on owner.id = member.account_id
		where member.organisation_id = jobs.organisation_id and member.role = 'owner' and owner.status = 'approved')`,
)

const card = {
	id: jobs.id,
	title: jobs.title,
	organisation: { id: organisations.id, name: organisations.name, logo: organisations.logo },
	subBranch: { id: subBranches.id, name: subBranches.name },
	profession: professions.name,
	places: sql<
		string[]
	>`array(select place.name from ${jobPlaces} spot join ${places} place on place.id = spot.place_id
		where spot.job_id = ${jobs.id} order by place.weight desc)`,
	workMode: jobs.workMode,
	employmentType: jobs.employmentType,
	payMin: jobs.payMin,
	payMax: jobs.payMax,
	payPeriod: jobs.payPeriod,
	status: jobs.status,
	closesOn: jobs.closesOn,
	publishedAt: jobs.publishedAt,
}

function jobCards(db: Db, condition: SQL | undefined) {
	return db
		.select(card)
		.from(jobs)
		.innerJoin(organisations, eq(organisations.id, jobs.organisationId))
		.innerJoin(professions, eq(professions.id, jobs.professionId))
		.leftJoin(subBranches, eq(subBranches.id, jobs.subBranchId))
		.where(condition)
		.$dynamic()
}

/** The open jobs of an organisation, or of one of its sub-branches, newest first. */
export async function listOpenJobsOf(
	db: Db,
	organisationId: string,
	{ subBranchId, page }: { subBranchId?: string | undefined; page: number },
) {
	const condition = and(
		isOpen,
		eq(jobs.organisationId, organisationId),
		subBranchId ? eq(jobs.subBranchId, subBranchId) : undefined,
	)
	const items = await jobCards(db, condition)
		.orderBy(desc(jobs.publishedAt), desc(jobs.id))
		.limit(pageSize)
		.offset((page - 1) * pageSize)
	return pageOfList(items, await db.$count(jobs, condition), page)
}

export async function listJobsOf(db: Db, organisationId: string, page: number) {
	const isTheirs = eq(jobs.organisationId, organisationId)
	const items = await jobCards(db, isTheirs)
		.orderBy(sql`${jobs.status} = 'open' desc`, desc(jobs.createdAt))
		.limit(pageSize)
		.offset((page - 1) * pageSize)
	const total = await db.$count(jobs, isTheirs)
	return pageOfList(items, total, page)
}

/** Cards of these jobs as far as they are still open, in no order. */
export async function listOpenJobCards(db: Db, ids: string[]) {
	return ids.length ? jobCards(db, and(isOpen, inArray(jobs.id, ids))) : []
}

/** A job that is open, or belongs to this organisation. */
export async function findJob(db: Db, id: string, organisationId: string | null) {
	const isTheirs = organisationId ? eq(jobs.organisationId, organisationId) : undefined
	const [job] = await db
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
			placeIds: sql<number[]>`array(select place_id from ${jobPlaces} spot where spot.job_id = ${jobs.id})`,
		})
		.from(jobs)
		.innerJoin(organisations, eq(organisations.id, jobs.organisationId))
		.innerJoin(professions, eq(professions.id, jobs.professionId))
		.leftJoin(subBranches, eq(subBranches.id, jobs.subBranchId))
		.where(and(eq(jobs.id, id), or(isOpen, isTheirs)))
	if (!job) return undefined

	const [wanted, spoken] = await Promise.all([listSkillsOf(db, id), listLanguagesOf(db, id)])
	return {
		...job,
		isMine: job.organisationId === organisationId,
		mustHaveSkills: wanted.filter((skill) => skill.isMustHave).map((skill) => skill.name),
		niceToHaveSkills: wanted.filter((skill) => !skill.isMustHave).map((skill) => skill.name),
		languages: spoken,
	}
}

async function listSkillsOf(db: Db, jobId: string) {
	return db
		.select({ name: skills.name, isMustHave: jobSkills.isMustHave })
		.from(jobSkills)
		.innerJoin(skills, eq(skills.id, jobSkills.skillId))
		.where(eq(jobSkills.jobId, jobId))
		.orderBy(asc(skills.name))
}

async function listLanguagesOf(db: Db, jobId: string) {
	return db
		.select({ code: languages.code, name: languages.name, level: jobLanguages.level })
		.from(jobLanguages)
		.innerJoin(languages, eq(languages.code, jobLanguages.code))
		.where(eq(jobLanguages.jobId, jobId))
		.orderBy(asc(languages.name))
}

export async function insertJob(db: Db, job: typeof jobs.$inferInsert) {
	const [inserted] = await db.insert(jobs).values(job).returning({ id: jobs.id })
	return inserted
}

/** Undefined when the job is not of this organisation, or closed. */
export async function updateJob(
	db: Db,
	organisationId: string,
	id: string,
	values: Partial<typeof jobs.$inferInsert>,
) {
	const [updated] = await db
		.update(jobs)
		.set({ ...values, updatedAt: sql`now()` })
		.where(and(eq(jobs.id, id), eq(jobs.organisationId, organisationId), sql`${jobs.status} <> 'closed'`))
		.returning({ id: jobs.id })
	return updated
}

/** The first publication counts; a later one does not make a job new again. */
export async function publishJob(db: Db, id: string) {
	await db
		.update(jobs)
		.set({ status: 'open', publishedAt: sql`coalesce(${jobs.publishedAt}, now())` })
		.where(eq(jobs.id, id))
}

/** Puts these in place of the places, skills and languages that a job asked for. */
export async function replaceRequirements(
	db: Db,
	jobId: string,
	wanted: {
		placeIds: number[]
		skills: { skillId: number; isMustHave: boolean }[]
		languages: { code: string; level: number | null }[]
	},
) {
	await db.delete(jobPlaces).where(eq(jobPlaces.jobId, jobId))
	await db.delete(jobSkills).where(eq(jobSkills.jobId, jobId))
	await db.delete(jobLanguages).where(eq(jobLanguages.jobId, jobId))
	const places = wanted.placeIds.map((placeId) => ({ jobId, placeId }))
	const skillRows = wanted.skills.map((skill) => ({ ...skill, jobId }))
	const languageRows = wanted.languages.map((language) => ({ ...language, jobId }))
	if (places.length) await db.insert(jobPlaces).values(places).onConflictDoNothing()
	if (skillRows.length) await db.insert(jobSkills).values(skillRows).onConflictDoNothing()
	if (languageRows.length) await db.insert(jobLanguages).values(languageRows).onConflictDoNothing()
}

/** Closes jobs whose last day is over. */
export async function closeOverdueJobs(db: Db) {
	await db
		.update(jobs)
		.set({ status: 'closed', closedReason: 'The closing date has passed.', updatedAt: sql`now()` })
		.where(and(eq(jobs.status, 'open'), sql`${jobs.closesOn} < current_date`))
}
