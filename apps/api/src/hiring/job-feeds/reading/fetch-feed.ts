import type { IncomingMessage } from 'node:http'
import { biggestFeed } from '@profile-search/contract/hiring/drafts/job-feeds'
import { addressesToCall, internet, isUntrusted, resolverOf } from '#platform/context/network.ts'
import { callOutside, readAtMost } from '#platform/context/outgoing-call.ts'
import type { Network } from '#platform/context/outside.ts'
import { FeedError } from '../shapes/feed-job.ts'

const mostSeconds = 30

const headers = {
	accept: 'application/json, application/xml, text/xml',
	'accept-encoding': 'identity',
	'user-agent': 'Profile Search, job feeds',
}

/**
 * Fetches a feed from a machine on the public internet. Its host is resolved once, and only these addresses are called.
 * What cannot be fetched is thrown as `FeedError`.
 */
export async function fetchFeed(address: string, network: Network = internet) {
	const url = new URL(address)
	const addresses = await addressesToCall(resolverOf(network), url.hostname, network)
	if (addresses.length === 0) throw new FeedError('unreachable')

	const signal = AbortSignal.timeout(mostSeconds * 1000)
	try {
		return await callOutside({ url, addresses, headers, signal }, network, bodyOf)
	} catch (error) {
		if (error instanceof FeedError) throw error
		if (signal.aborted) throw new FeedError('late')
		throw new FeedError(isUntrusted(error) ? 'untrusted' : 'unreachable')
	}
}

async function bodyOf(answer: IncomingMessage) {
	const status = answer.statusCode ?? 0
	if (status >= 300 && status < 400) throw new FeedError('moved')
	if (status !== 200) throw new FeedError('refused')
	// What was asked for plainly and comes packed could unpack to anything.
	const encoding = answer.headers['content-encoding'] ?? 'identity'
	if (encoding !== 'identity') throw new FeedError('damaged')
	const body = await readAtMost(answer, biggestFeed)
	if (!body) throw new FeedError('too_big')
	if (!answer.complete) throw new FeedError('damaged')
	return body
}
