import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger'
import { namedEndpoints } from '@profile-search/contract/endpoints'
import { describeOperation } from './operation.ts'
import { shapesOfContract } from './shapes.ts'

const description = `What people, their programs and the pages of the portal ask and are told.

Every answer is an envelope, \`{errorCode, message, details}\`: \`errorCode\` 0 is success, and \`message\` is a sentence for a person.
A refusal has a status that says how a program should react, and an \`errorCode\` that says why. Where a form is told no,
such as that a password is wrong, the status is 200, \`errorCode\` is above 1000 and \`details\` is null. A program that accepts
\`application/problem+json\` gets refusals as problem details (RFC 9457), this last kind with status 422.

A browser is known by its session cookie. On every call that is not a GET it sends the cookie XSRF-TOKEN back in the header
X-XSRF-TOKEN. A device logs in with \`session: "bearer"\` and sends the token that it gets as \`Authorization: Bearer\`.

A program sends an access token in the same header. Accounts make them in their settings. A token acts for its account within
its scopes; each call says which scope it needs. It may make 600 calls a minute, and the header \`RateLimit\` says how many are left.`

const tags = [
	{ name: 'accounts', description: 'Logins, sessions, second steps, consents' },
	{ name: 'search', description: 'Taxonomies, and what the portal has learned' },
	{ name: 'profiles', description: 'People, organisations, guests, teams, résumés' },
	{ name: 'hiring', description: 'Jobs, applications, interviews' },
	{ name: 'messaging', description: 'Conversations, contact requests, notifications' },
	{ name: 'matching', description: 'Who fits whom, suggestions, fairness, alerts' },
	{ name: 'trust', description: 'Approvals, moderation, grievances, names and addresses, merging' },
	{ name: 'privacy', description: 'Copies, erasures, nominees, what is shared' },
	{ name: 'site', description: 'Pages, settings, statistics, what operators see' },
]

const json = {
	'application/json': { schema: { $ref: '#/components/schemas/RefusalEnvelope' } },
	'application/problem+json': { schema: { $ref: '#/components/schemas/ProblemDetails' } },
}

const responses = {
	Refused: {
		description: 'An expected no. The status says how a program should react, `errorCode` why.',
		headers: {
			'Retry-After': { description: 'seconds to wait, with 429', schema: { type: 'integer' } },
		},
		content: json,
	},
	Broken: {
		description: 'Something is wrong on this side, or (503) not there at the moment.',
		headers: {
			'Retry-After': { description: 'seconds to wait, with 503', schema: { type: 'integer' } },
		},
		content: json,
	},
}

const envelope = {
	type: 'object',
	description: 'What every success has; the details stand beside it.',
	properties: { errorCode: { type: 'integer', const: 0 }, message: { type: 'string' } },
	required: ['errorCode', 'message'],
}

/** Serves the description. It is built from the contract on first request, so routes add nothing to it. */
export function openapiOptions(sessionCookie: string): FastifyDynamicSwaggerOptions {
	return {
		openapi: {},
		transform: ({ url }) => ({ url, schema: { hide: true } }),
		transformObject: () => describeApi(sessionCookie),
	}
}

/** The description of the API as OpenAPI 3.1, made from the contract alone. */
export function describeApi(sessionCookie: string) {
	const shapes = shapesOfContract()
	const paths: Record<string, Record<string, object>> = {}
	for (const named of namedEndpoints) {
		const { method, path } = named.endpoint
		const operations = (paths[`/${path.replaceAll(/:(\w+)/g, '{$1}')}`] ??= {})
		operations[method.toLowerCase()] = describeOperation(named, shapes.of(named.name))
	}
	return {
		openapi: '3.1.0',
		info: {
			title: 'Profile Search',
			version: '1',
			description,
			license: { name: 'MIT', identifier: 'MIT' },
		},
		servers: [{ url: '/api' }],
		tags,
		paths,
		components: {
			schemas: { Envelope: envelope, ...shapes.referredBy([paths, responses]) },
			responses,
			securitySchemes: {
				session: {
					type: 'apiKey',
					in: 'cookie',
					name: sessionCookie,
					description: 'The session of a browser, from auth/login.',
				},
				csrf: {
					type: 'apiKey',
					in: 'header',
					name: 'X-XSRF-TOKEN',
					description:
						'The value of the cookie XSRF-TOKEN. Whoever sends a session cookie sends it on every call but a GET.',
				},
				bearer: {
					type: 'http',
					scheme: 'bearer',
					description: 'The session of a device, from auth/login with session: "bearer".',
				},
				accessToken: {
					type: 'http',
					scheme: 'bearer',
					bearerFormat: 'psp_… of a person, pso_… of an organisation',
					description: 'An access token. The roles of an operation are the scopes that it needs.',
				},
			},
		},
	}
}
