import { connect, type Connection } from '@profile-search/db/client'
import { sql } from 'drizzle-orm'
import { explain } from '../../../explain.ts'
import { failed, ok, warning, type Finding } from '../finding.ts'

/** One that is further behind is hardly read from. */
const mostBehindMs = 2000
const askAgainMs = 50

/** Whether DATABASE_READ_URL leads to a replica of this database that follows it closely. */
export async function lookAtReplica(primary: Connection, url: string): Promise<Finding> {
	const replica = connect(url, { size: 1, for: 'replica' })
	try {
		return await compare(primary, replica)
	} catch (error) {
		const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
		return warning(
			explain(cause, {}).replaceAll('DATABASE_URL', 'DATABASE_READ_URL'),
			'Until it answers, all is read from the primary.',
		)
	} finally {
		void replica.close().catch(() => {})
	}
}

async function compare(primary: Connection, replica: Connection) {
	const here = await positionOf(primary)
	const there = await positionOf(replica)
	if (there.cluster !== here.cluster)
		return failed(
			'DATABASE_READ_URL: a server of other data',
			'Name a physical replica of the server of DATABASE_URL.',
		)
	if (!there.isReplica)
		return failed(
			'DATABASE_READ_URL: no replica, but a primary',
			'Name a replica; without one, leave it out.',
		)
	const began = performance.now()
	while (!(await hasReplayed(replica, here.position))) {
		if (performance.now() - began > mostBehindMs)
			return warning(
				'it lacks what was saved two seconds ago',
				'Look at pg_stat_replication of the primary. Meanwhile all is read from the primary.',
			)
		await new Promise((resolve) => setTimeout(resolve, askAgainMs))
	}
	return ok(`it has what was saved ${Math.round(performance.now() - began)} ms ago`)
}

async function positionOf({ db }: Connection) {
	const { rows } = await db.execute<{ cluster: string; isReplica: boolean; position: string }>(sql`
		select (select system_identifier from pg_control_system())::text as cluster, pg_is_in_recovery() as "isReplica",
			case when pg_is_in_recovery() then '0/0' else pg_current_wal_flush_lsn() end::text as position`)
	const [found] = rows
	if (!found) throw new Error('The database answered nothing.')
	return found
}

async function hasReplayed({ db }: Connection, position: string) {
	const { rows } = await db.execute<{ has: boolean }>(
		sql`select pg_last_wal_replay_lsn() >= ${position}::pg_lsn as has`,
	)
	return rows[0]?.has ?? false
}
