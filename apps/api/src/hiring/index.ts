import { applicantRoutes } from './applications/applicants/routes.ts'
import { interviewRoutes } from './applications/interviews/routes.ts'
import { interviewTasks } from './applications/interviews/tasks.ts'
import { applicationRoutes } from './applications/routes.ts'
import { applicationTasks } from './applications/tasks.ts'
import { calendarRoutes } from './calendars/routes.ts'
import { invitationRoutes } from './invitations/routes.ts'
import { invitationTasks } from './invitations/tasks.ts'
import { jobFeedRoutes } from './job-feeds/routes.ts'
import { jobFeedTasks } from './job-feeds/tasks.ts'
import { jobExportRoutes } from './job-imports/export/routes.ts'
import { jobImportMoveRoutes } from './job-imports/moves/routes.ts'
import { jobImportRoutes } from './job-imports/routes.ts'
import { jobImportTasks } from './job-imports/tasks.ts'
import { jobMapRoutes } from './job-maps/routes.ts'
import { dismissalRoutes } from './jobs/dismissals/routes.ts'
import { jobEditRoutes } from './jobs/edits/routes.ts'
import { jobReviewRoutes } from './jobs/reviews/routes.ts'
import { jobRoutes } from './jobs/routes.ts'
import { jobTemplateRoutes } from './jobs/templates/routes.ts'
import { jobTransitionRoutes } from './jobs/transitions/routes.ts'
import { jobTasks } from './jobs/transitions/tasks.ts'
import { webhookRoutes } from './webhooks/routes.ts'
import { webhookTasks } from './webhooks/tasks.ts'

/** Jobs, applications, interviews and the webhooks that tell of them. */
export const hiring = {
	routes: [
		applicantRoutes,
		interviewRoutes,
		applicationRoutes,
		calendarRoutes,
		invitationRoutes,
		dismissalRoutes,
		jobEditRoutes,
		jobExportRoutes,
		jobFeedRoutes,
		jobImportMoveRoutes,
		jobImportRoutes,
		jobMapRoutes,
		jobTransitionRoutes,
		jobReviewRoutes,
		jobRoutes,
		jobTemplateRoutes,
		webhookRoutes,
	],
	tasks: [
		...interviewTasks,
		...applicationTasks,
		...invitationTasks,
		...jobTasks,
		...jobFeedTasks,
		...jobImportTasks,
		...webhookTasks,
	],
}
