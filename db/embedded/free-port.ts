import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below the ports that systems give to outgoing connections, which could take one before its server listens. */
const [first, count] = [10_000, 22_000]

/** A port of the loopback interface that nothing listens on just now. */
export async function freePort() {
	for (let tries = 0; tries < 100; tries += 1) {
		const port = first + Math.floor(Math.random() * count)
		if (await isFree(port)) return port
	}
	throw new Error('There is no free port.')
}

async function isFree(port: number) {
	const server = createServer().listen(port, '127.0.0.1')
	try {
		await once(server, 'listening')
	} catch {
		return false
	}
	server.close()
	await once(server, 'close')
	return true
}
