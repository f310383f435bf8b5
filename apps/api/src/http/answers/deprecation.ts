import type { FastifyInstance } from 'fastify'
import { addLink } from './links.ts'

/**
 * Tells programs that an endpoint is to go: `Deprecation` says since when (RFC 9745), `Sunset` from when it may be gone
 * (RFC 8594), and `Link` what takes its place.
 */
export function announceDeprecation(app: FastifyInstance) {
	app.addHook('onRequest', async (request, reply) => {
		const deprecated = request.routeOptions.config.endpoint?.deprecated
		if (!deprecated) return
		reply
			.header('deprecation', `@${Date.parse(deprecated.since) / 1000}`)
			.header('sunset', new Date(deprecated.sunset).toUTCString())
		addLink(reply, `/api/${deprecated.successor}`, 'successor-version')
	})
}
