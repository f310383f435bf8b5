import type { FairnessReport, VoluntaryAttributes } from '@profile-search/contract/matching/fairness'
import { leastGroup } from '@profile-search/contract/matching/fairness'
import type { Db } from '@profile-search/db/client'
import { fairnessReports, voluntaryAttributes } from '@profile-search/db/schema/matching/fairness'
import { desc, eq, sql } from 'drizzle-orm'
import { today } from '#platform/settings/clock.ts'
import { uuids } from '#search/index/documents.ts'
import { openJob } from '#visibility/open-job.ts'
import type { GroupCount } from './rules.ts'

/** Only these queries may read people's voluntary answers: for the person, and as sums. */
export async function findAttributesOf(db: Db, accountId: string): Promise<VoluntaryAttributes | undefined> {
	const { gender, birthYears, community, disability } = voluntaryAttributes
	const [found] = await db
		.select({ gender, birthYears, community, disability })
		.from(voluntaryAttributes)
		.where(eq(voluntaryAttributes.accountId, accountId))
	return found
}

export async function upsertAttributesOf(db: Db, accountId: string, attributes: VoluntaryAttributes) {
	await db
		.insert(voluntaryAttributes)
		.values({ accountId, ...attributes })
		.onConflictDoUpdate({
			target: voluntaryAttributes.accountId,
			set: { ...attributes, updatedAt: sql`now()` },
		})
}

export async function deleteAttributesOf(db: Db, accountId: string) {
	await db.delete(voluntaryAttributes).where(eq(voluntaryAttributes.accountId, accountId))
}

/**
 * How many approved people are in each group, and how many of them are among these. Small groups do not leave the
 * database.
 */
export async function countGroups(db: Db, selected: string[]): Promise<GroupCount[]> {
	const { rows } = await db.execute<GroupCount>(sql`
		select given.attribute, given."group", count(*)::int as people,
			count(*) filter (where attributes.account_id = any(${uuids(selected)}))::int as selected
		from voluntary_attributes attributes
		join accounts account on account.id = attributes.account_id and account.status = 'approved' and account.user_type = 'candidate'
		cross join lateral (values ('gender', gender::text), ('birthYears', birth_years::text),
			('community', community::text), ('disability', disability::text)) given(attribute, "group")
		where given."group" is not null
		group by given.attribute, given."group"
		having count(*) >= ${leastGroup}
		order by given.attribute, given."group"`)
	return rows
}

/** A sample of at most this many open jobs. Each job has the same chance, and each call draws the same sample. */
export async function drawOpenJobs(db: Db, most: number) {
	const { rows } = await db.execute<{ id: string }>(
		sql`select job.id from jobs job where ${openJob('job')} order by md5(job.id::text) limit ${most}`,
	)
	return rows.map(({ id }) => id)
}

/** The report of this month. */
export async function upsertReport(db: Db, report: Pick<FairnessReport, 'jobs' | 'attributes' | 'exposure'>) {
	await db
		.insert(fairnessReports)
		.values({ ...report, month: sql`to_char(${today}, 'YYYY-MM')` })
		.onConflictDoUpdate({
			target: fairnessReports.month,
			set: { ...report, createdAt: sql`now()` },
		})
}

/** Reports of ten years. */
const mostReports = 120

export async function listReports(db: Db) {
	return db.select().from(fairnessReports).orderBy(desc(fairnessReports.month)).limit(mostReports)
}
