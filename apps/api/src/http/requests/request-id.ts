import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** The id of a request in the log and in its answer. Calls made by a page carry the id of that page. */
export function requestId({ headers }: Pick<IncomingMessage, 'headers'>) {
	const given = headers['x-request-id']
	return typeof given === 'string' && /^[\da-f-]{36}$/.test(given) ? given : randomUUID()
}
