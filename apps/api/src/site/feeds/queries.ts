import type { Db } from '@profile-search/db/client'
import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { jobPlaces, jobs, jobSkills } from '@profile-search/db/schema/hiring/jobs'
import { candidates } from '@profile-search/db/schema/profiles/candidates'
import { organisationMembers, organisations } from '@profile-search/db/schema/profiles/organisations'
import { places, professions, skills } from '@profile-search/db/schema/search/reference'
import { and, asc, eq, gt, gte, inArray, sql, type SQL } from 'drizzle-orm'
import { isOpen } from '#visibility/open-job.ts'
import { isVisibleTo, type ProfileViewer } from '#visibility/visible-people.ts'

type Spot = { id: number; name: string; state: string; country: string }

function skillNames(isMustHave: boolean) {
	return sql<
		string[]
	>`array(select skill.name from ${jobSkills} wanted join ${skills} skill on skill.id = wanted.skill_id
		where wanted.job_id = ${jobs.id} and wanted.is_must_have = ${isMustHave} order by skill.name)`
}

function feedJobs(db: Db, condition: SQL | undefined) {
	return db
		.select({
			id: jobs.id,
			title: jobs.title,
			description: jobs.description,
			organisation: organisations.name,
			profession: professions.name,
			places: sql<Spot[]>`coalesce((
				select jsonb_agg(jsonb_build_object('id', place.id, 'name', place.name, 'state', place.state,
					'country', place.country) order by place.weight desc)
				from ${jobPlaces} spot join ${places} place on place.id = spot.place_id where spot.job_id = ${jobs.id}), '[]')`,
			mustHaveSkills: skillNames(true),
			niceToHaveSkills: skillNames(false),
			employmentType: jobs.employmentType,
			workMode: jobs.workMode,
			payMin: jobs.payMin,
			payMax: jobs.payMax,
			payPeriod: jobs.payPeriod,
			publishedAt: sql<Date>`coalesce(${jobs.publishedAt}, ${jobs.createdAt})`.mapWith(jobs.createdAt),
			updatedAt: jobs.updatedAt,
			closesOn: jobs.closesOn,
		})
		.from(jobs)
		.innerJoin(organisations, eq(organisations.id, jobs.organisationId))
		.leftJoin(professions, eq(professions.id, jobs.professionId))
		.where(and(isOpen, condition))
		.$dynamic()
}

/** An open job with the fields of a feed. */
export type FeedJob = Awaited<ReturnType<typeof listFeedJobs>>[number]

/** The ones of these jobs that are still open, in no order. */
export async function listFeedJobs(db: Db, ids: string[]) {
	return ids.length ? feedJobs(db, inArray(jobs.id, ids)) : []
}

/** The number of open jobs in each batch of a whole feed. */
const batch = 1000

/** Every open job, in batches: memory holds one, and no connection is held while a slow reader reads. */
export async function* everyOpenJob(db: Db) {
	let last: string | undefined
	for (;;) {
		const rows = await feedJobs(db, last ? gt(jobs.id, last) : undefined)
			.orderBy(asc(jobs.id))
			.limit(batch)
		yield* rows
		last = rows.at(-1)?.id
		if (rows.length < batch) return
	}
}

export async function countOpenJobs(db: Db) {
	return db.$count(jobs, isOpen)
}

/** The viewer for what visitors without an account see. */
const visitor: ProfileViewer = {
	accountId: null,
	organisationId: null,
	mailDomain: null,
	isMember: false,
	isApprovedOrganisation: false,
	isApprover: false,
}

/** The rows that the sitemap lists one by one: id and last change. */
const listed = {
	jobs: (db: Db, condition?: SQL) =>
		db.select({ id: jobs.id, changedAt: jobs.updatedAt }).from(jobs).where(and(isOpen, condition)).$dynamic(),
	organisations: (db: Db, condition?: SQL) =>
		db
			.select({ id: organisations.id, changedAt: organisations.updatedAt })
			.from(organisations)
			.innerJoin(
				organisationMembers,
				and(eq(organisationMembers.organisationId, organisations.id), eq(organisationMembers.role, 'owner')),
			)
			.innerJoin(
				accounts,
				and(eq(accounts.id, organisationMembers.accountId), eq(accounts.status, 'approved')),
			)
			.where(condition)
			.$dynamic(),
	people: (db: Db, condition?: SQL) =>
		db
			.select({ id: candidates.accountId, changedAt: candidates.updatedAt })
			.from(candidates)
			.innerJoin(accounts, and(eq(accounts.id, candidates.accountId), eq(accounts.status, 'approved')))
			.where(and(isVisibleTo(visitor), condition))
			.$dynamic(),
}
const keys = { jobs: jobs.id, organisations: organisations.id, people: candidates.accountId }

export type ListedKind = keyof typeof listed

/** The first id of each part of a sitemap, its number of rows and the last change of one of them. */
export async function listParts(db: Db, kind: ListedKind, size: number) {
	const rows = listed[kind](db).as('listed')
	const numbered = db
		.select({
			id: rows.id,
			changedAt: rows.changedAt,
			part: sql<number>`(row_number() over (order by ${rows.id}) - 1) / ${sql.raw(String(size))}`.as('part'),
		})
		.from(rows)
		.as('numbered')
	return db
		.select({
			first: sql<string>`(array_agg(${numbered.id} order by ${numbered.id}))[1]`,
			count: sql<number>`count(*)`.mapWith(Number),
			changedAt: sql<Date>`max(${numbered.changedAt})`.mapWith(jobs.updatedAt),
		})
		.from(numbered)
		.groupBy(numbered.part)
		.orderBy(numbered.part)
}

/** This many rows from this one on, in batches. */
export async function* listedFrom(db: Db, kind: ListedKind, first: string, size: number) {
	const key = keys[kind]
	let after: SQL = gte(key, first)
	for (let left = size; left > 0; left -= 5000) {
		const limit = Math.min(5000, left)
		const rows = await listed[kind](db, after).orderBy(asc(key)).limit(limit)
		yield* rows
		const last = rows.at(-1)
		if (!last || rows.length < limit) return
		after = gt(key, last.id)
	}
}

/** Professions whose page has content. */
export async function listBusyProfessionIds(db: Db) {
	const rows = await db
		.select({ id: professions.id })
		.from(professions)
		.where(sql`exists (select from ${jobs} where ${jobs.professionId} = ${professions.id} and ${isOpen})`)
		.orderBy(asc(professions.id))
	return rows.map(({ id }) => id)
}
