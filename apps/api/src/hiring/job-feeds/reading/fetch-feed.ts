import { Resolver } from 'node:dns/promises'
import { once } from 'node:events'
import { IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { biggestFeed } from '@profile-search/contract/hiring/drafts/job-feeds'
import { addressesToCall, internet, isUntrusted, lookUpAmong } from '#platform/context/network.ts'
import type { Network } from '#platform/context/outside.ts'
import { UnreadFeed } from '../shapes/feed-job.ts'

const mostSeconds = 30

/**
 * Fetches a feed from a machine on the public internet. Its host is resolved once, and only these addresses are called.
 * Redirects are not followed, since they may lead anywhere. What cannot be fetched is thrown as `UnreadFeed`.
 */
export async function fetchFeed(url: string, network: Network = internet) {
	const { hostname, pathname, search } = new URL(url)
	const resolver = new Resolver({ timeout: 1500, tries: 2 })
	if (network.nameServers) resolver.setServers(network.nameServers)
	const addresses = await addressesToCall(resolver, hostname, network)
	if (addresses.length === 0) throw new UnreadFeed('unreachable')

	const signal = AbortSignal.timeout(mostSeconds * 1000)
	const call = request({
		host: hostname,
		port: network.port,
		path: pathname + search,
		servername: hostname,
		lookup: lookUpAmong(addresses),
		signal,
		agent: false,
		maxHeaderSize: 8192,
		headers: {
			accept: 'application/json, application/xml, text/xml',
			'accept-encoding': 'identity',
			'user-agent': 'Profile Search, job feeds',
		},
		...(network.certificate && { ca: network.certificate }),
	})
	try {
		call.end()
		const [answer]: unknown[] = await once(call, 'response', { signal })
		if (!(answer instanceof IncomingMessage)) throw new UnreadFeed('unreachable')
		return await bodyOf(answer)
	} catch (error) {
		if (error instanceof UnreadFeed) throw error
		if (signal.aborted) throw new UnreadFeed('late')
		throw new UnreadFeed(isUntrusted(error) ? 'untrusted' : 'unreachable')
	} finally {
		// Errors of the other side after we have closed the connection do not matter.
		call.on('error', () => {})
		call.destroy()
	}
}

async function bodyOf(answer: IncomingMessage) {
	const status = answer.statusCode ?? 0
	if (status >= 300 && status < 400) throw new UnreadFeed('moved')
	if (status !== 200) throw new UnreadFeed('refused')
	// What was asked for plainly and comes packed could unpack to anything.
	const encoding = answer.headers['content-encoding'] ?? 'identity'
	if (encoding !== 'identity') throw new UnreadFeed('damaged')
	const chunks: Buffer[] = []
	let size = 0
	for await (const chunk of answer) {
		const bytes = Buffer.from(chunk)
		size += bytes.length
		if (size > biggestFeed) throw new UnreadFeed('too_big')
		chunks.push(bytes)
	}
	if (!answer.complete) throw new UnreadFeed('damaged')
	return Buffer.concat(chunks)
}
