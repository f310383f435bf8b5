import { PassThrough, Readable, Writable } from 'node:stream'
import { isbot } from 'isbot'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import {
	type EntryContext,
	isRouteErrorResponse,
	type RouterContextProvider,
	ServerRouter,
} from 'react-router'
import { busyPage } from '#frame/rendering/busy-page.ts'
import { textImportMap, TextPreloads } from '#frame/rendering/text-files.tsx'
import { readData, textOf } from '#frame/rendering/whole-page.ts'
import { NonceContext } from '#ui/theme/nonce.ts'
import { isWholeContext, nonceContext, takeTextContext } from './api.ts'

export { apiContext, isWholeContext, nonceContext, takeTextContext } from './api.ts'
export { pagesOfPeople, publicPages } from './public-pages.ts'
export { busyPage } from '#frame/rendering/busy-page.ts'

export const streamTimeout = 5000

/** How long a page waits for its last parts, so that it is sent in one piece and not streamed. */
const waitMs = 20

/**
 * Sends a page in one piece when nothing of it is loaded later or what is comes soon, and streams it otherwise; bots
 * get it whole.
 */
export default async function renderPage(
	request: Request,
	status: number,
	headers: Headers,
	entry: EntryContext,
	context: RouterContextProvider,
) {
	if (request.method === 'HEAD') return new Response(null, { status, headers })

	const nonce = context.get(nonceContext)
	headers.set('Content-Type', 'text/html; charset=utf-8')
	if (status === 503) {
		headers.set('Retry-After', '30')
		return new Response(busyPage(messageOf(entry), nonce), { status, headers })
	}
	const pageOf = (of: EntryContext) => (
		<NonceContext value={nonce}>
			<TextPreloads scripts={scriptsOf(of)}>
				<ServerRouter context={of} url={request.url} nonce={nonce} />
			</TextPreloads>
		</NonceContext>
	)
	const answer = { status, headers, nonce }
	if (isDeferred(entry)) {
		const isWhole = context.get(isWholeContext) || isbot(request.headers.get('user-agent') ?? '')
		return renderInPieces(pageOf(entry), isWhole, answer)
	}
	const entryNow = await readData(entry)
	const text = textOf(pageOf(entryNow()))
	if (text === undefined) return renderInPieces(pageOf(entryNow()), true, answer)
	// What is added and replaced stands in the head, so that the rest is not read again.
	const end = text.indexOf('</head>')
	const head = withLateScripts(withImportMap(text.slice(0, end), nonce))
	context.get(takeTextContext)(head + text.slice(end))
	return new Response(null, { status, headers })
}

/**
 * Puts the import map before everything that loads a script. React does so itself only where it streams; it escapes
 * nothing that the addresses of our own files could hold.
 */
function withImportMap(text: string, nonce: string | undefined) {
	const attributes = nonce ? ` nonce="${nonce}"` : ''
	const script = `<script type="importmap"${attributes}>${JSON.stringify(textImportMap())}</script>`
	return text.replace('<head>', (head) => head + script)
}

/**
 * Lets scripts wait for the sheets and fonts that a page is first painted with. React escapes each < of a text, so what is
 * replaced are tags.
 */
function withLateScripts(text: string) {
	return text.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
}

/** Renders a page that waits for some of its parts: whole, or as a stream if they take long. */
function renderInPieces(
	page: ReactNode,
	isWhole: boolean,
	{ status, headers, nonce }: { status: number; headers: Headers; nonce: string | undefined },
) {
	return new Promise<Response>((resolve, reject) => {
		let statusNow = status
		let streaming: NodeJS.Timeout | undefined
		let isStreaming = false
		const { pipe, abort } = renderToPipeableStream(page, {
			...(nonce && { nonce }),
			importMap: textImportMap(),
			// Otherwise parts that are ready, but far down, are sent hidden, and shown by a script alone.
			progressiveChunkSize: Number.POSITIVE_INFINITY,
			onShellReady() {
				if (!isWhole) streaming = setTimeout(stream, waitMs)
			},
			onAllReady() {
				clearTimeout(timer)
				clearTimeout(streaming)
				if (isStreaming) return
				pipe(
					collected((body) => {
						const text = Buffer.from(withLateScripts(body.toString()))
						resolve(responseOf(text, text.length))
					}),
				)
			},
			onShellError: reject,
			onError() {
				statusNow = 500
			},
		})
		const timer = setTimeout(abort, streamTimeout + 1000)

		function stream() {
			isStreaming = true
			const pieces = new PassThrough()
			pipe(pieces)
			resolve(responseOf(Readable.toWeb(pieces) as ReadableStream))
		}

		function responseOf(body: BodyInit, length?: number) {
			if (length !== undefined) headers.set('Content-Length', String(length))
			return new Response(body, { status: statusNow, headers })
		}
	})
}

/** The addresses of the scripts that the page begins with. */
function scriptsOf({ manifest, staticHandlerContext }: EntryContext) {
	const routes = staticHandlerContext.matches.map(({ route }) => manifest.routes[route.id])
	const parts = [manifest.entry, ...routes.filter((route) => route !== undefined)]
	return parts.flatMap(({ module, imports = [] }) => [module, ...imports])
}

/** Whether a loader has returned something that is still being loaded. */
function isDeferred({ staticHandlerContext }: EntryContext) {
	return Object.values(staticHandlerContext.loaderData).some(
		(data) => data !== null && typeof data === 'object' && Object.values(data).some(isPromise),
	)
}

function isPromise(value: unknown) {
	return value instanceof Promise
}

/** Collects what is written, all at once. */
function collected(take: (body: Buffer<ArrayBuffer>) => void) {
	const chunks: Buffer[] = []
	return new Writable({
		highWaterMark: 2 ** 30,
		write(chunk: Buffer, _encoding, written) {
			chunks.push(chunk)
			written()
		},
		final(ended) {
			take(Buffer.concat(chunks))
			ended()
		},
	})
}

/** The message of the API when it refused. */
function messageOf({ staticHandlerContext }: EntryContext) {
	const refusal = Object.values(staticHandlerContext.errors ?? {}).find(isRouteErrorResponse)
	return typeof refusal?.data === 'string' ? refusal.data : ''
}
