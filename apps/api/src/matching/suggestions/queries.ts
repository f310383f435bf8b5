import type { SectionKind } from '@profile-search/contract/profiles/sections'
import type { Db } from '@profile-search/db/client'
import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { candidates } from '@profile-search/db/schema/profiles/candidates'
import { organisationMembers, organisations } from '@profile-search/db/schema/profiles/organisations'
import { sections } from '@profile-search/db/schema/profiles/sections'
import { industries, places } from '@profile-search/db/schema/search/reference'
import { and, desc, eq, inArray, isNotNull, ne, not, sql } from 'drizzle-orm'
import { isShownTo, sectionRows } from '#profiles/sections/queries.ts'
import { hasRequestBetween } from '#visibility/in-touch.ts'
import { isVisibleTo, type ProfileViewer } from '#visibility/visible-people.ts'
import type { Seeker, SpotOf } from './pairs.ts'

/** Sections are few. Where there are more than this, those that share most with the seeker are scored. */
const mostScored = 200

/** Sections that may be suggested: visible to this viewer, of another account, and not asked for contact already. */
export function listSectionsFor(db: Db, viewer: ProfileViewer, seeker: Seeker, kind: SectionKind) {
	const topics = kind === 'advisory' ? seeker.areas : seeker.sectors
	const shares = sql`
		case when ${sections.topics} && ${sql.param(topics)}::text[] then 4 else 0 end
		+ case when ${sections.languages} && ${sql.param(seeker.languages)}::text[] then 2 else 0 end
		+ case when ${sections.placeId} = ${seeker.placeId} then 2 when ${sections.isRemote} then 1 else 0 end`
	const isNew = and(ne(sections.accountId, seeker.id), not(hasRequestBetween(seeker.id, sections.accountId)))
	return sectionRows(db, and(isShownTo(viewer), eq(sections.kind, kind), isNew))
		.orderBy(desc(shares), desc(sections.updatedAt), desc(sections.accountId))
		.limit(mostScored)
}

/** The professions of those of these accounts whose profile this viewer sees. */
export async function listShownProfessions(db: Db, viewer: ProfileViewer, accountIds: string[]) {
	if (accountIds.length === 0) return new Map<string, number | null>()
	const rows = await db
		.select({ id: candidates.accountId, profession: candidates.professionId })
		.from(candidates)
		.innerJoin(accounts, and(eq(accounts.id, candidates.accountId), eq(accounts.status, 'approved')))
		.where(
			and(inArray(candidates.accountId, accountIds), isNotNull(candidates.professionId), isVisibleTo(viewer)),
		)
	return new Map(rows.map(({ id, profession }) => [id, profession]))
}

/** The coordinates of these places. */
export async function readSpots(db: Db, placeIds: (number | null)[]): Promise<SpotOf> {
	const known = placeIds.filter((id) => id !== null)
	const rows = known.length
		? await db
				.select({ id: places.id, latitude: places.latitude, longitude: places.longitude })
				.from(places)
				.where(inArray(places.id, [...new Set(known)]))
		: []
	const spots = new Map(rows.map(({ id, ...spot }) => [id, spot]))
	return (id) => (id === null ? undefined : spots.get(id))
}

/** The fields of approved organisations that are compared, in no order; `industryId` as in the list in memory. */
export async function listVentures(db: Db, ids: string[]) {
	if (ids.length === 0) return []
	return db
		.select({
			id: organisations.id,
			industry: industries.name,
			industryId: industries.id,
			about: organisations.about,
			placeId: organisations.placeId,
		})
		.from(organisations)
		.innerJoin(industries, sql`lower(${industries.name}) = lower(${organisations.industry})`)
		.innerJoin(
			organisationMembers,
			and(eq(organisationMembers.organisationId, organisations.id), eq(organisationMembers.role, 'owner')),
		)
		.innerJoin(accounts, and(eq(accounts.id, organisationMembers.accountId), eq(accounts.status, 'approved')))
		.where(inArray(organisations.id, ids))
}
