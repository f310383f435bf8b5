import type { FastifyReply } from 'fastify'

/** Adds to the header `Link` of an answer (RFC 8288). */
export function addLink(reply: FastifyReply, target: string, relation: 'next' | 'successor-version') {
	const others = reply.getHeader('link')
	const link = `<${target}>; rel="${relation}"`
	reply.header('link', others ? `${String(others)}, ${link}` : link)
}
