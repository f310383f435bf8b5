import { scimMediaType } from '@profile-search/contract/profiles/employers/scim'
import type { FastifyInstance } from 'fastify'
import { refuseBrokenText } from './broken-requests.ts'

/** Mail programs unsubscribe with a form whose only field says that it is one click (RFC 8058). */
export function acceptOneClick(app: FastifyInstance) {
	app.addContentTypeParser(
		'application/x-www-form-urlencoded',
		{ parseAs: 'string' },
		(_request, _body, done) => done(null, undefined),
	)
}

/** Many clients announce JSON even when a call has no body. Only a body that is present has to be JSON. */
export function acceptEmptyJson(app: FastifyInstance) {
	const parse = app.getDefaultJsonParser('error', 'error')
	app.addContentTypeParser(
		['application/json', scimMediaType],
		{ parseAs: 'string' },
		(request, body, done) => {
			if (body === '') done(null, undefined)
			else
				void parse(request, String(body), (error, value) => {
					if (error) return done(error)
					try {
						refuseBrokenText(String(body), value)
						done(null, value)
					} catch (refusal) {
						done(refusal instanceof Error ? refusal : new Error(String(refusal)))
					}
				})
		},
	)
}
