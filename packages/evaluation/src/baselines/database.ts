import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from '@profile-search/db/embedded/server'
import { Client } from 'pg'

/** Runs work on a database of its own, which is dropped afterwards. */
export async function withDatabase<Result>(work: (client: Client) => Promise<Result>): Promise<Result> {
	const folder = await mkdtemp(join(tmpdir(), 'profile-search-evaluation-'))
	const server = await startEmbedded(join(folder, 'db'), { throwaway: true })
	const client = new Client({ connectionString: server.url })
	try {
		await client.connect()
		return await work(client)
	} finally {
		await client.end()
		await server.stop()
		await rm(folder, { recursive: true, force: true })
	}
}
