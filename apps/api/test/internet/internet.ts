import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import { createServer } from 'node:https'
import { filePath } from '@profile-search/contract/trust/domains'
import { isPublic } from '#platform/context/network.ts'
import type { Network } from '#platform/context/outside.ts'
import { startNameServer } from './name-server.ts'

/**
 * The machine of this small internet that stands for a public one, and one that stands for a neighbour of the
 * portal's server.
 */
export const publicMachine = '127.0.0.1'
export const neighbour = '127.0.0.2'

/** A name server and two web servers on loopback. Only the first web server may be called. */
export async function startInternet() {
	const names = await startNameServer()
	const visits = { publicMachine: [] as string[], neighbour: [] as string[] }
	let page: RequestListener = (_request, response) => void response.writeHead(404).end()
	const web = createServer({ key, cert: certificate }, (request, response) => {
		visits.publicMachine.push(`${request.headers.host}${request.url}`)
		page(request, response)
	})
	const port = await listen(web, 0, publicMachine)
	const near = createServer({ key, cert: certificate }, (request, response) => {
		visits.neighbour.push(`${request.headers.host}${request.url}`)
		page(request, response)
	})
	await listen(near, port, neighbour)
	const network: Network = {
		nameServers: [names.address],
		port,
		mayCall: (address) => address === publicMachine || isPublic(address),
		certificate,
	}
	return {
		network,
		names,
		/** The requests that both web servers have received. */
		visits,
		/** Sets the response of both web servers from now on. */
		answer(listener: RequestListener) {
			page = listener
		},
		/** Sets up a domain on the public machine, with this text in the token file. */
		host(domain: string, text: string) {
			names.tell('A', domain, [publicMachine])
			page = (request, response) => {
				const isIt = request.url === filePath && request.headers.host?.split(':')[0] === domain
				response.writeHead(isIt ? 200 : 404).end(isIt ? text : '')
			}
		},
		async [Symbol.asyncDispose]() {
			for (const server of [web, near]) {
				server.closeAllConnections()
				await new Promise((resolve) => server.close(resolve))
			}
			await names[Symbol.asyncDispose]()
		},
	}
}

async function listen(server: ReturnType<typeof createServer>, port: number, host: string) {
	server.listen(port, host)
	await once(server, 'listening')
	const address = server.address()
	return typeof address === 'object' && address ? address.port : 0
}

/**
 * A self-signed certificate for sahyadri.example, anand.example and api.indexnow.org, valid until 2120. It protects nothing: its key is
 * below.
 */
const certificate = `-----BEGIN CERTIFICATE-----
MIIBzTCCAXOgAwIBAgIUdDxibzf8aiFIzP+VyY+LlXumWxwwCgYIKoZIzj0EAwIw
GzEZMBcGA1UEAwwQc2FoeWFkcmkuZXhhbXBsZTAgFw0yNjExMjcyMTA0NDJaGA8y
MTIwMTAyNTIxMDQ0MlowGzEZMBcGA1UEAwwQc2FoeWFkcmkuZXhhbXBsZTBZMBMG
ByqGSM49AgEGCCqGSM49AwEHA0IABB/iYeTD5t1+ouIOQtbZhtiBX2Z31kKkLM8o
jBeDn29jjSvF0/ImevsRwUWEhR6HadITY90uhvcK0OrrrZV2bxajgZIwgY8wHQYD
VR0OBBYEFBNi/3gkvybP3pjUYlHApOI6YcDtMB8GA1UdIwQYMBaAFBNi/3gkvybP
3pjUYlHApOI6YcDtMA8GA1UdEwEB/wQFMAMBAf8wPAYDVR0RBDUwM4IQc2FoeWFk
cmkuZXhhbXBsZYINYW5hbmQuZXhhbXBsZYIQYXBpLmluZGV4bm93Lm9yZzAKBggq
hkjOPQQDAgNIADBFAiAEgqzRhya9LJ9VrEuCnaz4MXBIjrbu1xHCLykBd9wB7wIh
ALdSMBuyuyLnGD/J0Nb8KVUldERs+xhegCuCZ6ZqTzIn
-----END CERTIFICATE-----
`
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgHjYmiUZiImOaRYhU
DL0etBzJVBBW7wR8SIDqNuUMmgShRANCAAQf4mHkw+bdfqLiDkLW2YbYgV9md9ZC
pCzPKIwXg59vY40rxdPyJnr7EcFFhIUeh2nSE2PdLob3CtDq662Vdm8W
-----END PRIVATE KEY-----
`
