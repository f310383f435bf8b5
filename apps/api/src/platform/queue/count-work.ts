import type { Db } from '@profile-search/db/client'
import { workHours } from '@profile-search/db/schema/platform/work-hours'
import { sql } from 'drizzle-orm'
import type { Runner } from 'graphile-worker'

const flushSeconds = 20

/**
 * Counts what a runner completes and fails, by the hour. Counts are written now and then, so that counting
 * costs next to nothing.
 */
export function countWork(db: Db, events: Runner['events']) {
	let counts = new Map<string, { done: number; failed: number }>()
	const count = (task: string, outcome: 'done' | 'failed') => {
		const counted = counts.get(task) ?? { done: 0, failed: 0 }
		counted[outcome] += 1
		counts.set(task, counted)
	}
	events.on('job:success', ({ job }) => count(job.task_identifier, 'done'))
	events.on('job:error', ({ job }) => count(job.task_identifier, 'failed'))

	async function flush() {
		const written = counts
		if (written.size === 0) return
		counts = new Map()
		await db
			.insert(workHours)
			.values(
				[...written].map(([task, { done, failed }]) => ({
					hour: sql`date_trunc('hour', now())`,
					task,
					done,
					failed,
				})),
			)
			.onConflictDoUpdate({
				target: [workHours.hour, workHours.task],
				set: {
					done: sql`${workHours.done} + excluded.done`,
					failed: sql`${workHours.failed} + excluded.failed`,
				},
			})
			// These are only statistics: some are lost when the database is lost.
			.catch(() => {})
	}
	const timer = setInterval(() => void flush(), flushSeconds * 1000).unref()
	return async () => {
		clearInterval(timer)
		await flush()
	}
}
