import type { KnowledgeSubject } from '@profile-search/contract/search/knowledge'
import { sql } from 'drizzle-orm'

/** The tables of each subject, as SQL identifiers. */
export const tables = {
	skills: { named: sql`skills`, relations: sql`skill_relations` },
	professions: { named: sql`professions`, relations: sql`profession_relations` },
} as const satisfies Record<KnowledgeSubject, object>

/**
 * The number of profiles and jobs that refer to each of the asked ids, as `use(id, people, jobs)`. Each id is looked up
 * in an index, except for the professions of jobs, which are indexed for open jobs only: those are counted in one scan.
 */
export const uses = {
	skills: sql`(
		select asked.id, (select count(*)::int from candidate_skills where skill_id = asked.id) as people,
			(select count(*)::int from job_skills where skill_id = asked.id) as jobs
		from asked
	)`,
	professions: sql`(
		select asked.id, (select count(*)::int from candidates where profession_id = asked.id) as people,
			coalesce(wanted.jobs, 0) as jobs
		from asked left join (
			select profession_id, count(*)::int as jobs from jobs
			where profession_id in (select id from asked) group by profession_id
		) wanted on wanted.profession_id = asked.id
	)`,
} as const
