import { once } from 'node:events'
import { IncomingMessage, type OutgoingHttpHeaders } from 'node:http'
import { request } from 'node:https'
import { traced } from '../log/traces.ts'
import { type Address, lookUpAmong } from './network.ts'
import type { Network } from './outside.ts'

type Call = {
	url: URL
	/** Where its host is: looked up once, and checked, by the caller. */
	addresses: Address[]
	headers: OutgoingHttpHeaders
	/** With a body it is a POST, without one a GET. */
	body?: string
	signal: AbortSignal
}

/**
 * Calls a machine at these addresses and no others, over HTTPS, and gives `read` what it answers; then the connection
 * ends. Redirects are not followed, since they may lead anywhere. Rejects where there is no answer.
 */
export function callOutside<Result>(
	call: Call,
	network: Network,
	read: (answer: IncomingMessage) => Result | Promise<Result>,
): Promise<Result> {
	const method = methodOf(call)
	const attributes = { 'http.request.method': method }
	return traced(method, { kind: 'client', attributes }, () => makeCall(call, network, read))
}

function methodOf({ body }: Call) {
	return body === undefined ? 'GET' : 'POST'
}

async function makeCall<Result>(
	asked: Call,
	{ port, certificate }: Network,
	read: (answer: IncomingMessage) => Result | Promise<Result>,
): Promise<Result> {
	const { url, addresses, headers, body, signal } = asked
	const call = request({
		method: methodOf(asked),
		host: url.hostname,
		port,
		path: url.pathname + url.search,
		servername: url.hostname,
		lookup: lookUpAmong(addresses),
		signal,
		agent: false,
		maxHeaderSize: 8192,
		headers: {
			...headers,
			...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
		},
		...(certificate && { ca: certificate }),
	})
	try {
		call.end(body)
		const [answer]: unknown[] = await once(call, 'response', { signal })
		if (!(answer instanceof IncomingMessage)) throw new Error('There was no answer.')
		return await read(answer)
	} finally {
		// Errors of the other side after we have closed the connection do not matter.
		call.on('error', () => {})
		call.destroy()
	}
}

/** The whole body of an answer; undefined when it is longer than this. */
export async function readAtMost(answer: IncomingMessage, mostBytes: number) {
	const chunks: Buffer[] = []
	let size = 0
	for await (const chunk of answer) {
		const bytes = Buffer.from(chunk)
		size += bytes.length
		if (size > mostBytes) return undefined
		chunks.push(bytes)
	}
	return Buffer.concat(chunks)
}
