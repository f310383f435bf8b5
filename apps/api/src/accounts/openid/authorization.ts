import type { UserType } from '@profile-search/contract/accounts/accounts'
import type { OpenidTrouble } from '@profile-search/contract/accounts/openid'
import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { originOf } from '#http/origin.ts'
import type { OpenidContext } from './context.ts'
import { requestTokenOf } from './cookie.ts'
import { linkIdentity } from './identities.ts'
import { insertRequest, claimRequest, updateAnswer } from './requests.ts'

type Purpose = { provider: string; userType: UserType; next: string; accountId: string | null }
type Trouble = z.infer<typeof OpenidTrouble>

/** The page of the provider, and the token of the request for the browser. Undefined when the provider is away. */
export async function beginAuthorization(
	{ db, providers }: OpenidContext,
	log: FastifyBaseLogger,
	purpose: Purpose,
) {
	const client = await providers.clientOf(purpose.provider).catch(tell(log, purpose.provider))
	if (!client) return undefined
	const { authorizationUrl, newChecks } = await import('./client.ts')
	const checks = newChecks()
	const address = await authorizationUrl(client, providers.callbackOf(purpose.provider), checks)
	return { address: address.href, token: await insertRequest(db, { ...checks, ...purpose }) }
}

/**
 * Takes the answer that a browser has brought back: for a login it is kept until the person goes on, for a link it takes
 * effect now, since the password was asked for before. Says why not, if it proves nothing.
 */
export async function handleCallback(
	{ db, isSecure, providers }: OpenidContext,
	request: FastifyRequest,
	provider: string,
): Promise<'named' | 'linked' | Trouble> {
	const answered = providers.callbackOf(provider)
	answered.search = new URL(request.url, answered).search
	const state = answered.searchParams.get('state') ?? ''
	const token = requestTokenOf(request, isSecure)
	const begun = providers.find(provider) && (await claimRequest(db, token, { provider, state }))
	if (!begun) return 'expired'

	const { isUnreachable, exchangeCode } = await import('./client.ts')
	const named = await providers
		.clientOf(provider)
		.then((client) => exchangeCode(client, answered, begun))
		.catch((error: unknown) => {
			tell(request.log, provider)(error)
			return isUnreachable(error) ? ('unavailable' as const) : ('refused' as const)
		})
	if (typeof named === 'string') return named

	const { accountId } = begun
	if (!accountId) {
		await updateAnswer(db, begun.id, named)
		return 'named'
	}
	if (request.account?.id !== accountId || request.account.isSuspended) return 'expired'
	const isLinked = await db.transaction((transaction) =>
		linkIdentity(transaction, accountId, { provider, ...named }, originOf(request)),
	)
	return isLinked ? 'linked' : 'taken'
}

/** For the operator, who may have set the provider up wrongly. */
function tell(log: FastifyBaseLogger, provider: string) {
	return (error: unknown) => void log.warn({ err: error, provider }, 'A login by OpenID Connect failed.')
}
