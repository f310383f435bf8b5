import { setTimeout as pause } from 'node:timers/promises'
import { addressedLanguage, chosenLanguage, setLanguageCookie } from '@profile-search/api/http/language'
import { csrfCookie, isRead, sessionCookie } from '@profile-search/api/http/session'
import { listen } from '@profile-search/api/platform/channels/listen'
import { language } from '@profile-search/text/language'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { compress, encodingFor } from './encoding.ts'
import { contentSecurityPolicy } from './policy.ts'
import { createPageCache } from './public/page-cache.ts'
import { hasVersion, type Page } from './public/page.ts'
import { publicAddresses } from './public/public-addresses.ts'
import { loadRenderer } from './renderer.ts'
import { staticFiles } from './static-files.ts'

/**
 * Serves the built pages: static files by name, public pages from memory, everything else rendered on the server.
 * Returns the function that ends it. Pages that are being rendered call the API in this process, so they finish
 * first, and new requests are refused.
 */
export async function pageRoutes(app: FastifyInstance, databaseUrl: string, isSecure: boolean) {
	let isEnding = false
	let rendering = 0
	let onIdle = () => {}

	const { publicPages, pagesOfPeople, busyPage, renderFor, renderPublic, callFor } = await loadRenderer(app)
	const isPublic = publicAddresses(publicPages)
	const isOfPerson = publicAddresses(pagesOfPeople)
	const { cache, hearAll } = openPageCache(app, databaseUrl)
	await staticFiles(app)

	async function sendPublic(
		request: FastifyRequest,
		reply: FastifyReply,
		{ isOfPerson = false }: { isOfPerson?: boolean } = {},
	) {
		const render = () => renderPublic(request)
		const { page, recount, isFirst } = await cache.get(`${language()} ${request.url}`, render, { isOfPerson })
		// Others may get what was refused to the one who asked first.
		if (page.status >= 500 && !isFirst) return sendRendered(request, reply)
		if (!isFirst) recount()
		return sendPage(request, reply, page, isOfPerson ? askEachTime : publicCache)
	}

	async function sendRendered(request: FastifyRequest, reply: FastifyReply) {
		const { response, nonce, text } = await renderFor(request, reply)
		reply.code(response.status).headers(Object.fromEntries(response.headers))
		reply.header('content-security-policy', policyOf(nonce))
		if (!response.headers.has('cache-control'))
			reply.header('cache-control', isSignedIn(request) ? 'private, no-store' : 'private, no-cache')
		// A page in one piece; a longer one is streamed. There is none for HEAD, which Fastify would treat as an error.
		if (text === undefined && !response.headers.has('content-length'))
			return reply.send(response.body ?? undefined)
		const encoding = encodingFor(request.headers['accept-encoding'])
		const whole = text === undefined ? Buffer.from(await response.arrayBuffer()) : Buffer.from(text)
		return sendBody(reply, await compress(whole, encoding, 'one'), encoding)
	}

	/**
	 * An address that names a language is a choice: the browser and the account keep it, also without scripts. A link on
	 * another site chooses for the browser only.
	 */
	async function keepLanguage(request: FastifyRequest, reply: FastifyReply) {
		const chosen = addressedLanguage(request)
		if (!chosen || chosen === chosenLanguage(request)) return
		setLanguageCookie(reply, chosen, isSecure)
		if (isSignedIn(request) && request.headers['sec-fetch-site'] !== 'cross-site')
			await callFor(request, { method: 'PUT', url: '/api/language', body: { language: chosen } })
	}

	app.get('/*', async (request, reply) => {
		if (/^\/api(?:[/?]|$)/.test(request.url)) return reply.callNotFound()
		if (isEnding) {
			const { text, nonce } = busyPage()
			reply.header('content-security-policy', policyOf(nonce))
			reply.headers({ 'retry-after': '10', 'cache-control': 'no-store', connection: 'close' })
			return reply.code(503).type('text/html; charset=utf-8').send(text)
		}
		rendering += 1
		// Until the page was sent completely, or its reader has gone.
		reply.raw.once('close', () => {
			rendering -= 1
			if (rendering === 0) onIdle()
		})
		await keepLanguage(request, reply)
		if (isVisitor(request)) {
			if (isPublic(request.url)) return sendPublic(request, reply)
			if (isOfPerson(request.url) && (await hearAll()))
				return sendPublic(request, reply, { isOfPerson: true })
		}
		return sendRendered(request, reply)
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

/** Public pages in memory, rendered anew when the database announces that what they show has changed. */
function openPageCache(app: FastifyInstance, databaseUrl: string) {
	const cache = createPageCache()
	const changes = listen(databaseUrl, {
		name: 'profile-search pages',
		channels: { match_changes: cache.invalidate, public_content: cache.invalidate },
		gap: cache.invalidate,
	})
	void changes.whenListening()
	app.addHook('onClose', changes.close)
	// Whoever has changed something sees it on the next page, also as a visitor.
	app.addHook('onSend', async (request) => {
		if (!isRead(request)) await changes.catchUp()
	})
	return { cache, hearAll: changes.catchUp }
}

/**
 * Whether nothing of the request names an account: no session, not even one that has ended, under any name that
 * the portal gives it.
 */
function isVisitor({ cookies, headers }: FastifyRequest) {
	if (headers.authorization !== undefined) return false
	return !(csrfCookie in cookies || sessionCookie(true) in cookies || sessionCookie(false) in cookies)
}

/**
 * Whether a page may hold personal content. Then nothing caches it, so that it is gone from the browser after a
 * logout.
 */
function isSignedIn({ cookies }: FastifyRequest) {
	return csrfCookie in cookies
}

/** A cache between here and the browser may keep the page a second, and show it a second longer while it asks. */
const publicCache = 'public, max-age=0, s-maxage=1, stale-while-revalidate=1'
/** A cache may keep the page, but asks each time whether it is still the same. */
const askEachTime = 'public, no-cache'

async function sendPage({ headers }: FastifyRequest, reply: FastifyReply, page: Page, cacheControl: string) {
	const encoding = encodingFor(headers['accept-encoding'])
	reply.headers(page.headers).header('content-security-policy', page.policy)
	if (page.status !== 200 || !page.isSound) {
		if (!('cache-control' in page.headers)) reply.header('cache-control', 'private, no-cache')
		return sendBody(reply.code(page.status), await page.bodyIn(encoding), encoding)
	}
	const tag = page.tagIn(encoding)
	reply.headers({ etag: tag, 'cache-control': cacheControl })
	if (!hasVersion(headers['if-none-match'], tag))
		return sendBody(reply, await page.bodyIn(encoding), encoding)
	reply.header('vary', varying).removeHeader('content-type').removeHeader('content-length')
	return reply.code(304).send()
}

/** Whoever has a session gets pages of their own, and everybody a page in their language. */
const varying = 'Accept-Encoding, Accept-Language, Cookie, Authorization'

function sendBody(reply: FastifyReply, body: Buffer, encoding: string) {
	reply.header('vary', varying).removeHeader('content-length')
	if (encoding !== 'identity') reply.header('content-encoding', encoding)
	return reply.send(body)
}

/** The policy of a page for one reader: what carries the nonce of this answer may run. */
function policyOf(nonce: string) {
	return contentSecurityPolicy({ scripts: [`'nonce-${nonce}'`], styles: [`'nonce-${nonce}'`] })
}
