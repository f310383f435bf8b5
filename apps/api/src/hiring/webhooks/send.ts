import type { DeliveryProblem } from '@profile-search/contract/hiring/webhooks'
import { addressesToCall, internet, isUntrusted, resolverOf } from '#platform/context/network.ts'
import { callOutside } from '#platform/context/outgoing-call.ts'
import type { Network } from '#platform/context/outside.ts'

/** What became of sending: the status of the answer, or why there was none. */
export type Outcome = { status: number; problem: null } | { status: null; problem: DeliveryProblem }

const mostSeconds = 10

/**
 * Posts a body to a machine on the public internet. Its host is resolved once, and only these addresses are called. Takes
 * ten seconds at most, and never throws.
 */
export async function send(
	address: string,
	body: string,
	headers: Record<string, string>,
	network: Network = internet,
): Promise<Outcome> {
	const url = new URL(address)
	const addresses = await addressesToCall(resolverOf(network), url.hostname, network)
	if (addresses.length === 0) return { status: null, problem: 'unreachable' }

	const signal = AbortSignal.timeout(mostSeconds * 1000)
	const all = { ...headers, 'content-type': 'application/json', 'user-agent': 'Profile Search, webhooks' }
	try {
		return await callOutside(
			{ url, addresses, headers: all, body, signal },
			network,
			({ statusCode = 0 }) => ({
				status: statusCode,
				problem: null,
			}),
		)
	} catch (error) {
		return { status: null, problem: problemOf(error, signal) }
	}
}

function problemOf(error: unknown, { aborted }: AbortSignal): DeliveryProblem {
	if (aborted) return 'late'
	return isUntrusted(error) ? 'untrusted' : 'unreachable'
}
