import { STATUS_CODES } from 'node:http'
import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'
import { errorCodes } from '@profile-search/contract/http/envelope'
import { malformed } from '#platform/refusal.ts'

/** Requests that a program writes and no browser does: each is answered with a no, and none reaches what would break of it. */

/** The path of an address that a request names whole, as it does to a proxy (RFC 9112, 3.2.2). */
export function originForm({ url = '' }: IncomingMessage) {
	if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return url
	const { pathname, search } = new URL(url)
	return pathname + search
}

/** Refuses a request that no address can be made of, with the name of the site and the path. */
export function refuseBrokenAddress({ url = '', headers }: IncomingMessage) {
	if (!url.startsWith('/')) throw malformed('This address could not be understood.')
	const { host } = headers
	if (host !== undefined && !(hostName.test(host) && URL.canParse(`http://${host}`)))
		throw malformed('The name of the site could not be understood.')
}

/** A name or an IP address, with or without a port. */
const hostName = /^(?:[\p{L}\p{M}\p{N}._-]{1,253}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/iu

/** Refuses JSON with half of a character in it, such as "\ud800", which can neither be stored nor sent on. */
export function refuseBrokenText(json: string, value: unknown) {
	if (/\\ud[89a-f]/i.test(json) && !isWellFormed(value))
		throw malformed('The text holds a character that cannot be stored. Please type it anew.')
}

function isWellFormed(value: unknown): boolean {
	if (typeof value === 'string') return value.isWellFormed()
	if (typeof value !== 'object' || value === null) return true
	return Object.entries(value).every(([name, each]) => name.isWellFormed() && isWellFormed(each))
}

/** Answers what is no HTTP, or asks for a tunnel, before it is closed. */
export function answerBroken(error: Error & { code?: string }, socket: Socket) {
	if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy()
	const status =
		error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : error.code === 'HPE_HEADER_OVERFLOW' ? 431 : 400
	end(socket, status, 'This could not be understood. Please check it and try again.')
}

export function refuseTunnels(server: Server) {
	server.on('connect', (_request, socket: Socket) => end(socket, 405, 'This is no proxy.'))
}

function end(socket: Socket, status: number, message: string) {
	const body = JSON.stringify({ errorCode: errorCodes.malformed, message, details: null })
	socket.end(
		`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
	)
}
