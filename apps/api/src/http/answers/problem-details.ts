import { STATUS_CODES } from 'node:http'
import { errorCodes, type ProblemDetails } from '@profile-search/contract/http/envelope'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Refusal } from '#platform/refusal.ts'

const mediaType = 'application/problem+json'
const names = new Map(Object.entries(errorCodes).map(([name, code]) => [code as number, name]))

/** Whether a program asks for refusals in the shape of RFC 9457. */
export function wantsProblem({ headers }: FastifyRequest) {
	return headers.accept?.includes(mediaType) ?? false
}

/** Answers with a refusal in the shape of RFC 9457. Its sentences are in the language of the reader. */
export function sendProblem(
	request: FastifyRequest,
	reply: FastifyReply,
	{ status: given, errorCode, message, fields }: Pick<Refusal, 'status' | 'errorCode' | 'message' | 'fields'>,
) {
	const status = given === 200 ? 422 : given
	reply.serializer(JSON.stringify).type(`${mediaType}; charset=utf-8`)
	return reply.code(status).send({
		type: `urn:problem:profile-search:${names.get(errorCode) ?? 'broken'}`,
		title: STATUS_CODES[status] ?? 'Error',
		status,
		detail: message,
		instance: `urn:uuid:${request.id}`,
		errorCode,
		...(fields && { fields }),
	} satisfies z.input<typeof ProblemDetails>)
}
