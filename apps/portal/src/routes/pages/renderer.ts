import { randomBytes } from 'node:crypto'
import { csrfCookie } from '@profile-search/api/http/session'
import { withRecounts } from '@profile-search/api/platform/concurrency/recount'
import { traced } from '@profile-search/api/platform/log/traces'
import { languageCookie } from '@profile-search/contract/accounts/language'
import { language } from '@profile-search/text/language'
import { createRequest } from '@remix-run/node-fetch-server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
	createRequestHandler,
	type RequestHandler,
	RouterContextProvider,
	type RouterContext,
	type ServerBuild,
} from 'react-router'
import { narrowBuilds } from './narrow-build.ts'
import { pageOf } from './public/page.ts'

/** An API call that a page makes while it is rendered, in process and on behalf of its visitor. */
type ApiCall = { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; url: string; body?: object }
type Api = (call: ApiCall) => Promise<{ status: number; envelope: unknown }>

/**
 * What the build of the pages exports besides its entry: the contexts for the API, the nonce, whether the page is sent in
 * one piece and who takes its text then, the busy page, and which pages are public, those of people apart.
 */
type PagesEntry = {
	apiContext: RouterContext<Api>
	nonceContext: RouterContext<string>
	isWholeContext: RouterContext<boolean>
	takeTextContext: RouterContext<(text: string) => void>
	/** The page for a portal that cannot answer now; it needs no rendering. */
	busyPage: (message: string, nonce: string) => string
	publicPages: string[]
	pagesOfPeople: string[]
}

/** Loads the built pages, which call the API of this app while they are rendered. */
export async function loadRenderer(app: FastifyInstance) {
	const pages: ServerBuild = await import(
		new URL('../../../../web/build/server/index.js', import.meta.url).href
	)
	const entry = pages.entry.module as ServerBuild['entry']['module'] & PagesEntry
	const buildFor = narrowBuilds(pages)
	const handlers = new WeakMap<ServerBuild, RequestHandler>()

	function handlerFor(url: string) {
		const build = buildFor(url)
		const handle = handlers.get(build) ?? createRequestHandler(build, 'production')
		handlers.set(build, handle)
		return handle
	}

	async function render(request: Request, api: Api, isWhole: boolean) {
		const nonce = newNonce()
		const context = new RouterContextProvider()
		context.set(entry.apiContext, api)
		context.set(entry.nonceContext, nonce)
		context.set(entry.isWholeContext, isWhole)
		let text: string | undefined
		context.set(entry.takeTextContext, (whole) => (text = whole))
		const response = await traced('render', { kind: 'internal' }, () =>
			handlerFor(request.url)(request, context),
		)
		return { nonce, response, text }
	}

	return {
		publicPages: entry.publicPages,
		pagesOfPeople: entry.pagesOfPeople,
		/** The page of a portal that is stopping, with its nonce. */
		busyPage() {
			const nonce = newNonce()
			return { nonce, text: entry.busyPage('', nonce) }
		},
		/** Renders a page for whoever asks, on their behalf. */
		renderFor: (request: FastifyRequest, reply: FastifyReply) =>
			render(createRequest(request.raw, reply.raw), apiFor(app, request, request), false),
		/** Calls the API on behalf of whoever asks for a page. */
		callFor: (request: FastifyRequest, call: ApiCall) => apiFor(app, request, request)(call),
		/**
		 * Renders a public page by its address alone, so that nothing else of the request that asked first can be in it.
		 * Returns with it what is called each time the page is sent again.
		 */
		async renderPublic({ url, id, ip }: FastifyRequest) {
			const api = apiFor(app, { id, ip })
			let isSound = true
			const watched: Api = async (call) => {
				const answer = await api(call)
				if (answer.status >= 500 || answer.status === 429) isSound = false
				return answer
			}
			const { page, recounts } = await withRecounts(async () => {
				const request = new Request(new URL(url, 'http://portal.invalid'))
				const { response, nonce, text } = await render(request, watched, true)
				return pageOf(response, text ?? (await response.text()), { nonce, isSound })
			})
			return { page, recount: () => recounts.forEach((count) => count()) }
		},
	}
}

function newNonce() {
	return randomBytes(16).toString('hex')
}

/** Calls the API in this process: on behalf of whoever asks for a page, or of a visitor without anything. */
function apiFor(app: FastifyInstance, { id, ip }: { id: string; ip: string }, reader?: FastifyRequest): Api {
	const { cookie, host } = reader?.headers ?? {}
	const csrfToken = reader?.cookies[csrfCookie]
	async function call({ method, url, body }: ApiCall) {
		const answer = await app.inject({
			method,
			url,
			headers: {
				'x-request-id': id,
				cookie: `${languageCookie}=${language()}; ${cookie ?? ''}`,
				...(host && { host }),
				...(csrfToken && { 'x-xsrf-token': csrfToken }),
			},
			remoteAddress: ip,
			...(body && { payload: body }),
		})
		return { status: answer.statusCode, envelope: answer.json() }
	}

	/** What several parts of the page read is read once, until the page changes something. */
	const read = new Map<string, ReturnType<Api>>()
	return (asked) => {
		if (asked.method !== 'GET') {
			read.clear()
			return call(asked)
		}
		const answer = read.get(asked.url) ?? call(asked)
		read.set(asked.url, answer)
		return answer
	}
}
