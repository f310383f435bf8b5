import { createServer, IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { eventually } from '#test/portal.ts'
import { beginInTurns } from './in-turns.ts'

test('of requests that come at once, those about health are begun first, and all others in the order in which they came', async () => {
	const begun: string[] = []
	const server = createServer(({ url = '' }) => begun.push(url))
	beginInTurns(server)
	const paths = ['/a', '/b', '/c', '/api/health', '/api/healthy', '/api/health/live?now']

	for (const url of paths) {
		const request = Object.assign(new IncomingMessage(new Socket()), { url })
		server.emit('request', request, new ServerResponse(request))
	}

	expect(begun).toEqual(['/a', '/api/health', '/api/health/live?now'])
	await eventually(
		async () => begun.length,
		(count) => count === paths.length,
	)
	expect(begun.slice(3)).toEqual(['/b', '/c', '/api/healthy'])
})

test('a request that comes when all others are begun is begun at once', async () => {
	let begun = 0
	const server = createServer(() => (begun += 1))
	beginInTurns(server)
	const ask = () => {
		const request = new IncomingMessage(new Socket())
		server.emit('request', request, new ServerResponse(request))
		return begun
	}
	ask()
	ask()
	await eventually(
		async () => begun,
		(count) => count === 2,
	)
	// The turn of the last one ends.
	await new Promise((resolve) => setImmediate(resolve))

	expect(ask()).toBe(3)
})
