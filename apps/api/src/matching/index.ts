import { digestRoutes } from './alerts/digests/routes.ts'
import { digestTasks } from './alerts/digests/tasks.ts'
import { alertMailRoutes } from './alerts/mail-routes.ts'
import { mailedAlertRoutes } from './alerts/mailed-routes.ts'
import { alertRoutes } from './alerts/routes.ts'
import { alertTasks } from './alerts/tasks.ts'
import { fairnessRoutes } from './fairness/routes.ts'
import { fairnessTasks } from './fairness/tasks.ts'
import { matchAmongRoutes } from './matches/among/routes.ts'
import { lessLikelyRoutes } from './matches/less-likely-routes.ts'
import { matchRoutes } from './matches/routes.ts'
import { savedRoutes } from './saved/routes.ts'
import { shortlistNoteRoutes } from './shortlist-notes/routes.ts'
import { shortlistRoutes } from './shortlist/routes.ts'
import { suggestionRoutes } from './suggestions/routes.ts'

/** Matches, suggestions and alerts. */
export const matching = {
	routes: [
		digestRoutes,
		alertMailRoutes,
		mailedAlertRoutes,
		alertRoutes,
		fairnessRoutes,
		matchRoutes,
		lessLikelyRoutes,
		matchAmongRoutes,
		savedRoutes,
		shortlistNoteRoutes,
		shortlistRoutes,
		suggestionRoutes,
	],
	tasks: [...digestTasks, ...alertTasks, ...fairnessTasks],
}
