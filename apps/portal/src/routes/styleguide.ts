import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { localOnly } from './local-only.ts'

const folder = fileURLToPath(new URL('../../../web/build/styleguide/', import.meta.url))
/** The UI kit positions and sizes with style attributes, and adds styles. */
const policy =
	"default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; base-uri 'none'; object-src 'none'; frame-ancestors 'none'"

/**
 * Serves the styleguide to this machine, where it was built: `npm run dev` and the tests build it, a release does not.
 */
export function styleguideRoutes(app: FastifyInstance, root = folder) {
	if (!existsSync(root)) return
	app.register(async (pages) => {
		pages.addHook('onRequest', localOnly)
		await pages.register(fastifyStatic, {
			root,
			prefix: '/styleguide/',
			decorateReply: false,
			setHeaders: (response) => response.header('content-security-policy', policy),
		})
		pages.get('/styleguide', (request, reply) =>
			reply.redirect(`/styleguide/${new URL(request.url, 'http://local.invalid').search}`),
		)
	})
}
