import type { PeopleFacet } from '@profile-search/contract/profiles/candidates'
import type { Db } from '@profile-search/db/client'
import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { candidates, candidateSkills } from '@profile-search/db/schema/profiles/candidates'
import { places, professions, skills } from '@profile-search/db/schema/search/reference'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { RouteContext } from '#platform/context/context.ts'
import { peopleFacets } from '#search/index/facets/people.ts'
import { searchList, type ListFilter, type Reader } from '#search/index/lists/search-list.ts'
import { findOwnPlace } from '#search/index/own-place.ts'
import { listHiddenFrom } from '#visibility/hidden-from.ts'
import { isVisibleTo, type ProfileViewer } from '#visibility/visible-people.ts'

/** The reader of the list of people. */
export async function findPeopleReader(db: Db, viewer: ProfileViewer, clientKey: string): Promise<Reader> {
	const [hidden, placeId] = await Promise.all([
		listHiddenFrom(db, viewer),
		findOwnPlace(db, viewer.accountId),
	])
	const level = viewer.isApprovedOrganisation || viewer.isApprover ? 2 : viewer.isMember ? 1 : 0
	return { clientKey, level, hidden, placeId }
}

/**
 * Approved people visible to this viewer, as searched and filtered. The list in memory finds, counts and sorts; the
 * rows come from the database, which applies the visibility rule again.
 */
export function listCandidates(
	{ db, matcher, reads }: Pick<RouteContext, 'db' | 'matcher' | 'reads'>,
	viewer: ProfileViewer,
	filter: ListFilter<PeopleFacet>,
	reader: Reader,
) {
	return searchList(db, matcher, 'people', peopleFacets, filter, reader, (ids) =>
		reads.read((from) => listCandidateCards(from, viewer, ids)),
	)
}

/** Cards of those of these people who are visible to this viewer, in no particular order. */
export async function listCandidateCards(db: Db, viewer: ProfileViewer, ids: string[]) {
	if (ids.length === 0) return []
	return db
		.select({
			id: accounts.id,
			firstName: accounts.firstName,
			lastName: accounts.lastName,
			image: candidates.image,
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
		.where(and(inArray(candidates.accountId, ids), eq(accounts.status, 'approved'), isVisibleTo(viewer)))
}
