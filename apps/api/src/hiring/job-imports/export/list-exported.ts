import type { JobStatus } from '@profile-search/contract/hiring/jobs'
import type { Db } from '@profile-search/db/client'
import { jsonRows } from '@profile-search/db/json-rows'
import { jobLanguages, jobPlaces, jobs, jobSkills } from '@profile-search/db/schema/hiring/jobs'
import { subBranches } from '@profile-search/db/schema/profiles/sub-branches'
import { languages, places, professions, skills } from '@profile-search/db/schema/search/reference'
import { and, asc, eq, getTableColumns, gt, sql } from 'drizzle-orm'
import { inOrderOfIds } from '#http/tables/writing/export-rows.ts'

const jobsAtOnce = 500

export type ExportedJob = Awaited<ReturnType<typeof listJobsAfter>>[number]

/** The jobs of an organisation in the order in which they were made, some at a time. */
export function eachJobOf(db: Db, organisationId: string, status: JobStatus | undefined) {
	return inOrderOfIds((after) => listJobsAfter(db, organisationId, status, after))
}

async function listJobsAfter(
	db: Db,
	organisationId: string,
	status: JobStatus | undefined,
	after: string | undefined,
) {
	return db
		.select({
			...getTableColumns(jobs),
			profession: professions.name,
			subBranch: subBranches.name,
			places: jsonRows(
				{ id: places.id, name: places.name, state: places.state },
				sql`from ${jobPlaces} join ${places} on ${places.id} = ${jobPlaces.placeId}
					where ${jobPlaces.jobId} = ${jobs.id} order by ${places.weight} desc, ${places.id}`,
			),
			skills: jsonRows(
				{ name: skills.name, isMustHave: jobSkills.isMustHave },
				sql`from ${jobSkills} join ${skills} on ${skills.id} = ${jobSkills.skillId}
					where ${jobSkills.jobId} = ${jobs.id} order by ${skills.name}`,
			),
			languages: jsonRows(
				{ name: languages.name, level: jobLanguages.level },
				sql`from ${jobLanguages} join ${languages} on ${languages.code} = ${jobLanguages.code}
					where ${jobLanguages.jobId} = ${jobs.id} order by ${languages.name}`,
			),
		})
		.from(jobs)
		.leftJoin(professions, eq(professions.id, jobs.professionId))
		.leftJoin(subBranches, eq(subBranches.id, jobs.subBranchId))
		.where(
			and(
				eq(jobs.organisationId, organisationId),
				status && eq(jobs.status, status),
				after === undefined ? undefined : gt(jobs.id, after),
			),
		)
		.orderBy(asc(jobs.id))
		.limit(jobsAtOnce)
}
