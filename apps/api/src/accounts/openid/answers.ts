import type { Db } from '@profile-search/db/client'
import type { FastifyRequest } from 'fastify'
import type { Origin } from '#http/origin.ts'
import { conflict, forbidden, refused } from '#platform/refusal.ts'
import { findAccount } from '../accounts/queries.ts'
import type { OpenidContext } from './context.ts'
import { requestTokenOf } from './cookie.ts'
import { linkIdentity } from './identities.ts'
import { type Answer, deleteRequest, findAnswer } from './requests.ts'

/** What a provider has answered to this browser, as long as the operator still trusts that provider. */
export async function findAnswerOf({ db, isSecure, providers }: OpenidContext, request: FastifyRequest) {
	const answer = await findAnswer(db, requestTokenOf(request, isSecure))
	const provider = answer && providers.find(answer.provider)
	return provider && { answer, provider }
}

export async function answerOf(context: OpenidContext, request: FastifyRequest) {
	const found = await findAnswerOf(context, request)
	if (!found) throw expired()
	return found
}

export function expired() {
	return refused('openidExpired', 'accountsRefusals.openidExpired')
}

/**
 * Only the password opens a suspended account, to read why and to object; others may hold its sign-in elsewhere. Called
 * in the transaction of the login, once an account that was leaving has its earlier status back.
 */
export async function refuseSuspended(db: Db, accountId: string) {
	const account = await findAccount(db, accountId)
	if (account?.status === 'suspended') throw forbidden('accountsRefusals.openidSuspended')
}

/** Uses an answer up: of two calls with it, even at the same moment, one passes. */
export async function consumeAnswer(db: Db, { id }: Answer) {
	if (!(await deleteRequest(db, id))) throw expired()
}

/** Uses an answer up by linking it with an account that was proved. */
export async function link(db: Db, accountId: string, answer: Answer, origin: Origin) {
	await refuseSuspended(db, accountId)
	await consumeAnswer(db, answer)
	if (!(await linkIdentity(db, accountId, answer, origin))) throw conflict('accountsRefusals.openidTaken')
}
