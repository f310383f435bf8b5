import { STATUS_CODES } from 'node:http'
import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'
import { errorCodes } from '@profile-search/contract/http/envelope'
import { type TextKey, t } from '@profile-search/text/translate'
import { malformed } from '#platform/refusal.ts'

/**
 * Requests that programs send and browsers never do. Each is refused before it reaches code that it would
 * break.
 */

/** The path of a request that names the whole address, as requests to a proxy do (RFC 9112, 3.2.2). */
export function originForm({ url = '' }: IncomingMessage) {
	if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return url
	const { pathname, search } = new URL(url)
	return pathname + search
}

/** Refuses a request whose site name and path make no valid address. */
export function refuseBrokenAddress({ url = '', headers }: IncomingMessage) {
	if (!url.startsWith('/')) throw malformed('refusals.badAddress')
	const { host } = headers
	if (host !== undefined && !(hostName.test(host) && URL.canParse(`http://${host}`)))
		throw malformed('refusals.badHost')
}

/** A name or an IP address, with or without a port. */
const hostName = /^(?:[\p{L}\p{M}\p{N}._-]{1,253}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/iu

/** Refuses JSON that contains half a character, such as "\ud800", which can be neither stored nor sent on. */
export function refuseBrokenText(json: string, value: unknown) {
	if (/\\ud[89a-f]/i.test(json) && !isWellFormed(value)) throw malformed('refusals.unstorable')
}

function isWellFormed(value: unknown): boolean {
	if (typeof value === 'string') return value.isWellFormed()
	if (typeof value !== 'object' || value === null) return true
	return Object.entries(value).every(([name, each]) => name.isWellFormed() && isWellFormed(each))
}

/** Answers a request that is not HTTP, or that asks for a tunnel, before the connection is closed. */
export function answerBroken(error: Error & { code?: string }, socket: Socket) {
	if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy()
	const status =
		error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : error.code === 'HPE_HEADER_OVERFLOW' ? 431 : 400
	end(socket, status, 'refusals.notUnderstood')
}

export function refuseTunnels(server: Server) {
	server.on('connect', (_request, socket: Socket) => end(socket, 405, 'refusals.noProxy'))
}

function end(socket: Socket, status: number, key: TextKey) {
	// Who has sent no readable request has named no language.
	const body = JSON.stringify({ errorCode: errorCodes.malformed, message: t(key), details: null })
	socket.end(
		`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
	)
}
