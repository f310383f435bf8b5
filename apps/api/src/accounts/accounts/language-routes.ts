import { chooseLanguage } from '@profile-search/contract/accounts/language'
import type { FastifyInstance } from 'fastify'
import { setLanguageCookie } from '#http/language.ts'
import { serve } from '#http/serve.ts'
import type { RouteContext } from '#platform/context/context.ts'
import { updateLanguage } from './queries.ts'

export function languageRoutes(app: FastifyInstance, { db, publicUrl }: RouteContext) {
	const isSecure = publicUrl.startsWith('https:')

	serve(app, chooseLanguage, async (request, reply) => {
		const { language } = request.body
		if (request.account) await updateLanguage(db, request.account.id, language)
		setLanguageCookie(reply, language, isSecure)
		return null
	})
}
