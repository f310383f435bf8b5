import type { Task } from '../queue.ts'
import { deleteOldVisits } from './queries.ts'

const sweepVisits: Task = async (_payload, { db }) => deleteOldVisits(db)

export const visitTasks = { sweep_visits: sweepVisits }
