import { getTableName, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

/** Whom a copy is made for, or who is erased. */
export type Who = {
	id: string
	email: string
	/** What they own. */
	organisationId: string | null
}

/** What the portal knows of a table with personal data: why it is there, when it goes, and how it is found. */
export type Rule = {
	table: PgTable
	/** In the words of whoever it is about; their copy names it so. */
	what: string
	/** Whose data it is. */
	whose: string
	why: string
	/** What ends it, besides an erasure. */
	until: string
	/** The rows of an account. */
	of?: (who: Who) => SQL
	/** Columns that the copy leaves out: hashes and keys, and what is of no use outside. */
	secret?: PgColumn[]
	/** Columns that the copy leaves out where others have written them. */
	masked?: (who: Who) => { columns: PgColumn[]; where: SQL }
	/** Rows that are others', but tell of the account: they go with it, and its copy does not hold them. */
	about?: (who: Who) => SQL
	/** `deleted`: all of the above. Else what is done in its place, in order. */
	atErasure: 'deleted' | 'kept' | ((who: Who) => SQL[])
	/** Rows whose time is over, by an index; deleted each night. */
	overdue?: SQL
	/** Rows of which, when their time is over, only some goes. */
	thinned?: { where: SQL; by: (where: SQL) => SQL[] }
}

/** The rows in which a column is the account. */
export function by(column: PgColumn) {
	return (who: Who) => sql`${column} = ${who.id}`
}

/** The rows in which a column is the address of the account. */
export function byEmail(column: PgColumn) {
	return (who: Who) => sql`${column} = ${who.email}`
}

/** The rows in which a column is the organisation that the account owns. */
export function byOrganisation(column: PgColumn) {
	return (who: Who) => sql`${column} = ${who.organisationId}`
}

/** The rows in which a column names one of the rows of another rule. */
export function within(column: PgColumn, parent: PgColumn, of: (who: Who) => SQL) {
	return (who: Who) => sql`${column} in (select ${parent} from ${parent.table} where ${of(who)})`
}

/** The rows of a table that any of these conditions names, each found by an index of its own. */
export function either(table: PgTable, ...conditions: ((who: Who) => SQL)[]) {
	return (who: Who) => {
		const found = conditions.map((condition) => sql`select ctid from ${table} where ${condition(who)}`)
		return sql`${table}.ctid = any(array(${sql.join(found, sql` union `)}))`
	}
}

/** Empties columns of rows: a name without its table stands left of `=`. */
export function blank(table: PgTable, set: SQL, where: SQL) {
	return sql`update ${table} set ${set} where ${where}`
}

export function remove(table: PgTable, where: SQL) {
	return sql`delete from ${table} where ${where}`
}

/** What the doc and the copy call the table. */
export function nameOf({ table }: Rule) {
	return getTableName(table)
}
