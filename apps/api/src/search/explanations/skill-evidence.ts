import type { Db } from '@profile-search/db/client'
import { candidateSkills, educationEntries, workEntries } from '@profile-search/db/schema/profiles/candidates'
import { statement } from '@profile-search/db/statement'
import type { Match } from '@profile-search/matching/types'
import { and, eq, sql } from 'drizzle-orm'

/**
 * The work or study that shows a matched skill, by person and skill. An entry that an organisation has denied shows
 * nothing.
 */
export async function listSkillEvidence(db: Db, explained: { person: { id: string }; match: Match }[]) {
	const skillIds = new Set(explained.flatMap(({ match }) => match.matched.map(({ skill }) => skill)))
	if (skillIds.size === 0) return new Map<string, string>()
	const rows = await evidenceFor(db).execute({
		candidateIds: [...new Set(explained.map(({ person }) => person.id))],
		skillIds: [...skillIds],
	})
	return new Map(rows.map(({ candidateId, skillId, name }) => [`${candidateId} ${skillId}`, name]))
}

const work = sql<string>`${workEntries.title} || ', ' || ${workEntries.organisationName}`
const study = sql<string>`${educationEntries.degree} || ', ' || ${educationEntries.institution}`

const evidenceFor = statement((db) =>
	db
		.select({
			candidateId: candidateSkills.candidateId,
			skillId: candidateSkills.skillId,
			name: sql<string>`coalesce(${work}, ${study})`,
		})
		.from(candidateSkills)
		.leftJoin(workEntries, eq(workEntries.id, candidateSkills.workEntryId))
		.leftJoin(educationEntries, eq(educationEntries.id, candidateSkills.educationEntryId))
		.where(
			and(
				sql`${candidateSkills.candidateId} = any(${sql.placeholder('candidateIds')}::uuid[])`,
				sql`${candidateSkills.skillId} = any(${sql.placeholder('skillIds')}::int[])`,
				sql`(${workEntries.confirmation} is distinct from 'denied' and ${workEntries.id} is not null or ${educationEntries.id} is not null)`,
			),
		)
		.prepare('skill_evidence'),
)
