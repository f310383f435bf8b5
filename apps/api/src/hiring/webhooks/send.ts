import { Resolver } from 'node:dns/promises'
import { once } from 'node:events'
import { IncomingMessage } from 'node:http'
import { request } from 'node:https'
import type { DeliveryProblem } from '@profile-search/contract/hiring/webhooks'
import { addressesToCall, internet, isUntrusted, lookUpAmong } from '#platform/context/network.ts'
import type { Network } from '#platform/context/outside.ts'

/** What became of sending: the status of the answer, or why there was none. */
export type Outcome = { status: number; problem: null } | { status: null; problem: DeliveryProblem }

const mostSeconds = 10

/**
 * Posts a body to a machine on the public internet. Its host is resolved once, and only these addresses are called.
 * Redirects are not followed, since they may lead anywhere. Takes ten seconds at most, and never throws.
 */
export async function send(
	url: string,
	body: string,
	headers: Record<string, string>,
	network: Network = internet,
): Promise<Outcome> {
	const { hostname, pathname, search } = new URL(url)
	const resolver = new Resolver({ timeout: 1500, tries: 2 })
	if (network.nameServers) resolver.setServers(network.nameServers)
	const addresses = await addressesToCall(resolver, hostname, network)
	if (addresses.length === 0) return { status: null, problem: 'unreachable' }

	const signal = AbortSignal.timeout(mostSeconds * 1000)
	const call = request({
		method: 'POST',
		host: hostname,
		port: network.port,
		path: pathname + search,
		servername: hostname,
		lookup: lookUpAmong(addresses),
		signal,
		agent: false,
		maxHeaderSize: 8192,
		headers: {
			...headers,
			'content-type': 'application/json',
			'content-length': Buffer.byteLength(body),
			'user-agent': 'Profile Search, webhooks',
		},
		...(network.certificate && { ca: network.certificate }),
	})
	try {
		call.end(body)
		const [answer]: unknown[] = await once(call, 'response', { signal })
		if (!(answer instanceof IncomingMessage)) return { status: null, problem: 'unreachable' }
		return { status: answer.statusCode ?? 0, problem: null }
	} catch (error) {
		return { status: null, problem: problemOf(error, signal) }
	} finally {
		// Errors of the other side after we have closed the connection do not matter.
		call.on('error', () => {})
		call.destroy()
	}
}

function problemOf(error: unknown, { aborted }: AbortSignal): DeliveryProblem {
	if (aborted) return 'late'
	return isUntrusted(error) ? 'untrusted' : 'unreachable'
}
