import { pageSize } from '@profile-search/contract/platform/basics'
import type { Db } from '@profile-search/db/client'
import { workHours } from '@profile-search/db/schema/platform/work-hours'
import { sql } from 'drizzle-orm'
import { lineDown } from '#platform/channels/mail/line.ts'
import { withoutPeople } from '#platform/channels/mail/without-people.ts'
import { pageOfList } from '#platform/lists.ts'
import { isClaimed } from '#platform/queue/claims.ts'
import { mostAttempts } from '#platform/queue/queue.ts'

type TaskRow = {
	task: string
	waiting: number
	planned: number
	running: number
	abandoned: number
	retrying: number
	failed: number
	oldest_at: string | null
}

/** The number of waiting, running and failed tasks of each kind; those with most failures first. */
export async function listTasks(db: Db) {
	const { rows } = await db.execute<TaskRow>(sql`
		with work as (
			select task_identifier as task, run_at, case
				when locked_at is not null and ${isClaimed(sql`locked_by`)} then 'running'
				when locked_at is not null then 'abandoned'
				when attempts >= max_attempts then 'failed'
				when last_error is not null then 'retrying'
				when run_at > now() then 'planned'
				else 'waiting' end as state
			from graphile_worker.jobs)
		select task,
			count(*) filter (where state = 'waiting')::int as waiting,
			count(*) filter (where state = 'planned')::int as planned,
			count(*) filter (where state = 'running')::int as running,
			count(*) filter (where state = 'abandoned')::int as abandoned,
			count(*) filter (where state = 'retrying')::int as retrying,
			count(*) filter (where state = 'failed')::int as failed,
			min(run_at) filter (where state = 'waiting') as oldest_at
		from work group by task
		order by count(*) filter (where state in ('failed', 'retrying')) desc, count(*) desc, task`)
	return rows.map(({ oldest_at, ...row }) => ({ ...row, oldestAt: oldest_at ? new Date(oldest_at) : null }))
}

/** Whether mails that could be sent have waited for a minute, or the mail server was not reachable recently. */
export async function findLateMails(db: Db) {
	const { rows } = await db.execute<{ is_late: boolean }>(sql`
		select exists (select from graphile_worker.jobs
			where task_identifier like 'mail\\_%' and locked_at is null and attempts < max_attempts
				and (run_at < now() - interval '1 minute'
					or (last_error like ${`${lineDown}%`} and updated_at > now() - interval '10 minutes'))) as is_late`)
	return rows[0]?.is_late ?? false
}

/** The number of completed and failed tasks in each hour of the last day, of all kinds together. */
export async function listHours(db: Db) {
	const { rows } = await db.execute<{ hour: string; done: number; failed: number }>(sql`
		select hour, coalesce(sum(counted.done), 0)::int as done, coalesce(sum(counted.failed), 0)::int as failed
		from generate_series(date_trunc('hour', now()) - interval '23 hours', now(), interval '1 hour') hour
		left join ${workHours} counted using (hour)
		group by hour order by hour`)
	return rows.map(({ hour, ...counted }) => ({ ...counted, hour: new Date(hour) }))
}

/** A failed task that is not running now. */
const hasFailed = sql`last_error is not null and locked_at is null`

type FailedRow = {
	id: string
	task: string
	attempts: number
	max_attempts: number
	last_error: string
	updated_at: string
	run_at: string
}

export async function listFailed(db: Db, { task, page }: { task?: string | undefined; page: number }) {
	const isMeant = task ? sql`${hasFailed} and task_identifier = ${task}` : hasFailed
	// Counted first: every task that is counted is then listed too, even if more tasks fail meanwhile.
	const { rows: counted } = await db.execute<{ amount: number }>(
		sql`select count(*)::int as amount from graphile_worker.jobs where ${isMeant}`,
	)
	const { rows } = await db.execute<FailedRow>(sql`
		select id::text, task_identifier as task, attempts, max_attempts, last_error, updated_at, run_at
		from graphile_worker.jobs where ${isMeant}
		order by updated_at desc, id desc limit ${pageSize} offset ${(page - 1) * pageSize}`)
	const items = rows.map((row) => ({
		id: row.id,
		task: row.task,
		attempts: row.attempts,
		maxAttempts: row.max_attempts,
		error: withoutPeople(row.last_error),
		failedAt: new Date(row.updated_at),
		nextAt: row.attempts < row.max_attempts ? new Date(row.run_at) : null,
	}))
	return pageOfList(items, counted[0]?.amount ?? 0, page)
}

/** The number of failed tasks, for the counts of an administrator. */
export async function countFailed(db: Db) {
	const { rows } = await db.execute<{ amount: number }>(
		sql`select count(*)::int as amount from graphile_worker.jobs where ${hasFailed}`,
	)
	return rows[0]?.amount ?? 0
}

type Which = { task: string; id?: string | undefined }

/** Retries failed tasks at once with all their tries; returns how many. */
export async function retryFailed(db: Db, which: Which) {
	const { rows } = await db.execute(
		sql`select id from graphile_worker.reschedule_jobs(${idsOf(which)}, run_at => now(), attempts => 0, max_attempts => ${mostAttempts})`,
	)
	return rows.length
}

/** Discards failed tasks; returns how many. */
export async function discardFailed(db: Db, which: Which) {
	const { rows } = await db.execute(sql`select id from graphile_worker.complete_jobs(${idsOf(which)})`)
	return rows.length
}

function idsOf({ task, id }: Which) {
	return sql`array(select id from graphile_worker.jobs
		where ${hasFailed} and task_identifier = ${task} and ${id ? sql`id = ${id}::bigint` : sql`true`})`
}
