import { once } from 'node:events'
import { request as ask } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { certificate, key } from '@profile-search/db/testing/localhost'

/** A way to a node of the cluster that speaks TLS only, and asks for this user and password, as clusters of operators do. */
export async function openSecureDoor(target: string, user: string, password: string) {
	const expected = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`
	const server = createServer({ key, cert: certificate }, (request, response) => {
		const { method, url, headers } = request
		if (headers.authorization !== expected) return void response.writeHead(401).end()
		const { authorization: _, ...others } = headers
		const passed = ask(`${target}${url}`, { method, headers: others }, (answer) => {
			response.writeHead(answer.statusCode ?? 502, answer.headers)
			answer.pipe(response)
		})
		passed.on('error', () => response.destroy())
		request.pipe(passed)
	})
	server.listen(0, '127.0.0.1')
	await once(server, 'listening')
	return {
		url: `https://localhost:${(server.address() as AddressInfo).port}`,
		ca: certificate,
		async [Symbol.asyncDispose]() {
			server.closeAllConnections()
			server.close()
			await once(server, 'close')
		},
	}
}
