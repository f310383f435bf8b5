import { errorCodes } from '@profile-search/contract/http/envelope'

/**
 * An expected refusal. Its message is a sentence for a person; it is sent in an envelope with its error code.
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

/** 400: the request cannot be understood, or names something that does not exist. */
export function malformed(message: string, fields?: Record<string, string>) {
	return new Refusal(400, errorCodes.malformed, message, fields ? { fields } : {})
}

/** 401: there is no session, or it has ended. */
export function notSignedIn(message = 'Please log in first.') {
	return new Refusal(401, errorCodes.notSignedIn, message)
}

/** 403: this account may not do that. */
export function forbidden(message = 'Your account may not do this.') {
	return new Refusal(403, errorCodes.forbidden, message)
}

/** 404: does not exist, or is not yours. */
export function notFound(message = 'There is nothing at this address.') {
	return new Refusal(404, errorCodes.notFound, message)
}

/** 409: the current state does not allow it. */
export function conflict(message: string) {
	return new Refusal(409, errorCodes.conflict, message)
}

/** 410: it existed, and will not come back. */
export function gone(message: string) {
	return new Refusal(410, errorCodes.gone, message)
}

/** 429: too often; try again after that many seconds. */
export function tooMany(message: string, retryAfter: number) {
	return new Refusal(429, errorCodes.tooMany, message, { retryAfter })
}

/** 503: a part is unavailable at the moment. */
export function unavailable(message: string) {
	return new Refusal(503, errorCodes.unavailable, message, { retryAfter: 5 })
}

/** 200 with an error code: a refusal that a form of the specification shows, such as a wrong password. */
export function refused(code: keyof typeof errorCodes, message: string, fields?: Record<string, string>) {
	return new Refusal(200, errorCodes[code], message, fields ? { fields } : {})
}
