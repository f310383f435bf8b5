import { once } from 'node:events'
import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'

type Attribute = { key: string; value: { stringValue?: string; intValue?: number } }
export type Span = {
	traceId: string
	spanId: string
	parentSpanId?: string
	name: string
	kind: number
	attributes: Attribute[]
}
type Sent = {
	resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: Span[] }[] }[]
}

/** A collector of traces, which keeps what it is sent by OTLP over HTTP. */
export async function startCollector() {
	const sent: Sent[] = []
	const keys = new Set<unknown>()
	const paths = new Set<unknown>()
	const server = createServer(async (request, response) => {
		keys.add(request.headers['x-key'])
		paths.add(request.url)
		sent.push((await json(request)) as Sent)
		response.setHeader('content-type', 'application/json').end('{}')
	})
	server.listen(0, '127.0.0.1')
	await once(server, 'listening')
	const address = server.address()
	return {
		url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
		sent,
		/** The values of the header `x-key`, and the paths that were called. */
		keys,
		paths,
		/** The spans of a trace, each with the process that it is from. */
		spansOf: (traceId: string) =>
			sent
				.flatMap(({ resourceSpans }) => resourceSpans)
				.flatMap(({ resource, scopeSpans }) => {
					const process = valueOf(resource.attributes, 'profile_search.process')
					return scopeSpans.flatMap(({ spans }) => spans.map((span) => ({ ...span, process })))
				})
				.filter((span) => span.traceId === traceId),
		async [Symbol.asyncDispose]() {
			server.closeAllConnections()
			await new Promise((closed) => server.close(closed))
		},
	}
}

/** What a span or a resource says under this name. */
export function valueOf(attributes: Attribute[], key: string) {
	const { value } = attributes.find((each) => each.key === key) ?? {}
	return value?.stringValue ?? value?.intValue
}
