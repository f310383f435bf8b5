import type { Task } from '../queue.ts'
import { deleteRemoved } from './queries.ts'

const sweep: Task = async (_payload, { db }) => deleteRemoved(db)

export const savedTasks = { sweep_saved: sweep }
