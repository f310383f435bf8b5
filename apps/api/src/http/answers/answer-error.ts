import { errorCodes } from '@profile-search/contract/http/envelope'
import { inLanguage } from '@profile-search/text/language'
import { sentenceOf } from '@profile-search/text/sentence'
import { DrizzleQueryError } from 'drizzle-orm'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { isStoreGone } from '#platform/files/store-gone.ts'
import { messageOf } from '#platform/log/error-text.ts'
import { isDatabaseGone } from '#platform/queue/database-gone.ts'
import { Refusal, conflict, malformed, unavailable } from '#platform/refusal.ts'
import { languageOf } from '../language.ts'
import { isForPerson, sendErrorPage } from './error-page.ts'
import { sendProblem, wantsProblem } from './problem-details.ts'
import { isForScim, sendScimError } from './scim-errors.ts'

/**
 * Turns anything thrown into the envelope. An error other than a refusal is a bug: it is logged, and the
 * answer leaves out its details.
 */
export function answerError(error: FastifyError | Refusal, request: FastifyRequest, reply: FastifyReply) {
	const refusal = refusalOf(error)
	// By the route, since an address may hold a key that opens something, or what somebody searched for.
	const place = { method: request.method, route: request.routeOptions.url }
	if (refusal.status === 500) request.log.error({ err: withoutData(error), ...place })
	if (refusal.status === 403) noteForbidden(request, place, refusal)
	if (refusal.status === 503) request.log.warn({ ...place, reason: messageOf(withoutData(error)) })
	if (refusal.retryAfter !== undefined) reply.header('retry-after', refusal.retryAfter)
	// Also where the request has failed before anything else was done in its language.
	return inLanguage(languageOf(request), () => {
		const said = {
			...refusal,
			message: sentenceOf(refusal.message),
			fields: refusal.fields && sentencesOf(refusal.fields),
		}
		if (isForPerson(request)) return sendErrorPage(reply, said)
		if (isForScim(request)) return sendScimError(reply, said)
		return wantsProblem(request) ? sendProblem(request, reply, said) : sendRefusal(reply, said)
	})
}

type Said = Pick<Refusal, 'status' | 'errorCode' | 'message' | 'fields'>

function sendRefusal(reply: FastifyReply, { status, errorCode, message, fields }: Said) {
	// A refusal with status 200 does not fit the schema of the endpoint's success.
	reply.serializer(JSON.stringify).type('application/json; charset=utf-8')
	return reply.code(status).send({
		errorCode,
		message,
		details: null,
		...(fields && { fields }),
	})
}

function sentencesOf(fields: Record<string, string>) {
	return Object.fromEntries(Object.entries(fields).map(([name, message]) => [name, sentenceOf(message)]))
}

/** Logs who was refused what: one such line is a mistake, many are an attack. */
function noteForbidden({ log, ip, account }: FastifyRequest, place: object, { message }: Refusal) {
	log.warn({ ...place, ip, accountId: account?.id ?? null, reason: message }, 'Refused')
}

/** A query error carries the query's values, which must not be logged. Its cause says enough. */
function withoutData(error: Error) {
	return error instanceof DrizzleQueryError && error.cause ? error.cause : error
}

function refusalOf(error: FastifyError | Refusal): Refusal {
	if (error instanceof Refusal) return error
	if (hasZodFastifySchemaValidationErrors(error)) return refusalOfInput(error.validation)
	if (isUnstorable(error)) return malformed('refusals.unstorable')
	if (isLeftBehind(error)) return conflict('refusals.leftBehind')
	if (isDatabaseGone(error)) return unavailable('refusals.databaseGone')
	if (isStoreGone(error)) return unavailable('refusals.filesGone')
	if (isDiskFull(error)) return unavailable('refusals.diskFull')
	if (isTooSlow(error)) return unavailable('refusals.tooSlow')
	if (error.statusCode === 413) return new Refusal(413, errorCodes.tooLarge, 'refusals.tooLarge')
	if (error.statusCode === 415) return new Refusal(415, errorCodes.malformed, 'refusals.sendJson')
	if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500)
		return malformed('refusals.notUnderstood')
	return new Refusal(500, errorCodes.broken, 'refusals.broken')
}

type InputIssue = { instancePath: string; message?: string }

function refusalOfInput(issues: readonly InputIssue[]) {
	const fields: Record<string, string> = {}
	for (const issue of issues) {
		const field = issue.instancePath.split('/').filter(Boolean).join('.')
		fields[field] ??= issue.message ?? 'refusals.checkThis'
	}
	const message = Object.values(fields)[0] ?? 'refusals.checkAll'
	return new Refusal(400, errorCodes.malformed, message, { fields })
}

/** PostgreSQL stores neither NUL characters nor broken Unicode. */
function isUnstorable(error: Error) {
	const cause = withoutData(error)
	return 'code' in cause && (cause.code === '22021' || cause.code === '22P05')
}

/** PostgreSQL and the file system report this with different codes. */
function isDiskFull(error: Error) {
	const cause = withoutData(error)
	return 'code' in cause && /^(53100|ENOSPC|EDQUOT)$/.test(String(cause.code))
}

/** A statement, a lock wait or an idle transaction reached its time limit. */
function isTooSlow(error: Error) {
	const cause = withoutData(error)
	return 'code' in cause && /^(57014|55P03|25P0[34])$/.test(String(cause.code))
}

/** Something the request named has just disappeared, such as a skill merged into another. */
function isLeftBehind(error: Error) {
	const cause = withoutData(error)
	return 'code' in cause && cause.code === '23503'
}
