import { accessTokenRoutes } from './access-tokens/routes.ts'
import { languageRoutes } from './accounts/language-routes.ts'
import { captchaRoutes } from './captcha/routes.ts'
import { accountRoutes } from './login/routes.ts'
import { accountTasks } from './login/tasks.ts'
import { openidRoutes } from './openid/routes.ts'
import { passkeyRoutes } from './passkeys/routes.ts'
import { sessionRoutes } from './sessions/routes.ts'
import { sessionTasks } from './sessions/tasks.ts'
import { twoStepRoutes } from './two-step/routes.ts'
import { twoStepTasks } from './two-step/tasks.ts'

/** Accounts, and how people log in. */
export const accounts = {
	routes: [
		accessTokenRoutes,
		captchaRoutes,
		languageRoutes,
		accountRoutes,
		openidRoutes,
		passkeyRoutes,
		sessionRoutes,
		twoStepRoutes,
	],
	tasks: [...accountTasks, ...sessionTasks, ...twoStepTasks],
}
