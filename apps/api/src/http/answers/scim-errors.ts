import { errorCodes } from '@profile-search/contract/http/envelope'
import { scimMediaType } from '@profile-search/contract/profiles/employers/scim'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '#platform/refusal.ts'

const schema = 'urn:ietf:params:scim:api:messages:2.0:Error'

/** The kinds of errors of RFC 7644, section 3.12, that the portal tells apart. */
type ScimType =
	| 'invalidFilter'
	| 'invalidPath'
	| 'invalidSyntax'
	| 'invalidValue'
	| 'mutability'
	| 'uniqueness'

/** 400 or 409 with the kind that a directory acts on. */
export class ScimRefusal extends Refusal {
	readonly scimType: ScimType

	constructor(scimType: ScimType, message: string) {
		const isTaken = scimType === 'uniqueness'
		super(isTaken ? 409 : 400, isTaken ? errorCodes.conflict : errorCodes.malformed, message)
		this.scimType = scimType
	}
}

/** Whether a request is to an endpoint of SCIM, whose clients understand no other refusals. */
export function isForScim({ url }: FastifyRequest) {
	return url.startsWith('/api/scim/')
}

/** Answers with a refusal as RFC 7644, section 3.12, has it. */
export function sendScimError(
	reply: FastifyReply,
	{ status, message, scimType }: { status: number; message: string; scimType?: ScimType },
) {
	reply.serializer(JSON.stringify).type(`${scimMediaType}; charset=utf-8`)
	return reply.code(status).send({
		schemas: [schema],
		status: String(status),
		...(scimType && { scimType }),
		detail: message,
	})
}
