import { IncomingMessage, ServerResponse, type OutgoingHttpHeaders } from 'node:http'
import { Socket } from 'node:net'
import helmet from 'helmet'

/**
 * The headers by which a browser limits what an answer may do, as helmet gives them. They are the same for every
 * answer, so they are made once. Answers are data: as a page they may do nothing; the pages set a policy of their own.
 */
export function securityHeaders(isSecure: boolean): OutgoingHttpHeaders {
	const response = new ServerResponse(new IncomingMessage(new Socket()))
	const protect = helmet({
		contentSecurityPolicy: {
			useDefaults: false,
			directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
		},
		strictTransportSecurity: isSecure,
	})
	protect(response.req, response, refuse)
	return { ...response.getHeaders() }
}

function refuse(error: unknown) {
	if (error) throw error
}
