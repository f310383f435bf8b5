import { fileURLToPath } from 'node:url'
import fastifyCompress from '@fastify/compress'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { brotliParams } from './encoding.ts'

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
		},
	})
}

/**
 * Files with a content hash in their name never change. The service worker is revalidated, since its address never
 * changes.
 */
function cacheControl(path: string) {
	if (path.includes('/assets/')) return 'public, max-age=31536000, immutable'
	return /\/service-worker\.js(?:\.(?:br|gz))?$/.test(path) ? 'no-cache' : 'public, max-age=3600'
}
