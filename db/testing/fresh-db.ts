import { randomUUID } from 'node:crypto'
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
			await onServer(server, `drop database ${name} with (force)`)
		},
	}
}

async function onServer(url: string, statement: string) {
	const client = new Client({ connectionString: url })
	await client.connect()
	await client.query(statement).finally(() => client.end())
}
