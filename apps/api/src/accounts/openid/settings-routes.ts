import * as contract from '@profile-search/contract/accounts/openid'
import type { FastifyInstance } from 'fastify'
import { originOf } from '#http/origin.ts'
import { serve } from '#http/serve.ts'
import { signedIn } from '#http/session.ts'
import { notFound, unavailable } from '#platform/refusal.ts'
import { provePassword } from '../two-step/prove-password.ts'
import { beginAuthorization } from './authorization.ts'
import type { OpenidContext } from './context.ts'
import { setRequestCookie } from './cookie.ts'
import { listIdentitiesOf, unlinkIdentity } from './identities.ts'
import { shownProvider } from './providers.ts'

/** The sign-ins elsewhere of the signed-in account. */
export function openidSettingsRoutes(app: FastifyInstance, context: OpenidContext) {
	const { db, limits, isSecure, providers } = context

	serve(app, contract.listOpenidIdentities, async (request) => {
		const { id, userType } = signedIn(request)
		const identities = await listIdentitiesOf(db, id)
		const others = providers.all.filter(
			(each) => each.userTypes.includes(userType) && identities.every(({ provider }) => provider !== each.id),
		)
		return {
			identities: identities.map(({ provider, issuer, ...identity }) => ({
				...identity,
				// A provider that the settings no longer name opens nothing, but can be unlinked.
				provider: providers.find(provider)?.name ?? issuer.replace(/^https?:\/\//, ''),
			})),
			others: others.map(shownProvider),
		}
	})

	serve(app, contract.startOpenidLink, async (request, reply) => {
		const account = signedIn(request)
		const { id: accountId, userType } = account
		const provider = providers.get(request.body.provider, userType).id
		await provePassword(db, limits, account, request.body.present_password)
		const begun = await beginAuthorization(context, request.log, {
			provider,
			userType,
			next: '/settings',
			accountId,
		})
		if (!begun) throw unavailable('accountsRefusals.openidAway')
		setRequestCookie(reply, begun.token, isSecure)
		return { address: begun.address }
	})

	serve(app, contract.unlinkOpenid, async (request) => {
		const account = signedIn(request)
		await provePassword(db, limits, account, request.body.present_password)
		const isUnlinked = await db.transaction((transaction) =>
			unlinkIdentity(transaction, account.id, request.params.openidIdentityId, originOf(request)),
		)
		if (!isUnlinked) throw notFound()
		return null
	})
}
