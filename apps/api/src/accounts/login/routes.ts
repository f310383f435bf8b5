import * as contract from '@profile-search/contract/accounts/accounts'
import type { Db } from '@profile-search/db/client'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { createLimits, type Limits } from '#http/limits.ts'
import { originOf } from '#http/origin.ts'
import { serve } from '#http/serve.ts'
import { clearSessionCookies, endSession, setSessionCookies, signedIn } from '#http/session.ts'
import type { RouteContext } from '#platform/context/context.ts'
import { notFound, refused } from '#platform/refusal.ts'
import { findAccount } from '../accounts/queries.ts'
import { checkCaptcha } from '../captcha/check-captcha.ts'
import { askForWork, hasWorked, workNeeded } from '../captcha/work.ts'
import { recordActivity } from '../sessions/activity.ts'
import { provePassword } from '../two-step/prove-password.ts'
import { passSecondStep } from '../two-step/second-step.ts'
import { admit } from './admit.ts'
import { changePassword } from './passwords/change-password.ts'
import { checkPassword } from './passwords/check-password.ts'
import { refuseFrequentPassword } from './passwords/frequent-passwords.ts'
import { requestReset, resetPassword } from './passwords/reset-password.ts'
import { answerRegistration, verificationCookie } from './register.ts'
import { storedProfileOf } from './stored-profile.ts'
import { refuseOtherTab } from './tabs.ts'
import { requestCode, verifiedMinutes, verifyEmail } from './verify-email.ts'

export function accountRoutes(app: FastifyInstance, { connection, publicUrl, settings }: RouteContext) {
	const context = {
		db: connection.db,
		limits: createLimits(connection, settings.rateLimits),
		isSecure: publicUrl.startsWith('https:'),
		captcha: settings.captcha,
		refusesCommonPasswords: settings.refusesCommonPasswords,
	}
	sessionRoutes(app, context)
	registrationRoutes(app, context)
	passwordRoutes(app, context)
}

type LoginContext = { db: Db; limits: Limits; isSecure: boolean } & Pick<
	RouteContext['settings'],
	'captcha' | 'refusesCommonPasswords'
>

function sessionRoutes(app: FastifyInstance, context: LoginContext) {
	const { db, limits, isSecure } = context
	serve(app, contract.login, async (request, reply) => {
		const { email_id: email, password, captcha, user_type, second_step, session } = request.body
		const account = await checkPassword(context, request, { email, password, captcha })
		refuseOtherTab(account, user_type)
		await passSecondStep(db, limits, account, second_step, originOf(request))
		return admit(context, request, reply, account, { kind: 'logged_in', session })
	})

	serve(app, contract.showUserDetails, async (request) => {
		const account =
			signedIn(request).id === request.params.userId
				? await findAccount(db, request.params.userId)
				: undefined
		if (!account) throw notFound()
		return {
			...(await storedProfileOf(db, account)),
			is_approver: account.isApprover,
			is_administrator: account.isAdministrator,
			status_reason: signedIn(request).statusReason,
		}
	})

	serve(app, contract.showSession, async (request) => ({ account: request.account }))

	serve(app, contract.logout, async (request, reply) => {
		await endSession(db, request, isSecure)
		if (request.account) await recordActivity(db, request.account.id, 'logged_out', originOf(request))
		clearSessionCookies(reply, isSecure)
		return null
	})
}

function registrationRoutes(app: FastifyInstance, context: LoginContext) {
	const { db, limits, isSecure, captcha } = context
	serve(app, contract.register, (request, reply) => answerRegistration(context, request, reply))

	serve(app, contract.sendCode, async (request, reply) => {
		await limits.spend('codesByNetwork', request.ip)
		const { email } = request.body
		const isPaid = await hasWorked(db, request.body.captcha)
		if (!isPaid) await checkCaptcha(db, captcha, request.body.captcha)
		await askForWork(limits, ['codesByAddress'], email, isPaid)
		await limits.spend('codeByAddress', email)
		await limits.count('codesByAddress', email)
		keep(reply, await requestCode(db, email))
		return null
	})

	serve(app, contract.verifyCode, async (request, reply) => {
		const { email, otp } = request.body
		await limits.spend('guessesByNetwork', request.ip)
		const isPaid = await hasWorked(db, request.body.captcha)
		await askForWork(limits, ['guessesByAddress', 'guessesByAddressADay'], email, isPaid)
		const requestToken = request.cookies[verificationCookie] ?? ''
		const token = await verifyEmail(db, limits, { email, code: otp, requestToken })
		if (!token) throw refused('wrongCode', 'accountsRefusals.wrongCode')
		await forgiveGuesses(limits, request.ip, email)
		keep(reply, token)
		return { verification_token: token }
	})

	function keep(reply: FastifyReply, token: string) {
		const maxAge = verifiedMinutes * 60
		reply.setCookie(verificationCookie, token, {
			path: '/api/auth',
			httpOnly: true,
			sameSite: 'strict',
			secure: isSecure,
			maxAge,
		})
	}
}

function passwordRoutes(
	app: FastifyInstance,
	{ db, limits, isSecure, captcha, refusesCommonPasswords }: LoginContext,
) {
	serve(app, contract.forgotPassword, async (request) => {
		await limits.spend('resetsByNetwork', request.ip)
		const { email } = request.body
		const isPaid = await hasWorked(db, request.body.captcha)
		if (!isPaid) await checkCaptcha(db, captcha, request.body.captcha)
		const isOver = await limits.count('resetsByAddress', email)
		if (isOver && !isPaid) throw workNeeded()
		if (isOver) await limits.spend('resetByAddress', email)
		return { token: await requestReset(db, email) }
	})

	serve(app, contract.resetPassword, async (request, reply) => {
		const { email, password, forget_password_token } = request.body
		if (refusesCommonPasswords) await refuseFrequentPassword(password)
		await limits.spend('guessesByNetwork', request.ip)
		const isPaid = await hasWorked(db, request.body.captcha)
		await askForWork(limits, ['guessesByAddress'], email, isPaid)
		const reset = { email, key: forget_password_token, password }
		const account = await resetPassword(db, limits, reset, originOf(request))
		if (!account) throw refused('resetExpired', 'accountsRefusals.resetExpired')
		await forgiveGuesses(limits, request.ip, email)
		// A person locked out for too many wrong passwords has the right one now.
		await limits.forgive('loginsByAddress', email)
		clearSessionCookies(reply, isSecure)
		return null
	})

	serve(app, contract.changePassword, async (request, reply) => {
		const account = signedIn(request)
		const { present_password, password } = request.body
		if (refusesCommonPasswords) await refuseFrequentPassword(password)
		await provePassword(db, limits, account, present_password)
		const { token, carrier } = await changePassword(db, request, account, password, isSecure)
		if (carrier === 'cookie') setSessionCookies(reply, token, isSecure)
		return null
	})
}

async function forgiveGuesses(limits: Limits, ip: string, email: string) {
	await limits.forgive('guessesByNetwork', ip)
	await limits.forgive('guessesByAddress', email)
	await limits.forgive('guessesByAddressADay', email)
}
