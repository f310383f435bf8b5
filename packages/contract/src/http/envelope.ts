import { z } from 'zod'

/** Every error code of a response; 0 is success. The HTTP status says how a program should react, the code says why. */
export const errorCodes = {
	success: 0,
	malformed: 400,
	notSignedIn: 401,
	forbidden: 403,
	notFound: 404,
	methodNotAllowed: 405,
	conflict: 409,
	gone: 410,
	tooLarge: 413,
	tooMany: 429,
	broken: 500,
	unavailable: 503,
	wrongPassword: 1001,
	wrongUserType: 1002,
	secondStepNeeded: 1004,
	wrongSecondStep: 1005,
	unknownPasskey: 1006,
	merged: 1007,
	openidExpired: 1008,
	wrongCode: 1101,
	emailNotVerified: 1102,
	emailTaken: 1103,
	resetExpired: 1201,
	commonPassword: 1202,
	captchaNeeded: 1301,
} as const

/** The shape of every response. `fields` gives the errors of the input, by field. */
export type Envelope<Details> = {
	errorCode: number
	message: string
	details: Details | null
	fields?: Record<string, string>
}

const whys = Object.entries(errorCodes).flatMap(([name, code]) => (code ? [`${code} ${name}`] : []))

/** The schema of a refusal, for the OpenAPI document. */
export const RefusalEnvelope = z.object({
	errorCode: z.number().int().describe(whys.join(', ')),
	message: z.string(),
	details: z.null(),
	fields: z
		.record(z.string(), z.string())
		.optional()
		.describe('what was wrong with which field of the input'),
})

/**
 * A refusal in the shape of RFC 9457, for programs that accept `application/problem+json`. A refusal whose envelope has
 * status 200, such as a wrong password, has status 422 here.
 */
export const ProblemDetails = z.object({
	type: z.string().describe('urn:problem:profile-search: and the name of the error code'),
	title: z.string(),
	status: z.number().int(),
	detail: z.string().describe('a sentence for a person'),
	instance: z.string().describe('the id of the request, as in the log'),
	errorCode: RefusalEnvelope.shape.errorCode,
	fields: RefusalEnvelope.shape.fields,
})

type Carried = 'details' | 'result'

const made: Record<Carried, WeakMap<z.ZodType, ReturnType<typeof makeEnvelope>>> = {
	details: new WeakMap(),
	result: new WeakMap(),
}

/** The schema of a successful response that has these details under this key. It is made once, since compiling it takes time. */
export function envelopeOf(details: z.ZodType, carries: Carried = 'details') {
	const schema = made[carries].get(details) ?? makeEnvelope(details, carries)
	made[carries].set(details, schema)
	return schema
}

function makeEnvelope(details: z.ZodType, carries: Carried) {
	return z.object({ errorCode: z.number().int(), message: z.string(), [carries]: details })
}
