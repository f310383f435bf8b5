import { adminAccountRoutes } from './admin/accounts/routes.ts'
import { adminRoutes } from './admin/routes.ts'
import { auditRoutes } from './audit/routes.ts'
import { contactRoutes } from './contact/routes.ts'
import { contactTasks } from './contact/tasks.ts'
import { eventRoutes } from './events/routes.ts'
import { faqRoutes } from './faqs/routes.ts'
import { indexNowTasks } from './feeds/index-now/tasks.ts'
import { feedRoutes } from './feeds/routes.ts'
import { homeRoutes } from './home/routes.ts'
import { mailTemplateRoutes } from './mail-templates/routes.ts'
import { mailTemplateTasks } from './mail-templates/tasks.ts'
import { healthRoutes } from './operations/health/routes.ts'
import { failedWorkRoutes } from './operations/queue/routes.ts'
import { workTasks } from './operations/queue/tasks.ts'
import { pageRoutes } from './pages/routes.ts'
import { previewRoutes } from './previews/routes.ts'
import { siteRoutes } from './settings/routes.ts'
import { hiringStatisticsRoutes } from './statistics/hiring/routes.ts'
import { statisticsRoutes } from './statistics/own/routes.ts'
import { statisticsTasks } from './statistics/own/tasks.ts'
import { portalStatisticsRoutes } from './statistics/portal/routes.ts'
import { portalStatisticsTasks } from './statistics/portal/tasks.ts'
import { transparencyRoutes } from './statistics/transparency/routes.ts'

/** The pages of the site, its settings, and the views of its operators. */
export const site = {
	routes: [
		adminAccountRoutes,
		adminRoutes,
		auditRoutes,
		contactRoutes,
		eventRoutes,
		faqRoutes,
		feedRoutes,
		healthRoutes,
		homeRoutes,
		mailTemplateRoutes,
		pageRoutes,
		previewRoutes,
		failedWorkRoutes,
		siteRoutes,
		statisticsRoutes,
		hiringStatisticsRoutes,
		portalStatisticsRoutes,
		transparencyRoutes,
	],
	tasks: [
		...workTasks,
		...contactTasks,
		...indexNowTasks,
		...mailTemplateTasks,
		...statisticsTasks,
		...portalStatisticsTasks,
	],
}
