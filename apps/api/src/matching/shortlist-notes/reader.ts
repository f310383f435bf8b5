import type { FastifyRequest } from 'fastify'
import { organisationOf, signedIn } from '#http/session.ts'
import { viewerOf } from '#visibility/viewer.ts'
import type { Reader } from './queries.ts'

/** The member of a team who makes the request. */
export function readerOf(request: FastifyRequest): Reader {
	return { ...viewerOf(request), accountId: signedIn(request).id, organisationId: organisationOf(request) }
}
