import type { Task } from '../queue.ts'
import { deleteOldNotifications } from './queries.ts'

const sweep: Task = async (_payload, { db }) => deleteOldNotifications(db)

export const notificationTasks = { sweep_notifications: sweep }
