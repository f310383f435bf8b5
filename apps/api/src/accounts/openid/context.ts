import { createLimits } from '#http/limits.ts'
import type { RouteContext } from '#platform/context/context.ts'
import { createProviders } from './providers.ts'

export type OpenidContext = ReturnType<typeof createOpenidContext>

export function createOpenidContext({ connection, publicUrl, settings }: RouteContext) {
	return {
		db: connection.db,
		limits: createLimits(connection, settings.rateLimits),
		isSecure: publicUrl.startsWith('https:'),
		captcha: settings.captcha,
		refusesCommonPasswords: settings.refusesCommonPasswords,
		providers: createProviders(settings.openid, publicUrl),
	}
}
