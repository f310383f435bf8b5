import { Client, type ClientBase, escapeIdentifier } from 'pg'

/** A table with the columns that a backup copies: all but those that the server computes. */
export type Table = { name: string; columns: string[] }

/** How many rows a table has, and the sum of their hashes, which does not depend on their order. */
export type Digest = { rows: number; digest: string }

/** A sequence and its last value; null if it was never used. */
export type Sequence = { name: string; last: string | null }

/**
 * Those of the portal and of its queue. Migrations write their own tables themselves, and partitions are read and filled through the
 * tables that they belong to, since another portal has those of other weeks.
 */
const schemas = ['public', 'graphile_worker']
const leftOut = ['graphile_worker.migrations']

/** How values are written as text: the same at every server. */
export const forms = `set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set timezone = 'UTC';
	set extra_float_digits = 1; set bytea_output = 'hex'; set xmloption = 'content';
	set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0`

export async function listTables(client: ClientBase): Promise<Table[]> {
	const { rows } = await client.query<Table>(
		`select format('%s.%s', nspname, relname) as name, array_agg(attname::text order by attnum) as columns
		from pg_class join pg_namespace on pg_namespace.oid = relnamespace join pg_attribute on attrelid = pg_class.oid
		where relkind in ('r', 'p') and nspname = any($1) and not format('%s.%s', nspname, relname) = any($2)
			and attnum > 0 and not attisdropped and attgenerated = ''
			and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e')
		group by 1 order by 1`,
		[schemas, leftOut],
	)
	return rows
}

/** Whether a database has no tables yet. */
export async function isEmptyDatabase(url: string) {
	const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
	try {
		await client.connect()
		return (await listTables(client)).length === 0
	} finally {
		await client.end().catch(() => {})
	}
}

export async function digestOf(client: ClientBase, table: Table): Promise<Digest> {
	const { rows } = await client.query<{ rows: string; digest: string }>(
		`select count(*)::text as rows, coalesce(sum(hashtextextended(row(${columnsOf(table)})::text, 0)), 0)::text as digest
		from ${quoted(table.name)}`,
	)
	return { rows: Number(rows[0]?.rows ?? 0), digest: rows[0]?.digest ?? '0' }
}

/** Read after the rows, so that no value is behind one that a row has. */
export async function listSequences(client: ClientBase): Promise<Sequence[]> {
	const { rows } = await client.query<Sequence>(
		`select format('%s.%s', schemaname, sequencename) as name, last_value::text as last
		from pg_sequences where schemaname = any($1) order by 1`,
		[schemas],
	)
	return rows
}

/** The migrations that made the tables, by the times that name them, and the version of the queue's tables. */
export type Version = { migrations: number[]; queue: number }

export async function readVersion(client: ClientBase): Promise<Version> {
	const { rows } = await client.query<Version>(
		`select array(select created_at::float8 from drizzle.__drizzle_migrations order by created_at) as migrations,
			(select max(id) from graphile_worker.migrations) as queue`,
	)
	const [version] = rows
	if (!version) throw new Error('The migrations of the database could not be read.')
	return version
}

/** The name of a table with its schema, for SQL. */
export function quoted(name: string) {
	return name.split('.').map(escapeIdentifier).join('.')
}

/** The columns of a table, for SQL. */
export function columnsOf({ columns }: Table) {
	return columns.map(escapeIdentifier).join(', ')
}
