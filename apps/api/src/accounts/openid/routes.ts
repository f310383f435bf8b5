import * as contract from '@profile-search/contract/accounts/openid'
import type { FastifyInstance } from 'fastify'
import { originOf } from '#http/origin.ts'
import { serve, serveFile } from '#http/serve.ts'
import type { RouteContext } from '#platform/context/context.ts'
import { findAccountByEmail } from '../accounts/queries.ts'
import { admit } from '../login/admit.ts'
import { checkPassword } from '../login/passwords/check-password.ts'
import { answerRegistration } from '../login/register.ts'
import { refuseOtherTab } from '../login/tabs.ts'
import { passSecondStep } from '../two-step/second-step.ts'
import { answerOf, expired, findAnswerOf, link, refuseSuspended, consumeAnswer } from './answers.ts'
import { beginAuthorization, handleCallback } from './authorization.ts'
import { createOpenidContext, type OpenidContext } from './context.ts'
import { clearRequestCookie, setRequestCookie } from './cookie.ts'
import { findAccountOf, updateLastUse } from './identities.ts'
import { refuseOtherKind, shownProvider } from './providers.ts'
import { openidSettingsRoutes } from './settings-routes.ts'

/** The page that goes on after a provider. */
const page = '/login/continue'

export function openidRoutes(app: FastifyInstance, parts: RouteContext) {
	const context = createOpenidContext(parts)
	providerRoutes(app, context)
	answerRoutes(app, context)
	openidSettingsRoutes(app, context)
}

/** The ways to a provider and back, which browsers take. */
function providerRoutes(app: FastifyInstance, context: OpenidContext) {
	const { limits, isSecure, providers } = context

	serveFile(app, contract.startOpenidLogin, async (request, reply) => {
		const { as: userType, next } = request.query
		const provider = providers.get(request.params.provider, userType).id
		await limits.spend('loginsByNetwork', request.ip)
		const begun = await beginAuthorization(context, request.log, {
			provider,
			userType,
			next,
			accountId: null,
		})
		if (!begun) return reply.redirect(`${page}?trouble=unavailable`, 303)
		setRequestCookie(reply, begun.token, isSecure)
		return reply.redirect(begun.address, 303)
	})

	serveFile(app, contract.returnFromOpenid, async (request, reply) => {
		const outcome = await handleCallback(context, request, request.params.provider)
		if (outcome === 'named') return reply.redirect(page, 303)
		if (outcome !== 'expired') clearRequestCookie(reply, isSecure)
		return reply.redirect(outcome === 'linked' ? '/settings' : `${page}?trouble=${outcome}`, 303)
	})
}

/** What a browser does with an answer that it has brought back. */
function answerRoutes(app: FastifyInstance, context: OpenidContext) {
	const { db, limits, isSecure } = context

	serve(app, contract.showOpenidAnswer, async (request) => {
		const found = await findAnswerOf(context, request)
		if (!found) return null
		const { answer, provider } = found
		return {
			provider: shownProvider(provider),
			user_type: answer.userType,
			next: answer.next,
			is_linked: (await findAccountOf(db, answer)) !== undefined,
			email: answer.email,
			has_account: answer.email !== null && (await findAccountByEmail(db, answer.email)) !== undefined,
		}
	})

	serve(app, contract.logInByOpenid, async (request, reply) => {
		const { answer } = await answerOf(context, request)
		const account = await findAccountOf(db, answer)
		if (!account) throw expired()
		refuseOtherTab(account, answer.userType)
		await passSecondStep(db, limits, account, request.body.second_step, originOf(request))
		const details = await admit(context, request, reply, account, {
			kind: 'logged_in_with_openid',
			session: 'cookie',
			async meanwhile(transaction) {
				await refuseSuspended(transaction, account.id)
				await consumeAnswer(transaction, answer)
				await updateLastUse(transaction, answer)
			},
		})
		clearRequestCookie(reply, isSecure)
		return details
	})

	serve(app, contract.linkByPassword, async (request, reply) => {
		const { answer, provider } = await answerOf(context, request)
		const { email_id: email, password, captcha, user_type, second_step, session } = request.body
		const account = await checkPassword(context, request, { email, password, captcha })
		refuseOtherTab(account, user_type)
		refuseOtherKind(provider, user_type)
		await passSecondStep(db, limits, account, second_step, originOf(request))
		const details = await admit(context, request, reply, account, {
			kind: 'logged_in',
			session,
			meanwhile: (transaction) => link(transaction, account.id, answer, originOf(request)),
		})
		clearRequestCookie(reply, isSecure)
		return details
	})

	serve(app, contract.registerByOpenid, async (request, reply) => {
		const { answer, provider } = await answerOf(context, request)
		refuseOtherKind(provider, request.body.user_type)
		const details = await answerRegistration(context, request, reply, (transaction, { id }) =>
			link(transaction, id, answer, originOf(request)),
		)
		clearRequestCookie(reply, isSecure)
		return details
	})
}
