import type { Db } from '@profile-search/db/client'
import { accounts } from '@profile-search/db/schema/accounts'
import {
	candidates,
	candidateSkills,
	educationEntries,
	workEntries,
} from '@profile-search/db/schema/candidates'
import { places, professions } from '@profile-search/db/schema/reference'
import type { Match } from '@profile-search/matching/types'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { isVisibleTo, type Viewer } from '../candidates/queries.ts'

/** Cards of these people as far as they are approved and show themselves to this viewer, in no order. */
export async function listPersonCards(db: Db, viewer: Viewer, ids: string[]) {
	if (ids.length === 0) return []
	return db
		.select({
			id: accounts.id,
			firstName: accounts.firstName,
			lastName: accounts.lastName,
			headline: candidates.headline,
			profession: professions.name,
			place: places.name,
			experienceMonths: candidates.experienceMonths,
		})
		.from(candidates)
		.innerJoin(accounts, and(eq(accounts.id, candidates.accountId), eq(accounts.status, 'approved')))
		.leftJoin(professions, eq(professions.id, candidates.professionId))
		.leftJoin(places, eq(places.id, candidates.placeId))
		.where(and(inArray(candidates.accountId, ids), isVisibleTo(viewer)))
}

/** The work or study that shows a matched skill, by person and skill. What an organisation has denied shows nothing. */
export async function listSkillEvidence(db: Db, explained: { person: { id: string }; match: Match }[]) {
	const skillIds = new Set(explained.flatMap(({ match }) => match.matched.map(({ skill }) => skill)))
	if (skillIds.size === 0) return new Map<string, string>()
	const work = sql<string>`${workEntries.title} || ', ' || ${workEntries.organisationName}`
	const study = sql<string>`${educationEntries.degree} || ', ' || ${educationEntries.institution}`
	const rows = await db
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
				inArray(candidateSkills.candidateId, [...new Set(explained.map(({ person }) => person.id))]),
				inArray(candidateSkills.skillId, [...skillIds]),
				sql`(${workEntries.confirmation} is distinct from 'denied' and ${workEntries.id} is not null or ${educationEntries.id} is not null)`,
			),
		)
	return new Map(rows.map(({ candidateId, skillId, name }) => [`${candidateId} ${skillId}`, name]))
}
