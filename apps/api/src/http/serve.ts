import { hasCursor } from '@profile-search/contract/http/cursors'
import type { Endpoint } from '@profile-search/contract/http/endpoint'
import { envelopeOf, errorCodes, RefusalEnvelope } from '@profile-search/contract/http/envelope'
import type { NameOf } from '@profile-search/contract/platform/names'
import { sentenceOf } from '@profile-search/text/sentence'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { encode as encodeWith, type z } from 'zod'
import { namesShownIn } from '#platform/reference/show-names.ts'
import { linkNext } from './cursors/paged.ts'
import { readForm } from './requests/read-form.ts'

declare module 'fastify' {
	// oxlint-disable-next-line typescript/consistent-type-definitions -- fastify is extended by merging its interface
	interface FastifyContextConfig {
		endpoint?: Endpoint
	}
	// oxlint-disable-next-line typescript/consistent-type-definitions -- fastify is extended by merging its interface
	interface FastifyInstance {
		/** The names of skills, professions and towns in the language of the reader; null for readers of English. */
		readersNames: () => Promise<NameOf | null>
	}
}

/** A request whose parts the contract has checked. */
export type Call<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType> = FastifyRequest<{
	Params: z.output<P>
	Querystring: z.output<Q>
	Body: z.output<B>
}>

/**
 * Answers an endpoint of the contract. Access, params, query and body are checked before the handler runs.
 * The handler's result becomes the details of the envelope, without columns that the contract does not list, and with the
 * names that the reader knows.
 */
export function serve<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, D extends z.ZodType>(
	app: FastifyInstance,
	endpoint: Endpoint<P, Q, B, D>,
	handler: (request: Call<P, Q, B>, reply: FastifyReply) => Promise<NoInfer<z.output<D>>>,
) {
	const { biggestFile, mostFiles } = endpoint
	const withNames = namesShownIn(endpoint.details)
	const isPaged = hasCursor(endpoint)
	app.route<{ Params: z.output<P>; Querystring: z.output<Q>; Body: z.output<B> }>({
		...placeOf(endpoint),
		...(biggestFile && { preValidation: (request) => readForm(request, biggestFile, mostFiles) }),
		schema: answerSchemaOf(endpoint),
		async handler(request, reply) {
			const details = await handler(request, reply)
			if (isPaged) linkNext(request, reply, details as { nextCursor?: unknown })
			const nameOf = withNames && (await app.readersNames())
			return envelope(endpoint, nameOf ? withNames(details, nameOf) : details)
		},
	})
}

/** The bytes of a successful answer, made by the `encode` of `serveEncoded`. */
export type EncodedAnswer = Buffer & { readonly encodedAnswer: unique symbol; nextCursor?: unknown }

/**
 * Answers an endpoint of the contract with bytes that the handler may have kept. It is given the function that makes
 * them: the envelope, without columns that the contract does not list, in the language of the reader, by which they are to
 * be kept.
 */
export function serveEncoded<
	P extends z.ZodType,
	Q extends z.ZodType,
	B extends z.ZodType,
	D extends z.ZodType,
>(
	app: FastifyInstance,
	endpoint: Endpoint<P, Q, B, D>,
	handler: (
		request: Call<P, Q, B>,
		encode: (details: NoInfer<z.output<D>>) => EncodedAnswer,
	) => Promise<EncodedAnswer>,
) {
	const schema = envelopeOf(endpoint.details, endpoint.carries)
	const withNames = namesShownIn(endpoint.details)
	const isPaged = hasCursor(endpoint)
	const encode = (details: unknown) => {
		const bytes = Buffer.from(
			JSON.stringify(encodeWith(schema, envelope(endpoint, details))),
		) as EncodedAnswer
		if (isPaged) bytes.nextCursor = (details as { nextCursor?: unknown }).nextCursor
		return bytes
	}
	app.route<{ Params: z.output<P>; Querystring: z.output<Q>; Body: z.output<B> }>({
		...placeOf(endpoint),
		schema: answerSchemaOf(endpoint),
		async handler(request, reply) {
			const nameOf = withNames && (await app.readersNames())
			const bytes = await handler(request, nameOf ? (details) => encode(withNames(details, nameOf)) : encode)
			linkNext(request, reply, bytes)
			return reply.type('application/json; charset=utf-8').send(bytes)
		},
	})
}

function envelope(endpoint: Endpoint, details: unknown) {
	return {
		errorCode: errorCodes.success,
		message: sentenceOf(endpoint.message ?? ''),
		[endpoint.carries ?? 'details']: details,
	}
}

/**
 * Answers an endpoint of the contract that sends a file or redirects. Only a refusal comes in the envelope.
 */
export function serveFile<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType>(
	app: FastifyInstance,
	endpoint: Endpoint<P, Q, B, z.ZodFile | z.ZodNever>,
	handler: (request: Call<P, Q, B>, reply: FastifyReply) => Promise<FastifyReply>,
) {
	app.route<{ Params: z.output<P>; Querystring: z.output<Q>; Body: z.output<B> }>({
		...placeOf(endpoint),
		schema: { ...schemaOf(endpoint), response: { '4xx': RefusalEnvelope, '5xx': RefusalEnvelope } },
		handler,
	})
}

function placeOf(endpoint: Endpoint) {
	return { method: endpoint.method, url: `/api/${endpoint.path}`, config: { endpoint } }
}

function answerSchemaOf(endpoint: Endpoint) {
	return {
		...schemaOf(endpoint),
		response: {
			200: envelopeOf(endpoint.details, endpoint.carries),
			'4xx': RefusalEnvelope,
			'5xx': RefusalEnvelope,
		},
	}
}

function schemaOf({ params, query, body }: Endpoint) {
	return { ...(params && { params }), ...(query && { querystring: query }), ...(body && { body }) }
}
