import type { Db } from '@profile-search/db/client'
import { nameMatches, type Explained } from '#search/explanations/name-match.ts'

/**
 * Joins the cards of a ranking with their matches, with names for the ids in the matches. Entries deleted meanwhile are
 * left out.
 */
export async function explain<Entry extends { id: string }>(
	db: Db,
	entries: readonly Entry[],
	matchOf: (id: string) => Explained | undefined,
) {
	const rows = entries.flatMap((entry) => {
		const explained = matchOf(entry.id)
		return explained ? [{ entry, explained }] : []
	})
	const named = await nameMatches(
		db,
		rows.map(({ explained }) => explained),
	)
	return rows.flatMap(({ entry }, at) => {
		const match = named[at]
		return match ? [{ ...entry, match }] : []
	})
}
