import type { IncomingMessage, Server, ServerResponse } from 'node:http'

/**
 * Begins one request in each turn of the event loop, and those about health at once. Hundreds of connections would
 * otherwise have all their requests begun in one turn, and whoever asks whether the portal lives would wait for all of them.
 */
export function beginInTurns(server: Server) {
	const [begin] = server.listeners('request')
	if (!begin) throw new Error('The server answers no requests.')
	server.removeAllListeners('request')
	const waiting: [IncomingMessage, ServerResponse][] = []
	let isTurnTaken = false

	function nextTurn() {
		const next = waiting.shift()
		isTurnTaken = next !== undefined
		if (!next) return
		setImmediate(nextTurn)
		begin?.call(server, ...next)
	}

	server.on('request', (request, response) => {
		if (isAboutHealth(request)) return begin.call(server, request, response)
		if (isTurnTaken) return void waiting.push([request, response])
		isTurnTaken = true
		setImmediate(nextTurn)
		begin.call(server, request, response)
	})
}

function isAboutHealth({ url = '' }: IncomingMessage) {
	return /^\/api\/health(?:[/?]|$)/.test(url)
}
