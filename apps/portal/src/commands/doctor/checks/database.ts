import { isClaimed } from '@profile-search/api/platform/queue/claims'
import type { Connection, Db } from '@profile-search/db/client'
import { knownMigrations } from '@profile-search/db/migrate/migrate'
import { sql, type SQL } from 'drizzle-orm'
import { explain } from '../../../explain.ts'
import type { Settings } from '../../../settings/settings.ts'
import { failed, ok, warning, type Check, type Finding } from '../finding.ts'
import { lookAtCluster } from './cluster.ts'
import { lookAtReplica } from './replica.ts'

const leastVersion = 180_000
const extensions = ['pg_trgm', 'unaccent']
/** Work waits for so long only where no worker runs, or far too few. */
const longWaitSeconds = 600
/** Clocks that are further apart disagree about which code has run out. */
const longestDriftMs = 2000

/** What the database says of itself, and of the work that waits in it. Without it, nothing is said of the rest. */
export function databaseChecks(
	connection: Connection,
	{ databaseReadUrl: replicaUrl, cluster }: Pick<Settings, 'databaseReadUrl' | 'cluster'>,
): Check[] {
	const { db } = connection
	const began = performance.now()
	const answer = db.execute(sql`select 1`).then(
		() => Math.round(performance.now() - began),
		(error: unknown) => failed(explain(causeOf(error), {}), 'Start the server, or correct DATABASE_URL.'),
	)
	const ifThere = (name: string, look: () => Promise<Finding>): Check => ({
		name,
		look: async () => (typeof (await answer) === 'number' ? look() : undefined),
	})
	return [
		{
			name: 'database',
			async look() {
				const found = await answer
				return typeof found === 'number' ? lookAtVersion(db, found) : found
			},
		},
		ifThere('extensions', () => lookAtExtensions(db)),
		ifThere('migrations', () => lookAtMigrations(db)),
		ifThere('messages', () => lookAtMessages(connection)),
		ifThere('clock', () => lookAtClock(db)),
		ifThere('queue', () => lookAtQueue(db)),
		...(replicaUrl ? [ifThere('replica', () => lookAtReplica(connection, replicaUrl))] : []),
		...(cluster ? [ifThere('search', () => lookAtCluster(connection, cluster))] : []),
	]
}

async function lookAtVersion(db: Db, milliseconds: number) {
	const { version, name } = await one<{ version: string; name: string }>(
		db,
		sql`select current_setting('server_version_num') as version, current_setting('server_version') as name`,
	)
	const found = `PostgreSQL ${name} answers in ${milliseconds} ms`
	if (Number(version) >= leastVersion) return ok(found)
	return failed(found, 'The portal needs PostgreSQL 18 or newer.')
}

async function lookAtExtensions(db: Db) {
	const { rows } = await db.execute<{ name: string }>(sql`select extname as name from pg_extension`)
	const missing = extensions.filter((each) => !rows.some(({ name }) => name === each))
	if (missing.length === 0) return ok(`${extensions.join(' and ')} are there`)
	return failed(
		`${missing.join(' and ')} not there`,
		`As a superuser of the database: ${missing.map((each) => `create extension ${each};`).join(' ')}`,
	)
}

async function lookAtMigrations(db: Db) {
	const { times } = await one<{ times: number[] }>(
		db,
		sql`select array(select created_at::float8 from drizzle.__drizzle_migrations) as times`,
	)
	const known = knownMigrations()
	if (times.some((time) => !known.includes(time)))
		return failed(
			'the tables are those of another version',
			'Start the newest version that has used this database, or restore a backup from before.',
		)
	const pending = known.length - times.length
	if (pending === 0) return ok(`all ${known.length} are applied`)
	return warning(`${pending} wait`, 'The next start of the portal applies them.')
}

/** A pooler in front of the server may take them in and pass none on. */
async function lookAtMessages({ pool }: Connection) {
	const client = await pool.connect()
	try {
		const heard = new Promise<void>((resolve) => void client.once('notification', () => resolve()))
		await client.query('listen doctor')
		await client.query('notify doctor')
		await heard
		return ok('the database passes messages between processes')
	} finally {
		// Not back into the pool: it still listens.
		client.release(true)
	}
}

async function lookAtClock(db: Db) {
	const before = Date.now()
	const { now, last } = await one<{ now: string; last: string | null }>(
		db,
		sql`select now()::text as now, (select max(at)::text from audit_log) as last`,
	)
	const drift = Math.abs(Date.parse(now) - (before + Date.now()) / 2)
	if (last && Date.parse(last) - Date.now() > longestDriftMs)
		return failed(
			`the audit log holds a line from the future (${last})`,
			'The clock ran ahead, or is behind now. Set it, and let NTP keep it.',
		)
	if (drift <= longestDriftMs) return ok(`within ${Math.round(drift)} ms of that of the database`)
	return failed(
		`${(drift / 1000).toFixed(1)} s apart from that of the database`,
		'Let NTP keep the clocks of all machines.',
	)
}

async function lookAtQueue(db: Db) {
	const { failures, oldest } = await one<{ failures: number; oldest: number }>(
		db,
		sql`select count(*) filter (where last_error is not null and attempts >= max_attempts)::int as failures,
			coalesce(extract(epoch from now() - min(run_at) filter (where attempts < max_attempts and run_at < now()
				and not (locked_at is not null and ${isClaimed(sql`locked_by`)}))), 0)::int as oldest
		from graphile_worker.jobs`,
	)
	if (oldest > longWaitSeconds)
		return failed(
			`work has waited for ${Math.round(oldest / 60)} minutes`,
			'Is there a worker? Start the portal with ROLE=all, or another one with ROLE=worker.',
		)
	if (failures === 0) return ok('nothing waits for long, nothing has failed for good')
	return warning(
		`${failures} ${failures === 1 ? 'piece of work has' : 'pieces of work have'} failed for good`,
		'An administrator sees why, and tries them again, on the page of background work.',
	)
}

async function one<Row extends Record<string, unknown>>(db: Db, query: SQL) {
	const { rows } = await db.execute<Row>(query)
	const [row] = rows
	if (!row) throw new Error('The database answered nothing.')
	return row
}

/** What the database said, without the query. */
function causeOf(error: unknown) {
	return error instanceof Error && error.cause instanceof Error ? error.cause : error
}
