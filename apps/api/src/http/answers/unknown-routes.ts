import type { FastifyInstance } from 'fastify'
import { methodNotAllowed, notFound } from '#platform/refusal.ts'
import { answerError } from './answer-error.ts'

/**
 * Answers requests that no route takes: 405 with the methods that the address does take (RFC 9110, section 15.5.6), or 404 where
 * it takes none. To be called before the routes are added.
 */
export function answerUnknownRoutes(app: FastifyInstance) {
	const methodsOf = new Map<string, Set<string>>()
	app.addHook('onRoute', ({ url, method }) => {
		// The pages take every address.
		if (url.includes('*')) return
		const methods = methodsOf.get(url) ?? new Set()
		methodsOf.set(url, methods)
		for (const each of [method].flat()) methods.add(each)
	})

	let patterns: { pattern: RegExp; methods: ReadonlySet<string> }[] | undefined

	function methodsAt(path: string) {
		patterns ??= [...methodsOf].map(([url, methods]) => ({ pattern: patternOf(url), methods }))
		const fitting = patterns.filter(({ pattern }) => pattern.test(path))
		return [...new Set(fitting.flatMap(({ methods }) => [...methods]))].toSorted()
	}

	app.setNotFoundHandler((request, reply) => {
		const allowed = methodsAt(request.url.split('?')[0] ?? '')
		if (allowed.length === 0) return answerError(notFound(), request, reply)
		return answerError(methodNotAllowed(), request, reply.header('allow', allowed.join(', ')))
	})
}

/** What the addresses of a route look like. */
function patternOf(url: string) {
	return new RegExp(`^${url.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')}$`)
}
