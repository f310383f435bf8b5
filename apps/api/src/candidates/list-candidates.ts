import { pageSize } from '@profile-search/contract/basics'
import type { Db } from '@profile-search/db/client'
import { accounts } from '@profile-search/db/schema/accounts'
import { candidates, candidateSkills } from '@profile-search/db/schema/candidates'
import { places, professions, skills } from '@profile-search/db/schema/reference'
import { and, desc, eq, sql } from 'drizzle-orm'
import { pageOfList, wordsOf } from '../lists.ts'
import { isVisibleTo, type Viewer } from './queries.ts'

type Filter = { words: string; professionId?: number | undefined; page: number }

/** Approved people who show themselves to this viewer, latest changed first. */
export async function listCandidates(db: Db, viewer: Viewer, filter: Filter) {
	const condition = and(
		eq(accounts.status, 'approved'),
		isVisibleTo(viewer),
		filter.professionId ? eq(candidates.professionId, filter.professionId) : undefined,
		wordsIn(filter.words),
	)
	const items = await db
		.select({
			id: accounts.id,
			firstName: accounts.firstName,
			lastName: accounts.lastName,
			headline: candidates.headline,
			profession: professions.name,
			place: places.name,
			experienceMonths: candidates.experienceMonths,
			skills: sql<string[]>`array(
				select skill.name from ${candidateSkills} claim join ${skills} skill on skill.id = claim.skill_id
				where claim.candidate_id = ${candidates.accountId}
				order by claim.level desc nulls last, claim.years desc nulls last, skill.name limit 5)`,
		})
		.from(candidates)
		.innerJoin(accounts, eq(accounts.id, candidates.accountId))
		.leftJoin(professions, eq(professions.id, candidates.professionId))
		.leftJoin(places, eq(places.id, candidates.placeId))
		.where(condition)
		.orderBy(desc(candidates.updatedAt), desc(candidates.accountId))
		.limit(pageSize)
		.offset((filter.page - 1) * pageSize)
	const [counted] = await db
		.select({ total: sql<number>`count(*)`.mapWith(Number) })
		.from(candidates)
		.innerJoin(accounts, eq(accounts.id, candidates.accountId))
		.leftJoin(professions, eq(professions.id, candidates.professionId))
		.leftJoin(places, eq(places.id, candidates.placeId))
		.where(condition)
	return pageOfList(items, counted?.total ?? 0, filter.page)
}

/** Each word in the name, the headline, the profession, the town or a skill. */
function wordsIn(words: string) {
	const text = sql`lower(concat_ws(' ', ${accounts.firstName}, ${accounts.lastName}, ${candidates.headline}, ${professions.name}, ${places.name}))`
	return and(
		...wordsOf(words).map(
			(word) => sql`(position(${word} in ${text}) > 0 or ${candidates.accountId} in (
				select claim.candidate_id from ${candidateSkills} claim join ${skills} skill on skill.id = claim.skill_id
				where position(${word} in lower(skill.name || ' ' || skill.aliases::text)) > 0))`,
		),
	)
}
