import type { Writable } from 'node:stream'
import { Client, escapeIdentifier } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import {
	columnsOf,
	digestOf,
	forms,
	listTables,
	quoted,
	readVersion,
	type Digest,
	type Sequence,
	type Table,
} from './tables.ts'

/** What came back differs from what was backed up. */
export class WrongCopy extends Error {}

type Expected = { digests: Record<string, Digest>; sequences: Sequence[] }

/** The loading of a backup: one transaction, so that all of it comes back or nothing. */
export type Loading = {
	/** Takes rows in the text format of COPY. */
	write: (table: Table) => Writable
	/** Sets the sequences, compares every table with the backup, and commits. */
	finish: (expected: Expected) => Promise<void>
	/** Takes everything back, unless it is finished. */
	close: () => Promise<void>
}

/**
 * Begins to load tables into a database that has just been migrated. Until the end there are no foreign keys and
 * no triggers: rows come in the order of the tables, and what triggers wrote is among them. Adding the keys again
 * checks every row.
 */
export async function beginLoading(url: string, tables: Table[], queue: number): Promise<Loading> {
	const client = new Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 10_000 })
	client.on('error', () => {})
	await client.connect()
	try {
		await client.query(forms)
		await client.query('begin')
		await expectTables(client, tables, queue)
		const keys = await dropForeignKeys(client)
		const names = tables.map(({ name }) => quoted(name))
		for (const name of names) await client.query(`alter table ${name} disable trigger user`)
		await client.query(`truncate ${names.join(', ')}`)
		return {
			write: (table) => client.query(copyFrom(`copy ${quoted(table.name)} (${columnsOf(table)}) from stdin`)),
			async finish(expected) {
				await expectDigests(client, tables, expected.digests)
				await setSequences(client, expected.sequences)
				for (const statement of leaveThere) await client.query(statement)
				for (const key of keys) await client.query(key)
				for (const name of names) await client.query(`alter table ${name} enable trigger user`)
				await client.query('commit')
				await client.query('analyze')
			},
			close: () => client.end(),
		}
	} catch (error) {
		await client.end().catch(() => {})
		throw error
	}
}

async function expectTables(client: Client, tables: Table[], queue: number) {
	const present = new Map((await listTables(client)).map(({ name, columns }) => [name, new Set(columns)]))
	const isMissing = ({ name, columns }: Table) => columns.some((column) => !present.get(name)?.has(column))
	const missing = tables.filter(isMissing).map(({ name }) => name)
	const isOther = (await readVersion(client)).queue !== queue
	if (missing.length > 0 || isOther || present.size !== tables.length)
		throw new WrongCopy(
			`The tables of the backup are not those of this program (${missing.join(', ') || 'the queue has another version'}). Restore it with the version that made it, then start this one.`,
		)
}

/** Drops all foreign keys, and returns the statements that add them again. */
async function dropForeignKeys(client: Client) {
	const { rows } = await client.query<{ table: string; name: string; definition: string }>(
		`select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
		from pg_constraint where contype = 'f' and connamespace::regnamespace::text in ('public', 'graphile_worker')`,
	)
	for (const { table, name } of rows)
		await client.query(`alter table ${table} drop constraint ${escapeIdentifier(name)}`)
	return rows.map(
		({ table, name, definition }) =>
			`alter table ${table} add constraint ${escapeIdentifier(name)} ${definition}`,
	)
}

async function expectDigests(client: Client, tables: Table[], digests: Expected['digests']) {
	for (const table of tables) {
		const { rows, digest } = await digestOf(client, table)
		const expected = digests[table.name]
		if (rows !== expected?.rows || digest !== expected.digest)
			throw new WrongCopy(
				`The table ${table.name} has come back with ${rows} rows in place of ${expected?.rows ?? 0}, or with others.`,
			)
	}
}

async function setSequences(client: Client, sequences: Sequence[]) {
	for (const { name, last } of sequences)
		if (last !== null) await client.query('select setval($1::regclass, $2::bigint)', [quoted(name), last])
}

/**
 * What belonged to the server that was backed up. Sessions that were ended since must not live again. No worker
 * holds work any more. Transactions are numbered anew: changes that alerts have not been told of count as made now.
 */
const leaveThere = [
	'delete from sessions',
	'update graphile_worker._private_jobs set locked_at = null, locked_by = null where locked_at is not null',
	'update graphile_worker._private_job_queues set locked_at = null, locked_by = null where locked_at is not null',
	`create temporary table untold on commit drop as
		select subject, subject_id, max(at) as at from match_changes
		where subject <> 'snapshot' and transaction >= (select min(position) from alert_progress) group by 1, 2`,
	'delete from match_changes',
	'insert into match_changes (subject, subject_id, at) select subject, subject_id, at from untold',
	'update alert_progress set position = pg_current_xact_id()',
]
