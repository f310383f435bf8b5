import type { Db } from '@profile-search/db/client'
import type { Ranked } from '@profile-search/matching/types'
import { nameMatches, type Explained } from '#search/explanations/name-match.ts'

/**
 * Joins ranking, cards and matches by id, with names for the ids in the matches. Entries deleted meanwhile are left
 * out.
 */
export async function explain<Card extends { id: string }>(
	db: Db,
	ranked: readonly Ranked[],
	cards: readonly Card[],
	matchOf: (id: string) => Explained | undefined,
) {
	const cardsById = new Map(cards.map((card) => [card.id, card]))
	const rows = ranked.flatMap(({ id }) => {
		const [card, explained] = [cardsById.get(id), matchOf(id)]
		return card && explained ? [{ card, explained }] : []
	})
	const named = await nameMatches(
		db,
		rows.map(({ explained }) => explained),
	)
	return rows.flatMap(({ card }, at) => {
		const match = named[at]
		return match ? [{ card, match }] : []
	})
}
