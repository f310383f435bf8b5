import { type AnyColumn, type GetColumnData, sql, type SQL } from 'drizzle-orm'

type Fields = Record<string, AnyColumn | SQL>
type Row<Wanted extends Fields> = {
	[Name in keyof Wanted]: Wanted[Name] extends SQL<infer Value>
		? Value
		: Wanted[Name] extends AnyColumn
			? GetColumnData<Wanted[Name]>
			: never
}

/**
 * The rows of a subquery as one value, so that a statement brings what belongs to its row along. `from` is the
 * rest of the subquery, from its tables to its order. For columns that are the same in JSON: text, numbers,
 * truth values and days, but not moments.
 */
export function jsonRows<Wanted extends Fields>(fields: Wanted, from: SQL) {
	const pairs = Object.entries(fields).map(([name, value]) => sql`${sql.raw(`'${name}'`)}, ${value}`)
	return sql<Row<Wanted>[]>`coalesce((select json_agg(one.value) from (
		select json_build_object(${sql.join(pairs, sql`, `)}) as value ${from}) one), '[]')`
}
