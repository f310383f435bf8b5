import { JobFields, type NamedDraft } from '@profile-search/contract/hiring/job-drafts'
import type { Db } from '@profile-search/db/client'
import { jobPlaces, jobs } from '@profile-search/db/schema/hiring/jobs'
import { subBranches } from '@profile-search/db/schema/profiles/sub-branches'
import { languages, places, professions } from '@profile-search/db/schema/search/reference'
import { desc, eq, inArray } from 'drizzle-orm'
import { listLanguagesOf, listQuestionsOf, listSkillsOf } from '../queries.ts'

/** The content of a job, as its form sends it. Undefined when there is no such job. */
export async function findFields(db: Db, jobId: string): Promise<JobFields | undefined> {
	const [job] = await db.select().from(jobs).where(eq(jobs.id, jobId))
	if (!job) return undefined
	const [wanted, spoken, questions, spots] = await Promise.all([
		listSkillsOf(db, jobId),
		listLanguagesOf(db, jobId),
		listQuestionsOf(db, jobId),
		db
			.select({ id: jobPlaces.placeId })
			.from(jobPlaces)
			.innerJoin(places, eq(places.id, jobPlaces.placeId))
			.where(eq(jobPlaces.jobId, jobId))
			.orderBy(desc(places.weight)),
	])
	return JobFields.parse({
		...job,
		mustHaveSkills: wanted.filter((skill) => skill.isMustHave).map((skill) => skill.name),
		niceToHaveSkills: wanted.filter((skill) => !skill.isMustHave).map((skill) => skill.name),
		placeIds: spots.map(({ id }) => id),
		languages: spoken,
		questions,
	})
}

/** Adds the names for the ids in a draft; what no longer exists is left out. */
export async function nameDraft(db: Db, kept: unknown): Promise<NamedDraft> {
	const fields = JobFields.parse(kept)
	const [towns, tongues, [profession], [branch]] = await Promise.all([
		fields.placeIds.length ? db.select().from(places).where(inArray(places.id, fields.placeIds)) : [],
		db.select().from(languages),
		fields.professionId === null
			? []
			: db.select().from(professions).where(eq(professions.id, fields.professionId)),
		fields.subBranchId === null
			? []
			: db.select().from(subBranches).where(eq(subBranches.id, fields.subBranchId)),
	])
	const placeIds = fields.placeIds.filter((id) => towns.some((town) => town.id === id))
	const townOf = (id: number) => towns.find((town) => town.id === id)?.name ?? ''
	const tongueOf = (code: string) => tongues.find((tongue) => tongue.code === code)?.name ?? code
	return {
		...fields,
		placeIds,
		professionId: profession?.id ?? null,
		subBranchId: branch?.id ?? null,
		names: {
			profession: profession?.name ?? null,
			subBranch: branch?.name ?? null,
			places: placeIds.map(townOf),
			languages: fields.languages.map(({ code }) => tongueOf(code)),
		},
	}
}
