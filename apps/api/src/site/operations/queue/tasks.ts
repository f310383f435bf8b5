import { workHours } from '@profile-search/db/schema/platform/work-hours'
import { lt, sql } from 'drizzle-orm'
import { defineTask, type Run } from '#platform/context/define-task.ts'

const sweepWork: Run<'sweep_work_hours'> = async (_payload, { db }) => {
	await db.delete(workHours).where(lt(workHours.hour, sql`now() - interval '2 days'`))
}

export const workTasks = [defineTask('sweep_work_hours', sweepWork, '52 * * * *')]
