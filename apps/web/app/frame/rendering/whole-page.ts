import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { EntryContext } from 'react-router'

type Data = NonNullable<NonNullable<EntryContext['renderMeta']>['streamCache']>

/** How React marks a part that it leaves to the browser. A text of the page cannot hold it, since its < is escaped. */
const unfinished = '<!--$!'

/**
 * Renders a page of which nothing is loaded later, as one text: without the pieces of 2 KB, the tasks and the streams of
 * a page that arrives bit by bit. Undefined where a part of the page still waits for its code, or fails.
 */
export function textOf(page: ReactNode) {
	try {
		const text = renderToString(page)
		return text.includes(unfinished) ? undefined : `<!DOCTYPE html>${text}`
	} catch {
		// The page is rendered again as a stream, which says what has failed.
		return undefined
	}
}

/**
 * Reads the data that the router sends along with a page, so that it need not wait for them while it renders. Returns a
 * function that makes an entry for each rendering.
 */
export async function readData(entry: EntryContext) {
	const { serverHandoffStream } = entry
	if (!serverHandoffStream) return () => entry
	const streamCache: Data = {}
	const reader = serverHandoffStream.getReader()
	const decoder = new TextDecoder()
	for (let at = 0, isDone = false; !isDone; at++) {
		const { done, value } = await reader.read()
		const text = decoder.decode(value, { stream: true })
		streamCache[at] = Object.assign(Promise.resolve(), { result: { done, value: text } })
		isDone = done
	}
	// The router takes hold of a stream each time, but finds everything read already.
	return (): EntryContext => ({
		...entry,
		serverHandoffStream: new ReadableStream(),
		renderMeta: { ...entry.renderMeta, streamCache },
	})
}
