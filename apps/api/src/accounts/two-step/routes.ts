import * as contract from '@profile-search/contract/accounts/two-step'
import type { FastifyInstance } from 'fastify'
import { createLimits } from '#http/limits.ts'
import { originOf } from '#http/origin.ts'
import { serve } from '#http/serve.ts'
import { signedIn } from '#http/session.ts'
import type { RouteContext } from '#platform/context/context.ts'
import { provePassword } from './prove-password.ts'
import { countRecoveryCodes } from './recovery-codes.ts'
import { findAuthenticator } from './second-step.ts'
import { authenticatorUri } from './totp.ts'
import { confirmAuthenticator, renewRecoveryCodesOf, startAuthenticator, turnOff } from './turn-on.ts'

export function twoStepRoutes(app: FastifyInstance, { connection, settings }: RouteContext) {
	const { db } = connection
	const limits = createLimits(connection, settings.rateLimits)

	serve(app, contract.showTwoStep, async (request) => {
		const { id } = signedIn(request)
		const authenticator = await findAuthenticator(db, id)
		return {
			isOn: authenticator !== undefined,
			since: authenticator?.confirmedAt ?? null,
			recoveryCodesLeft: await countRecoveryCodes(db, id),
		}
	})

	serve(app, contract.startTwoStep, async (request) => {
		const account = signedIn(request)
		await provePassword(db, limits, account, request.body.present_password)
		const secret = await startAuthenticator(db, account.id)
		return { secret, uri: authenticatorUri(secret, account.email) }
	})

	serve(app, contract.confirmTwoStep, async (request) => {
		const { id } = signedIn(request)
		await limits.spend('secondStepsByAccount', id)
		const recoveryCodes = await confirmAuthenticator(db, id, request.body.code, originOf(request))
		await limits.forgive('secondStepsByAccount', id)
		return { recoveryCodes }
	})

	serve(app, contract.renewRecoveryCodes, async (request) => {
		const account = signedIn(request)
		await provePassword(db, limits, account, request.body.present_password)
		return { recoveryCodes: await renewRecoveryCodesOf(db, account.id, originOf(request)) }
	})

	serve(app, contract.endTwoStep, async (request) => {
		const account = signedIn(request)
		await provePassword(db, limits, account, request.body.present_password)
		await turnOff(db, account.id, originOf(request))
		return null
	})
}
