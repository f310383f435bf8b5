import { workHours } from '@profile-search/db/schema/work-hours'
import { lt, sql } from 'drizzle-orm'
import type { Task } from '#platform/context/tools.ts'

const sweepWork: Task = async (_payload, { db }) => {
	await db.delete(workHours).where(lt(workHours.hour, sql`now() - interval '2 days'`))
}

export const workTasks = { sweep_work_hours: sweepWork }
