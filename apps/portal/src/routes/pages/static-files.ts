import { fileURLToPath } from 'node:url'
import fastifyCompress from '@fastify/compress'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { brotliParams } from './encoding.ts'

const serviceWorker = /\/service-worker\.js(?:\.(?:br|gz))?$/
/** A service worker fetches by the policy of its own file: pages and files of the portal, and nothing else. */
const policyOfWorker = "default-src 'none'; connect-src 'self'"

const build = new URL('../../../../web/build/', import.meta.url)

/** Serves the files of the built pages by name; the build has compressed them. */
export async function staticFiles(app: FastifyInstance) {
	await app.register(fastifyCompress, {
		threshold: 1024,
		encodings: ['br', 'gzip'],
		brotliOptions: { params: brotliParams('one') },
	})
	await app.register(fastifyStatic, {
		root: fileURLToPath(new URL('client/', build)),
		wildcard: false,
		index: false,
		preCompressed: true,
		globIgnore: ['**/*.{br,gz}'],
		setHeaders(response, path) {
			response.header('cache-control', cacheControl(path))
			if (serviceWorker.test(path)) response.header('content-security-policy', policyOfWorker)
		},
	})
}

/**
 * Files with a content hash in their name never change. The service worker is revalidated, since its address never
 * changes.
 */
function cacheControl(path: string) {
	if (path.includes('/assets/')) return 'public, max-age=31536000, immutable'
	return serviceWorker.test(path) ? 'no-cache' : 'public, max-age=3600'
}
