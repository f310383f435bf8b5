import * as contract from '@profile-search/contract/accounts/access-tokens'
import type { FastifyInstance } from 'fastify'
import { createLimits } from '#http/limits.ts'
import { originOf } from '#http/origin.ts'
import { serve } from '#http/serve.ts'
import { signedIn } from '#http/session.ts'
import type { RouteContext } from '#platform/context/context.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { conflict, forbidden, malformedAt, notFound } from '#platform/refusal.ts'
import { hashToken, newAccessToken } from '#platform/secrets.ts'
import { lockAccount } from '../accounts/queries.ts'
import { recordActivity } from '../sessions/activity.ts'
import { provePassword } from '../two-step/prove-password.ts'
import {
	countAccessTokens,
	deleteAccessTokenOf,
	insertAccessToken,
	leadsTeam,
	listAccessTokensOf,
	mostTokens,
} from './queries.ts'

export function accessTokenRoutes(app: FastifyInstance, { connection, settings }: RouteContext) {
	const { db } = connection
	const limits = createLimits(connection, settings.rateLimits)

	serve(app, contract.listAccessTokens, async (request) => {
		const account = signedIn(request)
		return { items: await listAccessTokensOf(db, account), isForTeam: leadsTeam(account) }
	})

	serve(app, contract.createAccessToken, async (request) => {
		const account = signedIn(request)
		const { kind, name, days, present_password } = request.body
		const scopes = [...new Set(request.body.scopes)]
		if (kind === 'organisation') {
			if (!leadsTeam(account)) throw forbidden('accountsRefusals.onlyLeaders')
			if (!scopes.every((scope) => contract.organisationScopes.includes(scope)))
				throw malformedAt('body.scopes', 'accountsRefusals.organisationScopes')
		}
		await provePassword(db, limits, account, present_password)

		const token = newAccessToken(kind)
		return db.transaction(async (transaction) => {
			await lockAccount(transaction, account.id)
			if ((await countAccessTokens(transaction, account.id)) >= mostTokens)
				throw conflict('accountsRefusals.tooManyTokens', { most: mostTokens })
			const accessToken = await insertAccessToken(transaction, {
				accountId: account.id,
				kind,
				name,
				scopes,
				tokenHash: hashToken(token),
				hint: token.slice(-4),
				expiresAt: new Date(Date.now() + days * 86_400_000),
			})
			await recordActivity(transaction, account.id, 'access_token_made', originOf(request))
			await enqueue(transaction, 'mail_security_change', {
				accountId: account.id,
				change: 'access_token_made',
			})
			return { token, accessToken: { ...accessToken, madeBy: null } }
		})
	})

	serve(app, contract.deleteAccessToken, async (request) => {
		const account = signedIn(request)
		await db.transaction(async (transaction) => {
			const ownerId = await deleteAccessTokenOf(transaction, account, request.params.accessTokenId)
			if (!ownerId) throw notFound('accountsRefusals.tokenRemoved')
			await recordActivity(transaction, ownerId, 'access_token_removed', originOf(request))
		})
		return null
	})
}
