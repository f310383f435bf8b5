import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** The number of a request in the log and in its answer; the calls that a page makes carry the number of the page. */
export function requestId({ headers }: Pick<IncomingMessage, 'headers'>) {
	const given = headers['x-request-id']
	return typeof given === 'string' && /^[\da-f-]{36}$/.test(given) ? given : randomUUID()
}
