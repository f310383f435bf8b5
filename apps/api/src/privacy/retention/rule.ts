import type { PartitionedTable } from '@profile-search/db/migrate/partitions'
import type { English } from '@profile-search/text/english'
import { t } from '@profile-search/text/translate'
import { getTableName, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

/** Whose data, where many rules say the same. */
export const holder = 'account holders'

type Texts = English['retention']

/** The account that is copied or erased. */
export type Who = {
	id: string
	email: string
	/** The organisation that it owns. */
	organisationId: string | null
}

/** The portal's rule for a table with personal data: why it exists, when it is deleted, and how its rows are found. */
export type Rule = {
	table: PgTable
	/** The people whose data it is. */
	whose: string
	/** The purpose, a text of `retention.why`. */
	why: keyof Texts['why']
	/** What ends it, besides an erasure, a text of `retention.until`. */
	until: keyof Texts['until']
	/** How many days, where `until` names them. */
	days?: number
	/** The rows of an account. */
	of?: (who: Who) => SQL
	/** Columns that the export leaves out: hashes, keys, and values of no use elsewhere. */
	secret?: PgColumn[]
	/** Columns that the export leaves out where others have written them. */
	masked?: (who: Who) => { columns: PgColumn[]; where: SQL }
	/** Rows of others that are about the account: they are erased with it, but are not in its export. */
	about?: (who: Who) => SQL
	/** `deleted`: all of the above. Otherwise the statements that run instead, in order. */
	atErasure: 'deleted' | 'kept' | ((who: Who) => SQL[])
	/** Rows whose retention is over, found by an index; deleted each night. */
	overdue?: SQL
	/**
	 * For a partitioned table: its name, and the first day of which rows are kept. Partitions from before it are dropped each
	 * night, and rows that are in none are deleted as overdue.
	 */
	partitions?: { of: PartitionedTable; firstKeptDay: SQL }
	/** Rows that lose some columns when their retention is over. */
	thinned?: { where: SQL; by: (where: SQL) => SQL[] }
}

/** The rows in which a column holds the id of the account. */
export function by(column: PgColumn) {
	return (who: Who) => sql`${column} = ${who.id}`
}

/** The rows in which a column holds the address of the account. */
export function byEmail(column: PgColumn) {
	return (who: Who) => sql`${column} = ${who.email}`
}

/** The rows in which a column holds the organisation that the account owns. */
export function byOrganisation(column: PgColumn) {
	return (who: Who) => sql`${column} = ${who.organisationId}`
}

/** The rows in which a column names a row of another rule. */
export function within(column: PgColumn, parent: PgColumn, of: (who: Who) => SQL) {
	return (who: Who) => sql`${column} in (select ${parent} from ${parent.table} where ${of(who)})`
}

/** The rows of a table that match any of these conditions, each found by its own index. */
export function either(table: PgTable, ...conditions: ((who: Who) => SQL)[]) {
	return (who: Who) => {
		const found = conditions.map((condition) => sql`select ctid from ${table} where ${condition(who)}`)
		return sql`${table}.ctid = any(array(${sql.join(found, sql` union `)}))`
	}
}

/** Empties columns of rows. A column left of `=` is named without its table. */
export function blank(table: PgTable, set: SQL, where: SQL) {
	return sql`update ${table} set ${set} where ${where}`
}

export function remove(table: PgTable, where: SQL) {
	return sql`delete from ${table} where ${where}`
}

/** The name of the table in the doc and the export. */
export function nameOf({ table }: Rule) {
	return getTableName(table)
}

/** What a table holds, why, and until when, in the language of the reader. */
export function textsOf(rule: Rule) {
	return {
		what: t(`retention.what.${nameOf(rule) as keyof Texts['what']}`),
		why: t(`retention.why.${rule.why}`),
		until: t(`retention.until.${rule.until}`, { days: rule.days }),
	}
}
