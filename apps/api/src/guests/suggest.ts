import type { SectionKind } from '@profile-search/contract/sections'
import type { Db } from '@profile-search/db/client'
import { places } from '@profile-search/db/schema/reference'
import { sections } from '@profile-search/db/schema/sections'
import { and, desc, eq, ne, not, sql } from 'drizzle-orm'
import { hasRequestBetween } from '../contact-requests/queries.ts'
import type { Looker } from '../hiding/hidden-from.ts'
import { isShownTo, sectionRows } from '../sections/queries.ts'
import { adviserOf, investorOf } from '../sections/shapes.ts'
import type { Guest } from './queries.ts'

/** How many of each kind. */
const most = 4

/**
 * Advisers and investors for a guest, with what they have in common. Whoever seeks one of the two sees that one; whoever
 * seeks neither, or has said nothing yet, sees both.
 */
export async function suggestTo(db: Db, looker: Looker & { accountId: string }, guest: Guest) {
	const { seeks, areas, sectors } = guest
	const wants = (seek: 'advice' | 'money', other: 'advice' | 'money') =>
		seeks.includes(seek) || !seeks.includes(other)
	const [advisers, investors] = await Promise.all([
		wants('advice', 'money') ? listFitting(db, looker, guest, 'advisory', areas) : [],
		wants('money', 'advice') ? listFitting(db, looker, guest, 'investor', sectors) : [],
	])
	const near = await findPlacesNear(db, guest.placeId, [...advisers, ...investors])
	return {
		advisers: advisers.map((row) => {
			const adviser = adviserOf(row)
			const topics = adviser.areas.filter((area) => areas.includes(area))
			const languages = adviser.languages.filter((name) => guest.languages.includes(name))
			return { ...adviser, why: { topics, languages, place: near(row.placeId) } }
		}),
		investors: investors.map((row) => {
			const investor = investorOf(row)
			const topics = investor.sectors.filter((sector) => sectors.includes(sector))
			return { ...investor, why: { topics, languages: [], place: near(row.placeId) } }
		}),
	}
}

/** Those who fit best first: the topic counts most, then the language and the town; online bridges half of the way. */
function listFitting(
	db: Db,
	looker: Looker & { accountId: string },
	{ placeId, languageCodes }: Guest,
	kind: SectionKind,
	topics: string[],
) {
	const inState = sql`${places.state} = (select mine.state from ${places} mine where mine.id = ${placeId})`
	const fit = sql`
		case when ${sections.topics} && ${sql.param(topics)}::text[] then 4 else 0 end
		+ case when ${sections.languages} && ${sql.param(languageCodes)}::text[] then 2 else 0 end
		+ case when ${sections.placeId} = ${placeId} then 2 when ${inState} or ${sections.isRemote} then 1 else 0 end`
	const isNew = and(
		ne(sections.accountId, looker.accountId),
		not(hasRequestBetween(looker.accountId, sections.accountId)),
	)
	return sectionRows(db, and(isShownTo(looker), eq(sections.kind, kind), isNew))
		.orderBy(desc(fit), desc(sections.updatedAt), desc(sections.accountId))
		.limit(most)
}

/** Says of a place whether it is the guest's town, or in the same state. */
async function findPlacesNear(db: Db, placeId: number | null, rows: { placeId: number | null }[]) {
	const ids = rows.flatMap((row) => (row.placeId === null ? [] : [row.placeId]))
	const inState = placeId === null || ids.length === 0 ? [] : await listInState(db, placeId, ids)
	return (id: number | null): 'town' | 'state' | null => {
		if (id === null || placeId === null) return null
		if (id === placeId) return 'town'
		return inState.includes(id) ? 'state' : null
	}
}

async function listInState(db: Db, placeId: number, ids: number[]) {
	const found = await db
		.select({ id: places.id })
		.from(places)
		.where(
			and(
				sql`${places.id} = any(${sql.param(ids)}::int[])`,
				sql`${places.state} = (select mine.state from ${places} mine where mine.id = ${placeId})`,
			),
		)
	return found.map(({ id }) => id)
}
