import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A way to the cluster that a test can close: connections end then, and new ones are refused. */
export async function openGate(target: string) {
	const { hostname, port } = new URL(target)
	const sockets = new Set<Socket>()
	let isOpen = true
	const server = createServer((near) => {
		if (!isOpen) return near.destroy()
		const far = connect(Number(port), hostname)
		for (const socket of [near, far]) {
			sockets.add(socket)
			socket.on('error', () => {}).on('close', () => sockets.delete(socket))
		}
		near.pipe(far).pipe(near)
	})
	server.listen(0, '127.0.0.1')
	await once(server, 'listening')
	const close = () => {
		isOpen = false
		for (const socket of sockets) socket.destroy()
	}
	return {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		close,
		open: () => void (isOpen = true),
		async [Symbol.asyncDispose]() {
			close()
			server.close()
			await once(server, 'close')
		},
	}
}
