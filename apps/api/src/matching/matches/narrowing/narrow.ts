import type { Db } from '@profile-search/db/client'
import { places } from '@profile-search/db/schema/search/reference'
import type { Ranked } from '@profile-search/matching/types'
import { or, sql } from 'drizzle-orm'
import { containing } from '#platform/lists.ts'

/** The entries of a ranking whose cards are kept, with their place in the whole ranking. */
export function keepRanks<Card extends { id: string }>(
	ranked: readonly Ranked[],
	cards: readonly Card[],
	isKept: (card: Card) => boolean,
) {
	const cardsById = new Map(cards.map((card) => [card.id, card]))
	return ranked.flatMap((entry, at) => {
		const card = cardsById.get(entry.id)
		return card && isKept(card) ? [{ ...entry, rank: at + 1, card }] : []
	})
}

/** Whether any of these places will do, for a part of the name of a town in any script; without one, all will. */
export async function placeTest(db: Db, town: string) {
	if (town === '') return () => true
	const pattern = containing(town)
	const rows = await db
		.select({ name: places.name })
		.from(places)
		.where(
			or(
				sql`lower(${places.name}) like ${pattern}`,
				sql`exists (select from unnest(${places.aliases}) alias where lower(alias) like ${pattern})`,
			),
		)
	const names = new Set(rows.map(({ name }) => name))
	return (placeNames: readonly (string | null)[]) =>
		placeNames.some((name) => name !== null && names.has(name))
}
