import type { MergeShare } from '@profile-search/contract/trust/merges'
import { sql, type SQL } from 'drizzle-orm'

/** The two that are made one. */
export type Ends = { from: string; to: string }

export type Moves = {
	way: 'moves'
	/** Under which the preview counts it; null: not worth a line. */
	share: MergeShare | null
	/** A row stays with the duplicate where the kept one has a row that is equal in these columns; null: all rows move. */
	same: string[] | null
	/** Amounts that are added to those of the kept one where it has an equal row. */
	sums?: string[]
	/** Further rows that stay, as a condition on `row`. */
	but?: (ends: Ends) => SQL
}

/** What becomes of the rows in which a column names the duplicate. */
export type Way =
	| Moves
	/** Nothing; the words say why. */
	| { way: 'stays'; why: string }
	/** They are deleted, and come back with an undo. */
	| { way: 'set aside' }
	/** They are deleted, and so are those of the kept one: what is worked out from the rest is worked out anew. */
	| { way: 'forgotten' }

/** By table and column, as `saved.owner_id`, in the order in which a merge goes through them. */
export type Ways = Record<string, Way>

export function moves(
	share: MergeShare | null,
	same: string[] | null = null,
	more: Partial<Moves> = {},
): Moves {
	return { way: 'moves', share, same, ...more }
}

export function stays(why: string): Way {
	return { way: 'stays', why }
}

export const setAside: Way = { way: 'set aside' }
export const forgotten: Way = { way: 'forgotten' }

/** Rows whose column is this value stay, since they would tie the kept one to itself. */
export function butWith(column: string) {
	return ({ to }: Ends) => sql`row.${sql.identifier(column)} = ${to}`
}

/** Of one thing there is one case at most that is not over. */
export function butBesideLiveCase({ to }: Ends) {
	return sql`row.state not in ('dismissed', 'settled') and exists (select from cases other
		where other.subject_kind = row.subject_kind and other.subject_id = ${to}
			and other.state not in ('dismissed', 'settled'))`
}

export function anyOf(...conditions: ((ends: Ends) => SQL)[]) {
	return (ends: Ends) =>
		sql`(${sql.join(
			conditions.map((each) => sql`(${each(ends)})`),
			sql` or `,
		)})`
}
