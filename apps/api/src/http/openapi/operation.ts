import type { NamedEndpoint } from '@profile-search/contract/endpoints'
import { hasCursor } from '@profile-search/contract/http/cursors'
import type { Endpoint } from '@profile-search/contract/http/endpoint'
import type { Scope } from '@profile-search/contract/http/scopes'
import { inLanguage } from '@profile-search/text/language'
import { sentenceOf } from '@profile-search/text/sentence'
import { z } from 'zod'
import type { JsonSchema, Shape } from './shapes.ts'

/** Describes an endpoint as an OpenAPI operation. */
export function describeOperation(
	{ domain, name, scope, endpoint }: NamedEndpoint,
	shape: Shape & { required: Set<string> },
) {
	const { deprecated } = endpoint
	return {
		operationId: name,
		tags: [domain],
		summary: endpoint.summary,
		description: [
			`Who may call: ${endpoint.access}.`,
			scope ? `Scope of access tokens: ${scope}.` : 'Not open to access tokens.',
			...(deprecated ? [`It is to go after ${deprecated.sunset}; use /api/${deprecated.successor}.`] : []),
		].join(' '),
		...(deprecated && { deprecated: true, 'x-sunset': deprecated.sunset }),
		security: securityOf(endpoint, scope),
		parameters: [
			...parametersOf('path', shape.params),
			...parametersOf('query', shape.query),
			...(isRepeatable(endpoint, scope) ? [idempotencyKey] : []),
			...(isTagged(endpoint, scope) ? [knownTag] : []),
		],
		...(shape.body && {
			requestBody: {
				required: shape.required.has('body'),
				content: {
					[endpoint.biggestFile ? 'multipart/form-data' : 'application/json']: { schema: shape.body },
				},
			},
		}),
		responses: {
			...successOf(endpoint, shape.details),
			...(isTagged(endpoint, scope) && { 304: { description: 'The answer is the one that has the tag.' } }),
			'4XX': { $ref: '#/components/responses/Refused' },
			'5XX': { $ref: '#/components/responses/Broken' },
		},
	}
}

/**
 * A browser sends its session as a cookie and proves with the CSRF token that the call is its own. A device
 * sends a token. Where visitors may call, an access token is optional.
 */
function securityOf({ access, method }: Endpoint, scope: Scope | null) {
	const withToken = scope ? [{ accessToken: [scope] }] : []
	if (access === 'anyone') return scope ? [{}, ...withToken] : []
	return [method === 'GET' ? { session: [] } : { session: [], csrf: [] }, { bearer: [] }, ...withToken]
}

/** Whether a call can be repeated with a key, so that nothing is created or changed twice. */
function isRepeatable({ method, access }: Endpoint, scope: Scope | null) {
	return (method === 'POST' || method === 'PUT') && scope !== null && access !== 'anyone'
}

/** Whether a program can ask if an answer has changed. */
function isTagged({ method }: Endpoint, scope: Scope | null) {
	return method === 'GET' && scope !== null
}

const knownTag = {
	name: 'If-None-Match',
	in: 'header',
	required: false,
	description:
		'The `ETag` of an earlier answer to an access token; if the answer is still that one, 304 comes without a body.',
	schema: { type: 'string' },
}

const idempotencyKey = {
	name: 'Idempotency-Key',
	in: 'header',
	required: false,
	description:
		'Any text; a call with the key of an earlier one changes nothing more and is answered as that one was, for a day.',
	schema: { type: 'string', minLength: 1, maxLength: 255 },
}

function parametersOf(place: 'path' | 'query', holder: JsonSchema = {}) {
	return Object.entries(holder.properties ?? {}).map(([name, property]) => {
		const { description, ...schema } = property as JsonSchema
		const required = place === 'path' || (holder.required?.includes(name) ?? false)
		return { name, in: place, required, ...(description && { description }), schema }
	})
}

const nextLink = { description: 'the next page, as `rel="next"` (RFC 8288)', schema: { type: 'string' } }

function successOf(endpoint: Endpoint, shape: JsonSchema) {
	const { details, message, carries = 'details' } = endpoint
	if (details instanceof z.ZodNever) return { 303: { description: 'It goes on at another address.' } }
	if (details instanceof z.ZodFile) {
		const { contentMediaType = '*/*', ...schema } = shape
		return { 200: { description: 'The file.', content: { [contentMediaType]: { schema } } } }
	}
	const success = {
		allOf: [
			{ $ref: '#/components/schemas/Envelope' },
			{ type: 'object', properties: { [carries]: shape }, required: [carries] },
		],
	}
	// A refusal that a form of the specification shows, such as a wrong password, has a success status.
	const schema = { anyOf: [success, { $ref: '#/components/schemas/RefusalEnvelope' }] }
	// The document is for developers, and in English whoever asks for it first.
	const description = message ? inLanguage('en', () => sentenceOf(message)) : 'The answer.'
	return {
		200: {
			description,
			...(hasCursor(endpoint) && { headers: { Link: nextLink } }),
			content: { 'application/json': { schema } },
		},
	}
}
