import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { inject } from 'vitest'
import { connect } from '../client.ts'

declare module 'vitest' {
	// oxlint-disable-next-line typescript/consistent-type-definitions -- vitest is extended by merging its interface
	export interface ProvidedContext {
		databaseUrl: string
	}
}

/** The database that `freshDb` copies: migrated, with the reference data and no people. */
export const templateName = 'template_portal'

/**
 * A database for one test without people (`isEmpty`: without anything), dropped when the test disposes of it: `await
 * using database = await freshDb()`.
 */
export async function freshDb({ isEmpty = false } = {}) {
	const server = inject('databaseUrl')
	const name = `test_${randomUUID().replaceAll('-', '')}`
	const template = isEmpty ? 'template0' : templateName
	// Copying the files takes a fifth of the time of writing every page to the write-ahead log, which nobody would
	// replay.
	await onServer(server, `create database ${name} template ${template} strategy file_copy`)
	const url = new URL(server)
	url.pathname = name
	const connection = connect(url.href, { size: 5 })
	return {
		...connection,
		async [Symbol.asyncDispose]() {
			await connection.close()
			await dropDatabase(server, name)
		},
	}
}

/** How often connections are given time to go, and how long each time, in milliseconds. */
const [mostWaits, waitMs] = [25, 20]

/**
 * Drops a database. A connection that was closed a moment ago may still be there; to be cut off would be an error that nobody
 * handles any more, so it gets half a second.
 */
async function dropDatabase(url: string, name: string) {
	await withClient(url, async (client) => {
		for (let waits = 0; waits < mostWaits; waits++) {
			const { rows } = await client.query('select from pg_stat_activity where datname = $1', [name])
			if (rows.length === 0) break
			await pause(waitMs)
		}
		await client.query(`drop database ${name} with (force)`)
	})
}

function onServer(url: string, statement: string) {
	return withClient(url, (client) => client.query(statement))
}

async function withClient(url: string, act: (client: Client) => Promise<unknown>) {
	const client = new Client({ connectionString: url })
	await client.connect()
	try {
		await act(client)
	} finally {
		await client.end()
	}
}
