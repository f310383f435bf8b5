import { PassThrough, Readable } from 'node:stream'
import { isbot } from 'isbot'
import { renderToPipeableStream } from 'react-dom/server'
import {
	type EntryContext,
	isRouteErrorResponse,
	type RouterContextProvider,
	ServerRouter,
} from 'react-router'
import { busyPage } from '#frame/busy-page.ts'
import { NonceContext } from '#frame/nonce.ts'
import { nonceContext } from './api.ts'

export { apiContext, nonceContext } from './api.ts'
export { busyPage } from '#frame/busy-page.ts'

export const streamTimeout = 5000

/** Streams a page; bots get it whole. */
export default function renderPage(
	request: Request,
	status: number,
	headers: Headers,
	entry: EntryContext,
	context: RouterContextProvider,
) {
	if (request.method === 'HEAD') return new Response(null, { status, headers })

	const nonce = context.get(nonceContext)
	if (status === 503) {
		headers.set('Content-Type', 'text/html; charset=utf-8')
		headers.set('Retry-After', '30')
		return new Response(busyPage(messageOf(entry), nonce), { status, headers })
	}
	return new Promise<Response>((resolve, reject) => {
		let statusNow = status
		const ready = isbot(request.headers.get('user-agent') ?? '') ? 'onAllReady' : 'onShellReady'
		const { pipe, abort } = renderToPipeableStream(
			<NonceContext value={nonce}>
				<ServerRouter context={entry} url={request.url} nonce={nonce} />
			</NonceContext>,
			{
				...(nonce && { nonce }),
				[ready]() {
					const page = new PassThrough({
						final(callback) {
							clearTimeout(timer)
							callback()
						},
					})
					headers.set('Content-Type', 'text/html; charset=utf-8')
					pipe(page)
					resolve(new Response(Readable.toWeb(page) as ReadableStream, { status: statusNow, headers }))
				},
				onShellError: reject,
				onError() {
					statusNow = 500
				},
			},
		)
		const timer = setTimeout(abort, streamTimeout + 1000)
	})
}

/** The message of the API when it refused. */
function messageOf({ staticHandlerContext }: EntryContext) {
	const refusal = Object.values(staticHandlerContext.errors ?? {}).find(isRouteErrorResponse)
	return typeof refusal?.data === 'string' ? refusal.data : ''
}
