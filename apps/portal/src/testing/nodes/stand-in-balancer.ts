import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { isReady } from '../own-portal.ts'

type Node = { url: string; misses: number; open: number }

/** How often each node is asked whether it is ready, in milliseconds, and after how many misses it gets nothing more. */
const [checkMs, mostMisses] = [2000, 2]
const mostTries = 3

/**
 * A balancer for machines without HAProxy, which goes by the rules of `deploy/haproxy.cfg`: the ready node with the fewest
 * requests gets the next one. What did not reach a node, and what only reads and got no answer, goes to another one.
 */
export async function startStandInBalancer(urls: readonly string[]) {
	const nodes = urls.map((url): Node => ({ url, misses: mostMisses, open: 0 }))
	const check = async (node: Node) => {
		node.misses = (await isReady(node.url)) ? 0 : node.misses + 1
	}
	const checking = setInterval(() => nodes.forEach((node) => void check(node)), checkMs)
	const server = createServer(async (asked, answer) => {
		const body = await buffer(asked)
		const tried = new Set<Node>()
		while (tried.size < mostTries) {
			const node = nextOf(nodes, tried)
			if (!node) break
			tried.add(node)
			node.open += 1
			const end = await forward(node, { asked, body, answer })
			node.open -= 1
			if (end === 'answered' || (end === 'lost' && asked.method !== 'GET')) break
		}
		if (!answer.headersSent) answer.writeHead(503)
		answer.end()
	})
	server.listen(0, '127.0.0.1')
	await once(server, 'listening')
	return {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		async [Symbol.asyncDispose]() {
			clearInterval(checking)
			server.closeAllConnections()
			server.close()
			await once(server, 'close')
		},
	}
}

function nextOf(nodes: readonly Node[], tried: ReadonlySet<Node>) {
	return nodes
		.filter((node) => node.misses < mostMisses && !tried.has(node))
		.toSorted((one, two) => one.open - two.open)[0]
}

type Exchange = { asked: IncomingMessage; body: Buffer; answer: ServerResponse }

/** Passes a request on: `unreached` where no node took it, `lost` where one did and went without an answer. */
async function forward(node: Node, { asked, body, answer }: Exchange) {
	const sent = request(node.url + asked.url, { method: asked.method, headers: asked.headers, agent: false })
	let isTaken = false
	sent.on('socket', (socket) => socket.on('connect', () => (isTaken = true)))
	sent.end(body)
	try {
		const [received] = (await once(sent, 'response')) as [IncomingMessage]
		answer.writeHead(received.statusCode ?? 502, received.headers)
		answer.on('close', () => received.destroy())
		for await (const chunk of received) answer.write(chunk)
		return 'answered'
	} catch {
		if (answer.headersSent) answer.destroy()
		return isTaken ? 'lost' : 'unreached'
	}
}
