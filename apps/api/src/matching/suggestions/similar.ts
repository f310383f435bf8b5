import type { Db } from '@profile-search/db/client'
import type { Matcher } from '#platform/context/matcher.ts'
import { listPlacesByDistance } from '#platform/reference/near-places.ts'
import { listOrganisationCards } from '#profiles/organisations/list-organisations.ts'
import { nameMatches } from '#search/explanations/name-match.ts'
import { likenessPair } from './pairs.ts'
import { listVentures, readSpots } from './queries.ts'
import { scorePair, totalInCommon } from './suggest.ts'

/** How many are shown, and how many hits of each search are compared. */
const [most, mostCompared] = [5, 40]

/** Two organisations with a lower total have next to nothing in common. */
const leastTotal = 20

/**
 * Approved organisations similar to this one, best first, with the reasons. The list in memory gives the nearest in
 * the same industry and the nearest by text; only these are compared.
 */
export async function listSimilar(db: Db, matcher: Matcher, organisationId: string, clientKey: string) {
	const [venture] = await listVentures(db, [organisationId])
	if (!venture) return []

	const nearest = { facet: 'place', values: await listPlacesByDistance(db, placesOf(venture)) }
	const search = (text: string, chosen: Record<string, number[]>) =>
		matcher.search(clientKey, 'organisations', {
			text,
			chosen,
			level: 0,
			hidden: [venture.id],
			order: nearest.values.length > 0 ? 'distance' : 'relevance',
			nearest,
			offset: 0,
			limit: mostCompared,
			counted: [],
		})
	const found = await Promise.all([
		search('', { industry: [venture.industryId] }),
		search(venture.industry, {}),
	])
	const others = await listVentures(db, [...new Set(found.flatMap(({ ids }) => ids))])
	const spotOf = await readSpots(
		db,
		[venture, ...others].map(({ placeId }) => placeId),
	)
	const scored = others
		.filter(({ id }) => id !== venture.id)
		.map(({ ...other }) => {
			const match = scorePair(likenessPair(venture, other, spotOf), matcher.knowledge())
			return { person: { id: other.id }, match }
		})
		.filter(({ match }) => totalInCommon(match) >= leastTotal)
		.toSorted((a, b) => b.match.total - a.match.total || (a.person.id < b.person.id ? -1 : 1))
		.slice(0, most)
	const [named, cards] = await Promise.all([
		nameMatches(db, scored),
		listOrganisationCards(
			db,
			scored.map(({ person }) => person.id),
		),
	])
	return scored.flatMap(({ person }, at) => {
		const [organisation, match] = [cards.find(({ id }) => id === person.id), named[at]]
		return organisation && match ? [{ organisation, match }] : []
	})
}

function placesOf({ placeId }: { placeId: number | null }) {
	return placeId === null ? [] : [placeId]
}
