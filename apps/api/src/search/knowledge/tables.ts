import type { KnowledgeSubject } from '@profile-search/contract/search/knowledge'
import { sql } from 'drizzle-orm'

/** The tables of each subject, as SQL names them. */
export const tables = {
	skills: { named: sql`skills`, relations: sql`skill_relations` },
	professions: { named: sql`professions`, relations: sql`profession_relations` },
} as const satisfies Record<KnowledgeSubject, object>

/**
 * Profiles and jobs that name each of some ids, as `use(id, people, jobs)`. Each id is a look into an index, but for
 * professions of jobs, of which only open ones have one: those are gone over once.
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
