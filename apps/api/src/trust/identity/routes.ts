import * as contract from '@profile-search/contract/trust/identity'
import type { FastifyInstance } from 'fastify'
import { findAccount } from '#accounts/accounts/queries.ts'
import { provePassword } from '#accounts/two-step/prove-password.ts'
import { createLimits } from '#http/limits.ts'
import { originOf } from '#http/origin.ts'
import { serve } from '#http/serve.ts'
import { signedIn } from '#http/session.ts'
import type { RouteContext } from '#platform/context/context.ts'
import { notFound } from '#platform/refusal.ts'
import {
	askEmailChange,
	changeEmailOf,
	confirmEmailChange,
	findUndo,
	undoEmailChange,
} from './change-email.ts'
import { changeName, changeNameOf } from './change-name.ts'
import { transferOrganisation } from './transfer.ts'

export function identityRoutes(app: FastifyInstance, { connection, settings }: RouteContext) {
	const { db } = connection
	const limits = createLimits(connection, settings.rateLimits)

	serve(app, contract.showMyName, async (request) => {
		const account = await findAccount(db, signedIn(request).id)
		if (!account) throw notFound()
		return { f_name: account.firstName, middle_name: account.middleName, l_name: account.lastName }
	})

	serve(app, contract.changeName, (request) => changeName(db, signedIn(request).id, request.body))

	serve(app, contract.askEmailChange, async (request) => {
		const account = signedIn(request)
		const { email, present_password } = request.body
		await provePassword(db, limits, account, present_password)
		await limits.spend('codeByAddress', email)
		await limits.spend('codesByAddress', email)
		await askEmailChange(db, account, email)
		return null
	})

	serve(app, contract.confirmEmailChange, async (request) => ({
		email: await confirmEmailChange(db, signedIn(request), request.body.code, originOf(request)),
	}))

	serve(app, contract.showEmailUndo, async (request) => {
		await limits.spend('trackingByNetwork', request.ip)
		const change = await findUndo(db, request.params.token)
		if (!change) throw notFound('trustRefusals.linkGone')
		return { oldEmail: change.oldEmail, newEmail: change.newEmail }
	})

	serve(app, contract.undoEmailChange, async (request) => {
		await limits.spend('trackingByNetwork', request.ip)
		return { email: await undoEmailChange(db, request.params.token, originOf(request)) }
	})

	serve(app, contract.changeNameOf, async (request) => {
		const { reason, ...draft } = request.body
		const { accountId } = request.params
		await changeNameOf(db, { actorId: signedIn(request).id, accountId, reason }, draft)
		return null
	})

	serve(app, contract.changeEmailOf, async (request) => {
		await changeEmailOf(db, { actorId: signedIn(request).id, ...request.params, ...request.body })
		return null
	})

	serve(app, contract.transferOrganisation, async (request) => {
		const ownerId = request.params.accountId
		await transferOrganisation(db, { actorId: signedIn(request).id, ownerId, ...request.body })
		return null
	})
}
