import { heldChangeRoutes } from './approvals/held-changes/routes.ts'
import { heldChangeTasks } from './approvals/held-changes/tasks.ts'
import { approvalRoutes } from './approvals/routes.ts'
import { approvalTasks } from './approvals/tasks.ts'
import { domainRoutes } from './domains/routes.ts'
import { domainTasks } from './domains/tasks.ts'
import { grievanceRoutes } from './grievances/routes.ts'
import { grievanceTasks } from './grievances/tasks.ts'
import { identityRoutes } from './identity/routes.ts'
import { identityTasks } from './identity/tasks.ts'
import { mergeRoutes } from './merges/routes.ts'
import { mergeTasks } from './merges/tasks.ts'
import { moderationRoutes } from './moderation/routes.ts'
import { moderationTasks } from './moderation/tasks.ts'
import { reportRoutes } from './reports/routes.ts'
import { suspensionRoutes } from './suspensions/routes.ts'
import { suspensionTasks } from './suspensions/tasks.ts'

/** Approvals, moderation, grievances and identity. */
export const trust = {
	routes: [
		heldChangeRoutes,
		approvalRoutes,
		domainRoutes,
		grievanceRoutes,
		identityRoutes,
		mergeRoutes,
		moderationRoutes,
		reportRoutes,
		suspensionRoutes,
	],
	tasks: [
		...heldChangeTasks,
		...approvalTasks,
		...domainTasks,
		...grievanceTasks,
		...identityTasks,
		...mergeTasks,
		...moderationTasks,
		...suspensionTasks,
	],
}
