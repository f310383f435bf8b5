import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * A hook for what is served to this machine only: everybody else is answered that there is nothing. The host name is
 * checked too, since another site may point its own name to this machine.
 */
export async function localOnly(request: FastifyRequest, reply: FastifyReply) {
	// The raw header is read, since a trusted proxy could set another one.
	const { socket, headers, httpVersion } = request.raw
	const isLocal =
		['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(socket.remoteAddress ?? '') &&
		/^(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?$/.test(headers.host ?? '')
	// Proxies announce themselves in one of these headers, or use the older HTTP version.
	const isForwarded =
		httpVersion === '1.0' ||
		Object.keys(headers).some((name) => /^(?:x-forwarded|x-real-ip|forwarded|via)/.test(name))
	if (isLocal && !isForwarded) return
	return reply.code(404).type('text/plain').send('refusals.nothingHere')
}
