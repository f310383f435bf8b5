import type { MergeShare } from '@profile-search/contract/trust/merges'
import { sql, type SQL } from 'drizzle-orm'

/** The ids of the duplicate and the kept one. */
export type Ends = { from: string; to: string }

export type Moves = {
	kind: 'moves'
	/** The line of the preview that counts these rows; null: not worth a line. */
	share: MergeShare | null
	/**
	 * A row stays with the duplicate when the kept one has a row that is equal in these columns; null: all rows move.
	 */
	same: string[] | null
	/** Amounts that are added to those of an equal row of the kept one. */
	sums?: string[]
	/** A condition on `row` for further rows that stay. */
	but?: (ends: Ends) => SQL
}

/** What a merge does with the rows in which a column names the duplicate. */
export type MergeRule =
	| Moves
	/** Nothing; `why` gives the reason. */
	| { kind: 'stays'; why: string }
	/** The rows are deleted, and restored by an undo. */
	| { kind: 'set aside' }
	/** The rows are deleted, and so are those of the kept one: values computed from the rest are computed again. */
	| { kind: 'forgotten' }

/** By table and column, as `saved.owner_id`, in the order in which a merge handles them. */
export type MergeRules = Record<string, MergeRule>

export function moves(
	share: MergeShare | null,
	same: string[] | null = null,
	more: Partial<Moves> = {},
): Moves {
	return { kind: 'moves', share, same, ...more }
}

export function stays(why: string): MergeRule {
	return { kind: 'stays', why }
}

export const setAside: MergeRule = { kind: 'set aside' }
export const forgotten: MergeRule = { kind: 'forgotten' }

/** Rows whose column has this value stay, since they would link the kept one to itself. */
export function butWith(column: string) {
	return ({ to }: Ends) => sql`row.${sql.identifier(column)} = ${to}`
}

/** A subject has at most one case that is not over. */
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
