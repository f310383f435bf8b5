import type { FastifyInstance } from 'fastify'
import { hashToken } from '#platform/secrets.ts'
import { accessTokenOf } from '../access-token.ts'

/**
 * Lets a program ask whether what it has read before is still so (RFC 9110, section 13): answers to access tokens have
 * the hash of their body as `ETag`, and a call with that in `If-None-Match` is answered 304, without a body. Pages do not
 * need it, and their answers are not hashed.
 */
export function tagAnswers(app: FastifyInstance) {
	app.addHook('onSend', async (request, reply, payload) => {
		const isWhole = typeof payload === 'string' || payload instanceof Buffer
		if (request.method !== 'GET' || reply.statusCode !== 200 || !isWhole || !accessTokenOf(request))
			return payload
		const tag = `"${hashToken(payload)}"`
		reply
			.header('etag', tag)
			.header('cache-control', 'private, no-cache')
			.header('vary', 'authorization, accept-language')
		if (!hasTag(request.headers['if-none-match'], tag)) return payload
		reply.code(304).removeHeader('content-type').removeHeader('content-length')
		return null
	})
}

/** Whether an `If-None-Match` names this tag. Strong and weak ones count as the same, as the RFC asks for. */
export function hasTag(known: string | undefined, tag: string) {
	const named = known?.split(',').map((each) => withoutWeakness(each.trim())) ?? []
	return named.includes('*') || named.includes(withoutWeakness(tag))
}

function withoutWeakness(tag: string) {
	return tag.replace(/^W\//, '')
}
