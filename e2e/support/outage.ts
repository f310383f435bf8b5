import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** Another address of a portal, whose connection can be cut, as it is on a train. Cookies are those of the portal. */
export async function startOutage(portal: string) {
	const sockets = new Set<Socket>()
	const server = createServer((near) => {
		const far = connect(Number(new URL(portal).port), '127.0.0.1')
		for (const socket of [near, far]) {
			sockets.add(socket)
			socket.on('close', () => sockets.delete(socket))
			socket.on('error', () => socket.destroy())
		}
		near.pipe(far).pipe(near)
	})
	server.listen(0, '127.0.0.1')
	await once(server, 'listening')
	const end = () => {
		server.close()
		for (const socket of sockets) socket.destroy()
	}
	return {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		cut: end,
		[Symbol.dispose]: end,
	}
}
