import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { failureOf, isTracing, isUnderWay, startSpan, type Span } from '#platform/log/traces.ts'

/**
 * Traces every request by its method and route; its address may hold what nobody else should know. A call that a page makes
 * while it is rendered belongs to the request for the page, and one from another program to what that has in `traceparent`.
 */
export function traceRequests(app: FastifyInstance) {
	if (!isTracing()) return
	const spans = new WeakMap<FastifyRequest, Span>()

	app.addHook('onRequest', (request, _reply, done) => {
		const { method, headers, routeOptions } = request
		const route = routeOptions.url
		const span = startSpan(route ? `${method} ${route}` : method, {
			kind: isUnderWay() ? 'internal' : 'server',
			caller: isUnderWay() ? undefined : callerIn(headers.traceparent),
			attributes: {
				'http.request.method': method,
				...(route && { 'http.route': route }),
				'profile_search.request_id': request.id,
			},
		})
		if (!span) return done()
		spans.set(request, span)
		span.run(done)
	})
	// What reads a body goes on from the events of the connection.
	app.addHook('preValidation', (request, _reply, done) => {
		const span = spans.get(request)
		if (span) span.run(done)
		else done()
	})
	app.addHook('onError', async (request, _reply, error) => {
		if ((error.statusCode ?? 500) >= 500) spans.get(request)?.fail(failureOf(error))
	})
	app.addHook('onResponse', async (request, reply) => end(request, reply))
	app.addHook('onRequestAbort', async (request) => {
		spans.get(request)?.fail('aborted')
		spans.get(request)?.end()
		spans.delete(request)
	})

	function end(request: FastifyRequest, { statusCode }: FastifyReply) {
		const span = spans.get(request)
		span?.set({ 'http.response.status_code': statusCode })
		if (statusCode >= 500) span?.fail(String(statusCode))
		span?.end()
		spans.delete(request)
	}
}

function callerIn(header: string | string[] | undefined) {
	return typeof header === 'string' ? header : undefined
}
