import { showCaptchaChallenge, workKey } from '@profile-search/contract/accounts/captcha'
import type { FastifyInstance } from 'fastify'
import { serve } from '#http/serve.ts'
import type { RouteContext } from '#platform/context/context.ts'
import { notFound } from '#platform/refusal.ts'
import { newChallenge } from './check-captcha.ts'
import { newWork } from './work.ts'

export function captchaRoutes(app: FastifyInstance, { connection, settings: { captcha } }: RouteContext) {
	serve(app, showCaptchaChallenge, async ({ params: { siteKey } }) => {
		const { parameters, signature } = await challengeOf(siteKey)
		return { parameters: { ...parameters }, signature }
	})

	function challengeOf(siteKey: string) {
		if (siteKey === workKey) return newWork(connection.db)
		if (!captcha || siteKey !== captcha.siteKey) throw notFound('accountsRefusals.noCaptcha')
		return newChallenge(captcha)
	}
}
