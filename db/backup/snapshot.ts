import type { Readable } from 'node:stream'
import { Client } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { filesLock } from './files-lock.ts'
import {
	columnsOf,
	digestOf,
	forms,
	listSequences,
	listTables,
	quoted,
	readVersion,
	type Digest,
	type Sequence,
	type Table,
	type Version,
} from './tables.ts'

/** The database at one moment, however long it is read. */
export type Snapshot = Version & {
	tables: Table[]
	/** The rows of a table, in the text format of COPY. */
	read: (table: Table) => Readable
	digestOf: (table: Table) => Promise<Digest>
	sequences: () => Promise<Sequence[]>
	/** The keys of all files that rows name. No file is removed until the snapshot is closed. */
	fileKeys: () => AsyncGenerator<string>
	close: () => Promise<void>
}

/** Opens a snapshot of a database in use. Nobody waits for it but a program that would change the tables. */
export async function openSnapshot(url: string): Promise<Snapshot> {
	const client = new Client({
		connectionString: url,
		keepAlive: true,
		connectionTimeoutMillis: 10_000,
		application_name: 'profile-search backup',
	})
	// The query under way reports a lost connection; without a listener it would end the program.
	client.on('error', () => {})
	await client.connect()
	try {
		await client.query(forms)
		await client.query('select pg_advisory_lock($1)', [filesLock])
		const tables = await listTables(client)
		if (!tables.some(({ name }) => name === 'public.accounts'))
			throw new Error('The database is empty: there is nothing to back up.')
		await client.query('begin transaction isolation level repeatable read, read only')
		await client.query(`lock table ${tables.map(({ name }) => quoted(name)).join(', ')} in access share mode`)
		return {
			...(await readVersion(client)),
			tables,
			// A partitioned table cannot be copied by its name.
			read: (table) =>
				client.query(copyTo(`copy (select ${columnsOf(table)} from ${quoted(table.name)}) to stdout`)),
			digestOf: (table) => digestOf(client, table),
			sequences: () => listSequences(client),
			fileKeys: () => fileKeys(client),
			close: () => client.end(),
		}
	} catch (error) {
		await client.end().catch(() => {})
		throw error
	}
}

const keysAtOnce = 1000

/** Exports that are still being made have a key already, but no whole file. */
async function* fileKeys(client: Client) {
	await client.query(`declare keys no scroll cursor for
		select key from files union all select key from attachments
		union all select key from data_exports where key is not null and ready_at is not null`)
	for (let found = keysAtOnce; found === keysAtOnce;) {
		const { rows } = await client.query<{ key: string }>(`fetch ${keysAtOnce} from keys`)
		for (const { key } of rows) yield key
		found = rows.length
	}
	await client.query('close keys')
}
