import { showCaptchaChallenge } from '@profile-search/contract/captcha'
import type { FastifyInstance } from 'fastify'
import type { Parts } from '../parts.ts'
import { notFound } from '../refusal.ts'
import { serve } from '../serve.ts'
import { newChallenge } from './check-captcha.ts'

export function captchaRoutes(app: FastifyInstance, { settings: { captcha } }: Parts) {
	serve(app, showCaptchaChallenge, async (request) => {
		if (!captcha || request.params.siteKey !== captcha.siteKey)
			throw notFound('This site asks for no captcha under this key.')
		const { parameters, signature } = await newChallenge(captcha)
		return { parameters: { ...parameters }, signature }
	})
}
