import { blockRoutes } from './blocks/routes.ts'
import { contactRequestRoutes } from './contact-requests/routes.ts'
import { contactRequestTasks } from './contact-requests/tasks.ts'
import { messageRoutes } from './messages/routes.ts'
import { messageTasks } from './messages/tasks.ts'
import { notificationRoutes } from './notifications/routes.ts'
import { pushRoutes } from './push/routes.ts'
import { pushTasks } from './push/tasks.ts'

/** Conversations, contact requests and notifications. */
export const messaging = {
	routes: [blockRoutes, contactRequestRoutes, messageRoutes, notificationRoutes, pushRoutes],
	tasks: [...contactRequestTasks, ...messageTasks, ...pushTasks],
}
