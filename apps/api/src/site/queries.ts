import type { Db } from '@profile-search/db/client'
import { accounts } from '@profile-search/db/schema/accounts'
import { candidates } from '@profile-search/db/schema/candidates'
import { jobs } from '@profile-search/db/schema/jobs'
import { professions } from '@profile-search/db/schema/reference'
import { siteSettings } from '@profile-search/db/schema/site'
import { and, count, eq, sql } from 'drizzle-orm'
import { isOpen } from '../jobs/queries.ts'

/** The settings of the site, in one query; where nothing was ever set, those that it comes with. */
export async function findSiteSettings(db: Db): Promise<typeof siteSettings.$inferSelect> {
	const [settings] = await db.select().from(siteSettings)
	return settings ?? asItComes
}

/** How many approved accounts of each kind, and open jobs, there are. */
export async function countEverything(db: Db) {
	const [people, organisations, openJobs] = await Promise.all([
		db.$count(accounts, and(eq(accounts.userType, 'candidate'), eq(accounts.status, 'approved'))),
		db.$count(accounts, and(eq(accounts.userType, 'employer'), eq(accounts.status, 'approved'))),
		countOpenJobs(db),
	])
	return { people, organisations, jobs: openJobs }
}

async function countOpenJobs(db: Db) {
	const [counted] = await db.select({ jobs: count() }).from(jobs).where(isOpen)
	return counted?.jobs ?? 0
}

/** The professions with most open jobs, then most people. */
export async function listBusyProfessions(db: Db) {
	const people = db
		.select({ professionId: candidates.professionId, people: count().as('people') })
		.from(candidates)
		.innerJoin(accounts, and(eq(accounts.id, candidates.accountId), eq(accounts.status, 'approved')))
		.groupBy(candidates.professionId)
		.as('people_count')
	const open = db
		.select({ professionId: jobs.professionId, jobs: count().as('jobs') })
		.from(jobs)
		.where(isOpen)
		.groupBy(jobs.professionId)
		.as('job_count')
	const jobCount = sql<number>`coalesce(${open.jobs}, 0)`.mapWith(Number)
	const peopleCount = sql<number>`coalesce(${people.people}, 0)`.mapWith(Number)
	return db
		.select({ id: professions.id, name: professions.name, people: peopleCount, jobs: jobCount })
		.from(professions)
		.leftJoin(people, eq(people.professionId, professions.id))
		.leftJoin(open, eq(open.professionId, professions.id))
		.where(sql`coalesce(${open.jobs}, 0) + coalesce(${people.people}, 0) > 0`)
		.orderBy(sql`${jobCount} desc, ${peopleCount} desc, ${professions.name}`)
		.limit(12)
}

/** The defaults of the table. */
const asItComes: typeof siteSettings.$inferSelect = {
	id: 1,
	companyName: 'Profile Search',
	companyLogo: '/logo.svg',
	contactEmail: null,
	contactPhone: null,
	officerName: null,
	officerEmail: null,
	officerPhone: null,
	officerAddress: null,
	appealUrl: 'https://gac.gov.in',
	acknowledgeHours: 24,
	ordinaryHours: 168,
	listedHours: 36,
	orderHours: 3,
	intimateHours: 2,
	reopenDays: 30,
	appealDays: 30,
	version: 1,
}
