import { errorCodes } from '@profile-search/contract/http/envelope'
import { problem } from '@profile-search/contract/platform/problem'
import type { TextKey } from '@profile-search/text/translate'

/** What the text of a key is filled in with. */
type Values = Record<string, string | number>

/**
 * An expected refusal. Its message is a code with parameters, of which the answer makes a sentence in the
 * language of the reader; it is sent in an envelope with its error code.
 */
export class Refusal extends Error {
	readonly status: number
	readonly errorCode: number
	readonly fields: Record<string, string> | undefined
	readonly retryAfter: number | undefined

	constructor(
		status: number,
		errorCode: number,
		message: string,
		extra: { fields?: Record<string, string>; retryAfter?: number } = {},
	) {
		super(message)
		this.status = status
		this.errorCode = errorCode
		this.fields = extra.fields
		this.retryAfter = extra.retryAfter
	}
}

/** 400: the request cannot be understood, or names something that does not exist. The fields have codes too. */
export function malformed(key: TextKey, fields?: Record<string, string>, values?: Values) {
	return new Refusal(400, errorCodes.malformed, problem(key, values), fields ? { fields } : {})
}

/** 400: one field of the request is wrong. */
export function malformedAt(field: string, key: TextKey, values?: Values) {
	const message = problem(key, values)
	return new Refusal(400, errorCodes.malformed, message, { fields: { [field]: message } })
}

/** 401: there is no session, or it has ended. */
export function notSignedIn(key: TextKey = 'refusals.logIn') {
	return new Refusal(401, errorCodes.notSignedIn, key)
}

/** 403: this account may not do that. */
export function forbidden(key: TextKey = 'refusals.notAllowed', values?: Values) {
	return new Refusal(403, errorCodes.forbidden, problem(key, values))
}

/** 404: does not exist, or is not yours. */
export function notFound(key: TextKey = 'refusals.nothingHere', values?: Values) {
	return new Refusal(404, errorCodes.notFound, problem(key, values))
}

/** 405: the address takes other methods. */
export function methodNotAllowed() {
	return new Refusal(405, errorCodes.methodNotAllowed, 'refusals.otherMethod')
}

/** 409: the current state does not allow it. */
export function conflict(key: TextKey, values?: Values) {
	return new Refusal(409, errorCodes.conflict, problem(key, values))
}

/** 410: it existed, and will not come back. */
export function gone(key: TextKey) {
	return new Refusal(410, errorCodes.gone, key)
}

/** 429: too often; try again after that many seconds. */
export function tooMany(key: TextKey, retryAfter: number, values?: Values) {
	return new Refusal(429, errorCodes.tooMany, problem(key, values), { retryAfter })
}

/** 503: a part is unavailable at the moment. */
export function unavailable(key: TextKey) {
	return new Refusal(503, errorCodes.unavailable, key, { retryAfter: 5 })
}

/** 200 with an error code: a refusal that a form of the specification shows, such as a wrong password. */
export function refused(
	code: keyof typeof errorCodes,
	key: TextKey,
	fields?: Record<string, string>,
	values?: Values,
) {
	return new Refusal(200, errorCodes[code], problem(key, values), fields ? { fields } : {})
}

/** Returns a refusal as a value; throws any other error. */
export function refusalOf(error: unknown) {
	if (error instanceof Refusal) return error
	throw error
}
