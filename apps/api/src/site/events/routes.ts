import { followEvents } from '@profile-search/contract/site/events'
import type { FastifyInstance } from 'fastify'
import { serve } from '#http/serve.ts'
import { signedIn } from '#http/session.ts'
import type { RouteContext } from '#platform/context/context.ts'
import { tooMany, unavailable } from '#platform/refusal.ts'
import { countUnread } from './queries.ts'
import { createStreams } from './streams.ts'

const longestWaitMs = 5000

export function eventRoutes(app: FastifyInstance, { db, connection: { url } }: RouteContext) {
	const streams = createStreams(db, url)
	// Runs before the server waits for its connections to end, which streams never do by themselves.
	app.addHook('preClose', () => streams.close())

	serve(app, followEvents, async (request, reply) => {
		const { id, sessionId } = signedIn(request)
		if (!request.headers.accept?.includes('text/event-stream')) return countUnread(db, id)
		if (!streams.hasRoom(id)) throw tooMany('siteRefusals.enoughPages', 60)
		const isListening = await Promise.race([
			streams.whenListening().then(() => true),
			new Promise<false>((resolve) => setTimeout(resolve, longestWaitMs, false)),
		])
		if (!isListening) throw unavailable('siteRefusals.noNews')

		// From here on this code writes the response, line by line; nothing may delay it by compression or buffering.
		reply.hijack()
		reply.raw.writeHead(200, {
			...definedHeaders(reply.getHeaders()),
			'content-type': 'text/event-stream; charset=utf-8',
			'cache-control': 'no-store, no-transform',
			'x-accel-buffering': 'no',
			// A connection left open afterwards would hold up a server that shuts down.
			connection: 'close',
		})
		reply.raw.write('retry: 3000\n\n')
		streams.open(id, sessionId, reply.raw)
		return { threads: 0, notifications: 0, waiting: 0, cases: 0 }
	})
}

function definedHeaders(headers: Record<string, number | string | string[] | undefined>) {
	return Object.fromEntries(
		Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
	)
}
