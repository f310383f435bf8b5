import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import fastifyCompress from '@fastify/compress'
import fastifyStatic from '@fastify/static'
import { csrfCookie } from '@profile-search/api/http/session'
import { createRequest } from '@remix-run/node-fetch-server'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
	createRequestHandler,
	RouterContextProvider,
	type RouterContext,
	type ServerBuild,
} from 'react-router'

const build = new URL('../../../web/build/', import.meta.url)

/** An API call that a page makes while it is rendered, in process and on behalf of its visitor. */
type ApiCall = { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; url: string; body?: object }
type Api = (call: ApiCall) => Promise<{ status: number; envelope: unknown }>

/**
 * What the build of the pages exports besides its entry: the contexts for the API and the nonce, and the busy page.
 */
type PagesEntry = {
	apiContext: RouterContext<Api>
	nonceContext: RouterContext<string>
	/** The page for a portal that cannot answer now; it needs no rendering. */
	busyPage: (message: string, nonce: string) => string
}

/**
 * Serves the built pages: static files by name, everything else rendered on the server. Returns the function that
 * ends it. Pages that are being rendered call the API in this process, so they finish first, and new requests are
 * refused.
 */
export async function pageRoutes(app: FastifyInstance) {
	let isEnding = false
	let rendering = 0
	let onIdle = () => {}

	const pages: ServerBuild = await import(new URL('server/index.js', build).href)
	const { apiContext, nonceContext, busyPage } = pages.entry.module as ServerBuild['entry']['module'] &
		PagesEntry
	const render = createRequestHandler(pages, 'production')

	await app.register(fastifyCompress, { threshold: 1024, encodings: ['br', 'gzip'] })
	await app.register(fastifyStatic, {
		root: fileURLToPath(new URL('client/', build)),
		wildcard: false,
		index: false,
		preCompressed: false,
		setHeaders(response, path) {
			response.header('cache-control', cacheControl(path))
		},
	})

	app.get('/*', async (request, reply) => {
		if (/^\/api(?:[/?]|$)/.test(request.url)) return reply.callNotFound()
		const nonce = randomBytes(16).toString('base64')
		const context = new RouterContextProvider()
		context.set(apiContext, callerOf(app, request))
		context.set(nonceContext, nonce)
		reply.header('content-security-policy', contentSecurityPolicy(nonce))
		if (isEnding) {
			reply.headers({ 'retry-after': '10', 'cache-control': 'no-store', connection: 'close' })
			return reply.code(503).type('text/html; charset=utf-8').send(busyPage('', nonce))
		}
		rendering += 1
		// Until the page was sent completely, or its reader has gone.
		reply.raw.once('close', () => {
			rendering -= 1
			if (rendering === 0) onIdle()
		})
		const response = await render(createRequest(request.raw, reply.raw), context)
		if (!response.headers.has('cache-control'))
			reply.header('cache-control', isSignedIn(request) ? 'private, no-store' : 'private, no-cache')
		if (response.body) return reply.send(response)
		// A response without a body, such as to HEAD, is sent as status and headers; Fastify would treat it as an
		// error otherwise.
		return reply.code(response.status).headers(Object.fromEntries(response.headers)).send()
	})

	return {
		/** Resolves when the last page is sent, or after `longestMs`. */
		async end(longestMs: number) {
			isEnding = true
			if (rendering === 0) return
			const { promise, resolve } = Promise.withResolvers<void>()
			onIdle = resolve
			await Promise.race([promise, pause(longestMs, undefined, { ref: false })])
		},
	}
}

/**
 * Whether a page may hold personal content. Then nothing caches it, so that it is gone from the browser after a
 * logout.
 */
function isSignedIn({ cookies }: FastifyRequest) {
	return csrfCookie in cookies
}

/**
 * Files with a content hash in their name never change. The service worker is revalidated, since its address never
 * changes.
 */
function cacheControl(path: string) {
	if (path.includes('/assets/')) return 'public, max-age=31536000, immutable'
	return path.endsWith('/service-worker.js') ? 'no-cache' : 'public, max-age=3600'
}

function callerOf(app: FastifyInstance, request: FastifyRequest): Api {
	const { cookie, host } = request.headers
	const csrfToken = request.cookies[csrfCookie]
	return async ({ method, url, body }) => {
		const answer = await app.inject({
			method,
			url,
			headers: {
				'x-request-id': request.id,
				...(cookie && { cookie }),
				...(host && { host }),
				...(csrfToken && { 'x-xsrf-token': csrfToken }),
			},
			remoteAddress: request.ip,
			...(body && { payload: body }),
		})
		return { status: answer.statusCode, envelope: answer.json() }
	}
}

/** Allows only our own scripts and style sheets. The UI kit positions and sizes with style attributes. */
function contentSecurityPolicy(nonce: string) {
	return [
		"default-src 'self'",
		`script-src 'self' 'nonce-${nonce}'`,
		`style-src 'self' 'nonce-${nonce}'`,
		"style-src-attr 'unsafe-inline'",
		"img-src 'self' data: blob:",
		"font-src 'self'",
		"connect-src 'self'",
		"worker-src 'self'",
		"form-action 'self'",
		"base-uri 'self'",
		"frame-ancestors 'none'",
		"object-src 'none'",
	].join('; ')
}
