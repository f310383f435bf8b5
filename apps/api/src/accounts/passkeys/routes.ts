import * as contract from '@profile-search/contract/accounts/passkeys'
import type { FastifyInstance } from 'fastify'
import { createLimits } from '#http/limits.ts'
import { originOf } from '#http/origin.ts'
import { serve } from '#http/serve.ts'
import { signedIn } from '#http/session.ts'
import type { RouteContext } from '#platform/context/context.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { notFound, refused } from '#platform/refusal.ts'
import { admit } from '../login/admit.ts'
import { refuseOtherTab } from '../login/tabs.ts'
import { recordActivity } from '../sessions/activity.ts'
import { provePassword } from '../two-step/prove-password.ts'
import { deletePasskeyOf, listPasskeysOf } from './queries.ts'
import { refuseNumberedHost, relyingPartyOf } from './relying-party.ts'

export function passkeyRoutes(app: FastifyInstance, { connection, publicUrl, settings }: RouteContext) {
	const { db } = connection
	const limits = createLimits(connection, settings.rateLimits)
	const isSecure = publicUrl.startsWith('https:')

	serve(app, contract.listPasskeys, (request) => listPasskeysOf(db, signedIn(request).id))

	serve(app, contract.startPasskey, async (request) => {
		const account = signedIn(request)
		const relyingParty = relyingPartyOf(publicUrl, request)
		refuseNumberedHost(request, relyingParty)
		await provePassword(db, limits, account, request.body.present_password)
		const { offerPasskey } = await import('./make-passkey.ts')
		return offerPasskey(db, account, relyingParty)
	})

	serve(app, contract.addPasskey, async (request) => {
		const { keepPasskey } = await import('./make-passkey.ts')
		return keepPasskey(
			db,
			signedIn(request).id,
			request.body,
			relyingPartyOf(publicUrl, request),
			originOf(request),
		)
	})

	serve(app, contract.deletePasskey, async (request) => {
		const account = signedIn(request)
		const { id } = account
		await provePassword(db, limits, account, request.body.present_password)
		await db.transaction(async (transaction) => {
			if (!(await deletePasskeyOf(transaction, id, request.params.passkeyId))) throw notFound()
			await recordActivity(transaction, id, 'passkey_removed', originOf(request))
			await enqueue(transaction, 'mail_security_change', { accountId: id, change: 'passkey_removed' })
		})
		return null
	})

	serve(app, contract.startPasskeyLogin, async (request) => {
		const relyingParty = relyingPartyOf(publicUrl, request)
		refuseNumberedHost(request, relyingParty)
		// No login gets far without a challenge from here, so counting challenges is enough.
		await limits.spend('loginsByNetwork', request.ip)
		const { offerLogin } = await import('./check-passkey.ts')
		return offerLogin(db, relyingParty)
	})

	serve(app, contract.logInWithPasskey, async (request, reply) => {
		const { user_type, session } = request.body
		const { checkPasskey } = await import('./check-passkey.ts')
		const account = await checkPasskey(
			db,
			request.body,
			relyingPartyOf(publicUrl, request),
			originOf(request),
		)
		if (!account) throw refused('unknownPasskey', 'accountsRefusals.unknownPasskey')
		refuseOtherTab(account, user_type)
		return admit({ db, isSecure }, request, reply, account, { kind: 'logged_in_with_passkey', session })
	})
}
