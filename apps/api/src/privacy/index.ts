import { consentRoutes } from './consents/routes.ts'
import { exportRoutes } from './data-exports/routes.ts'
import { exportTasks } from './data-exports/tasks.ts'
import { erasureRoutes } from './erasures/routes.ts'
import { erasureTasks } from './erasures/tasks.ts'
import { nomineeRoutes } from './nominees/routes.ts'
import { retentionTasks } from './retention/sweep.ts'
import { shareRoutes } from './shares/routes.ts'

/** Data exports, erasures, consents and retention. */
export const privacy = {
	routes: [consentRoutes, exportRoutes, erasureRoutes, nomineeRoutes, shareRoutes],
	tasks: [...exportTasks, ...erasureTasks, ...retentionTasks],
}
