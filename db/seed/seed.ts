import type { Pool, PoolClient } from 'pg'
import { dayFromNow } from '../testing/factories.ts'
import { createGenerator } from './generator/generator.ts'
import { seedJobs, seedOrganisations, seedPeople } from './rows.ts'

export type SeedOptions = {
	people: number
	organisations: number
	jobs: number
	/** The same seed plants the same people, organisations and jobs. */
	seed: number
	/** The state in which most live; without it, they live all over India. */
	home?: string
	/** The password hash that all planted accounts share. */
	passwordHash: string
	onProgress?: (done: number, total: number) => void
}

const batchSize = 2000
/** Batches in progress at once: one is made and sent while the server works on the other. */
const connections = 2

/**
 * Plants the demo data, batch by batch, each in a transaction. Rows that are there already are skipped, so the same
 * call completes an interrupted run. Returns how many rows of each kind were planted.
 */
export async function seedDatabase(
	pool: Pool,
	{ people, organisations, jobs, seed, home, passwordHash, onProgress }: SeedOptions,
) {
	const generator = createGenerator({ seed, ...(home !== undefined && { home }) })
	const total = people + organisations + jobs
	let done = 0
	const planted = { people: 0, organisations: 0, jobs: 0 }

	async function plant<Item extends { id: string }>(
		kind: keyof typeof planted,
		table: 'accounts' | 'jobs',
		count: number,
		item: (n: number) => Item,
		insert: (client: PoolClient, items: Item[]) => Promise<void>,
	) {
		const batches = Iterator.from(startsOf(count))
		async function work() {
			for (const at of batches) {
				const batch = Array.from({ length: Math.min(batchSize, count - at) }, (_, n) => item(at + n))
				const fresh = await plantBatch(pool, table, batch, insert)
				planted[kind] += fresh
				done += batch.length
				onProgress?.(done, total)
			}
		}
		await Promise.all(Array.from({ length: connections }, work))
	}

	await plant('organisations', 'accounts', organisations, generator.organisation, (client, batch) =>
		seedOrganisations(client, batch, passwordHash),
	)
	await plant('people', 'accounts', people, generator.person, (client, batch) =>
		seedPeople(client, batch, passwordHash),
	)
	if (organisations > 0) {
		const organisationIds = Array.from({ length: organisations }, (_, n) => generator.organisation(n).id)
		const job = (n: number) => generator.job(n, organisations)
		await plant('jobs', 'jobs', jobs, job, (client, batch) =>
			seedJobs(client, batch, organisationIds, dayFromNow),
		)
	}
	await announce(pool)
	return planted
}

function* startsOf(count: number) {
	for (let at = 0; at < count; at += batchSize) yield at
}

/** Plants those of the batch that are not there yet, and returns their number. */
async function plantBatch<Item extends { id: string }>(
	pool: Pool,
	table: 'accounts' | 'jobs',
	batch: Item[],
	insert: (client: PoolClient, items: Item[]) => Promise<void>,
) {
	const client = await pool.connect()
	try {
		const { rows } = await client.query<{ id: string }>(`select id from ${table} where id = any($1)`, [
			batch.map(({ id }) => id),
		])
		const present = new Set(rows.map(({ id }) => id))
		const fresh = batch.filter(({ id }) => !present.has(id))
		await client.query('begin')
		// A batch lost to a power cut is planted again by the next run.
		await client.query('set local synchronous_commit = off')
		await withoutTriggers(client)
		await insert(client, fresh)
		await client.query('commit')
		return fresh.length
	} catch (error) {
		await client.query('rollback')
		throw error
	} finally {
		client.release()
	}
}

/**
 * Switches off triggers if this role may: checking foreign keys and recording changes row by row is most of the work.
 */
async function withoutTriggers(client: PoolClient) {
	const { rows } = await client.query<{ may_leave_out: boolean }>(
		`select has_parameter_privilege('session_replication_role', 'set') as may_leave_out`,
	)
	if (rows[0]?.may_leave_out) await client.query('set local session_replication_role = replica')
}

/** Tells every node to reload its match index, and updates the statistics of the query planner. */
async function announce(pool: Pool) {
	await pool.query(`insert into match_changes (subject, subject_id) values ('knowledge', uuidv7())`)
	await pool.query('notify match_changes')
	await pool.query('analyze')
}
