import * as contract from '@profile-search/contract/accounts'
import type { Db } from '@profile-search/db/client'
import type { FastifyInstance } from 'fastify'
import { createLimits, type Limits } from '../limits.ts'
import type { Parts } from '../parts.ts'
import { notFound, refused } from '../refusal.ts'
import { isSecret } from '../secrets.ts'
import { serve } from '../serve.ts'
import { clearSessionCookies, endSession, openSession, setSessionCookies, signedIn } from '../session.ts'
import { findAccount, findAccountByEmail } from './queries.ts'
import { registerAccount } from './register.ts'
import { requestReset, resetPassword } from './reset-password.ts'
import { storedProfileOf } from './stored-profile.ts'
import { requestCode, verifiedMinutes, verifyEmail } from './verify-email.ts'

/** Binds a verified address to one browser, until the registration is done. */
const verificationCookie = 'verification'

export function accountRoutes(app: FastifyInstance, { connection, settings }: Parts) {
	const kit = {
		db: connection.db,
		limits: createLimits(connection, settings.rateLimits),
		isSecure: settings.publicUrl.startsWith('https:'),
	}
	sessionRoutes(app, kit)
	registrationRoutes(app, kit)
	passwordRoutes(app, kit)
}

type Kit = { db: Db; limits: Limits; isSecure: boolean }

function sessionRoutes(app: FastifyInstance, { db, limits, isSecure }: Kit) {
	serve(app, contract.login, async (request, reply) => {
		const { email_id, password, user_type, session } = request.body
		await limits.spend('loginsByNetwork', request.ip)
		await limits.spend('loginsByAddress', email_id)

		const account = await findAccountByEmail(db, email_id)
		const isRight = await isSecret(password, account?.passwordHash)
		if (!account || !isRight) throw refused('wrongPassword', 'The e-mail or the password is wrong.')
		if (account.userType !== user_type)
			throw refused('wrongUserType', `This account logs in under ${tabNames[account.userType]}.`)
		if (account.status === 'suspended')
			throw refused('suspended', 'This account is suspended. Please write to us.')

		await limits.forgive('loginsByAddress', email_id)
		await endSession(db, request, isSecure)
		const token = await openSession(db, account.id, session, request.headers['user-agent'])
		const profile = await storedProfileOf(db, account)
		if (session === 'bearer') return { ...profile, session_token: token }
		setSessionCookies(reply, token, isSecure)
		return profile
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
			status_reason: account.statusReason,
		}
	})

	serve(app, contract.showSession, async (request) => ({ account: request.account }))

	serve(app, contract.logout, async (request, reply) => {
		await endSession(db, request, isSecure)
		clearSessionCookies(reply, isSecure)
		return null
	})
}

function registrationRoutes(app: FastifyInstance, { db, limits, isSecure }: Kit) {
	serve(app, contract.register, async (request, reply) => {
		await limits.spend('registrationsByNetwork', request.ip)
		const token = request.body.verification_token ?? request.cookies[verificationCookie] ?? ''
		const account = await registerAccount(db, request.body, token)
		reply.clearCookie(verificationCookie, { path: '/api/auth' })
		return storedProfileOf(db, account)
	})

	serve(app, contract.sendCode, async (request) => {
		await limits.spend('codesByNetwork', request.ip)
		await limits.spend('codeByAddress', request.body.email)
		await limits.spend('codesByAddress', request.body.email)
		await requestCode(db, request.body.email)
		return null
	})

	serve(app, contract.verifyCode, async (request, reply) => {
		const { email, otp } = request.body
		await limits.spend('guessesByAddress', email)
		const token = await verifyEmail(db, email, otp)
		if (!token) throw refused('wrongCode', 'This code is wrong or has expired.')

		const maxAge = verifiedMinutes * 60
		reply.setCookie(verificationCookie, token, {
			path: '/api/auth',
			httpOnly: true,
			sameSite: 'strict',
			secure: isSecure,
			maxAge,
		})
		return { verification_token: token }
	})
}

function passwordRoutes(app: FastifyInstance, { db, limits, isSecure }: Kit) {
	serve(app, contract.forgotPassword, async (request) => {
		await limits.spend('codesByNetwork', request.ip)
		await limits.spend('resetsByAddress', request.body.email)
		return { token: await requestReset(db, request.body.email) }
	})

	serve(app, contract.resetPassword, async (request, reply) => {
		const { email, password, forget_password_token } = request.body
		await limits.spend('guessesByAddress', email)
		const account = await resetPassword(db, email, forget_password_token, password)
		if (!account)
			throw refused('resetExpired', 'The code is wrong or has expired. Please generate a new token.')
		clearSessionCookies(reply, isSecure)
		return null
	})
}

const tabNames = { candidate: 'Vyaktigat', employer: 'Sanstha', guest_user: 'Guest' }
