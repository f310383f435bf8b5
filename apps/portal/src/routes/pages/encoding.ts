import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'

/** How the bytes of an answer are compressed. */
export type Encoding = 'br' | 'gzip' | 'identity'

const threads = { br: promisify(brotliCompress), gzip: promisify(gzip) }

/** The encoding that the browser likes best, by its header `Accept-Encoding`. */
export function encodingFor(accepted: string | undefined): Encoding {
	return (accepted && negotiate(accepted, ['br', 'gzip'])) || 'identity'
}

/** Compresses in a thread: for many readers as small as is still quick, for one reader as quickly as is worth it. */
export async function compress(body: Buffer, encoding: Encoding, readers: 'many' | 'one') {
	if (encoding === 'identity') return body
	if (encoding === 'gzip') return threads.gzip(body, { level: readers === 'many' ? 7 : 3 })
	return threads.br(body, {
		params: { ...brotliParams(readers), [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
	})
}

/**
 * How brotli compresses. Its window holds a page. By default it is 4 MB, of memory that V8 counts: it collected its
 * whole heap at every tenth page.
 */
export function brotliParams(readers: 'many' | 'one') {
	return {
		[constants.BROTLI_PARAM_QUALITY]: readers === 'many' ? 6 : 3,
		[constants.BROTLI_PARAM_LGWIN]: 18,
	}
}
