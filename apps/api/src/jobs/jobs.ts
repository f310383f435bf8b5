import type { Task } from '../queue.ts'
import { closeOverdueJobs } from './queries.ts'

const closeOverdue: Task = async (_payload, { db }) => closeOverdueJobs(db)

export const jobTasks = { close_overdue_jobs: closeOverdue }
