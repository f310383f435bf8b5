import { errorCodes } from '@profile-search/contract/http/envelope'
import type { Db } from '@profile-search/db/client'
import { idempotencyKeys } from '@profile-search/db/schema/accounts/idempotency-keys'
import { and, eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseGone } from '#platform/queue/database-gone.ts'
import { conflict, malformed, Refusal } from '#platform/refusal.ts'
import { hashToken } from '#platform/secrets.ts'
import { scopeFor } from '../access-token.ts'

declare module 'fastify' {
	// oxlint-disable-next-line typescript/consistent-type-definitions -- fastify is extended by merging its interface
	interface FastifyRequest {
		/** Under which key the answer of this call is to be kept. */
		idempotencyKey: string | null
		/** Whether the database was lost on the way: nobody knows then what was saved. */
		hasLostDatabase: boolean
	}
}

/**
 * Lets a program repeat a call that creates or changes something (draft-ietf-httpapi-idempotency-key-header-07): a call
 * with the `Idempotency-Key` of an earlier one is answered as that one was, so nothing is created twice, and no change is in
 * conflict with itself. Keys belong to their account, for a day.
 */
export function answerRepeats(app: FastifyInstance, db: Db) {
	app.decorateRequest('idempotencyKey', null)
	app.decorateRequest('hasLostDatabase', false)
	app.addHook('preHandler', async (request, reply) => {
		const key = request.headers['idempotency-key']
		if (typeof key === 'string' && isKept(request)) return begin(db, request, reply, key)
	})
	app.addHook('onError', async (request, _reply, error) => {
		request.hasLostDatabase = isDatabaseGone(error)
	})
	app.addHook('onSend', async (request, reply, payload) => {
		const { idempotencyKey, account } = request
		if (idempotencyKey === null || !account || isUncertain(request, reply)) return
		const isKey = and(eq(idempotencyKeys.accountId, account.id), eq(idempotencyKeys.key, idempotencyKey))
		try {
			if (isPassing(reply.statusCode)) await db.delete(idempotencyKeys).where(isKey)
			else
				await db
					.update(idempotencyKeys)
					.set({ status: reply.statusCode, answer: String(payload) })
					.where(isKey)
		} catch (err) {
			// What was asked for is done, and says so. A repeat is told that nothing is known of it.
			request.log.error({ err }, 'The answer to a call with an idempotency key was not kept.')
		}
	})
}

/** Whether a call creates or changes something for an account and is open to programs. */
function isKept({ method, account, routeOptions: { config } }: FastifyRequest) {
	const { endpoint } = config
	return (
		(method === 'POST' || method === 'PUT') &&
		account !== null &&
		endpoint !== undefined &&
		scopeFor(endpoint) !== null
	)
}

/** Whether the call may have been carried out though its answer is a failure: then a repeat is told to look. */
function isUncertain({ hasLostDatabase }: FastifyRequest, { statusCode }: FastifyReply) {
	return hasLostDatabase || statusCode === 500
}

/** Whether the same call was refused for now and may have another outcome later: then a repeat is carried out. */
function isPassing(status: number) {
	return status > 500 || status === 429
}

/** The hash of a call, with the files of its form. */
async function digestOf({ method, url, body }: FastifyRequest) {
	const files = Object.values(body ?? {})
		.flat()
		.filter((value) => value instanceof File)
	const hashes = await Promise.all(
		files.map(async (file) => [file.name, hashToken(new Uint8Array(await file.arrayBuffer()))]),
	)
	return hashToken(JSON.stringify([method, url, body ?? null, hashes]))
}

async function begin(db: Db, request: FastifyRequest, reply: FastifyReply, key: string) {
	const { account } = request
	if (!account) return undefined
	if (!/^[\x20-\x7e]{1,255}$/.test(key)) throw malformed('refusals.idempotency.key')

	const digest = await digestOf(request)
	const [begun] = await db
		.insert(idempotencyKeys)
		.values({ accountId: account.id, key, digest })
		.onConflictDoNothing()
		.returning({ key: idempotencyKeys.key })
	if (begun) {
		request.idempotencyKey = key
		return undefined
	}
	const [earlier] = await db
		.select()
		.from(idempotencyKeys)
		.where(and(eq(idempotencyKeys.accountId, account.id), eq(idempotencyKeys.key, key)))
	if (earlier && earlier.digest !== digest)
		throw new Refusal(422, errorCodes.malformed, 'refusals.idempotency.otherCall')
	if (!earlier?.status || earlier.answer === null) throw conflict('refusals.idempotency.unknown')
	return reply
		.code(earlier.status)
		.header('idempotent-replayed', 'true')
		.type('application/json; charset=utf-8')
		.serializer(String)
		.send(earlier.answer)
}
