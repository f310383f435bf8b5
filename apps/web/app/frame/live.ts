import { type UnreadCounts, followEvents } from '@profile-search/contract/site/events'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { send } from '#api.ts'

/**
 * An event of the account while a page is open. After `again` events may have been missed, so data is fetched anew.
 */
export type LiveEvent =
	| { kind: 'unread'; unread: UnreadCounts }
	| { kind: 'message'; threadId: string }
	| { kind: 'notification' }
	| { kind: 'again' }

/** The delay after which the stream is opened, so that the page loads first. */
const startMs = 1500
/** The polling interval when the stream is unavailable. */
const pollMs = 60_000

let unread: UnreadCounts | null = null
const watchers = new Set<() => void>()
const listeners = new Set<(event: LiveEvent) => void>()

/** The unread counts of the account; null until they are known. */
export function useUnread() {
	return useSyncExternalStore(watch, () => unread, nothing)
}

/** Calls back for every event. */
export function useLive(onEvent: (event: LiveEvent) => void) {
	const listen = useEffectEvent(onEvent)
	useEffect(() => {
		const listener = (event: LiveEvent) => listen(event)
		listeners.add(listener)
		return () => void listeners.delete(listener)
	}, [])
}

/** Follows the events of an account for this whole page. */
export function useLiveEventsOf(accountId: string | undefined) {
	useEffect(() => {
		if (!accountId) return
		let stop = () => {}
		const timer = setTimeout(() => (stop = follow(accountId)), startMs)
		return () => {
			clearTimeout(timer)
			stop()
			setUnread(null)
		}
	}, [accountId])
}

function watch(watcher: () => void) {
	watchers.add(watcher)
	return () => void watchers.delete(watcher)
}

function nothing() {
	return null
}

function setUnread(next: UnreadCounts | null) {
	unread = next
	for (const watcher of watchers) watcher()
}

function take(event: LiveEvent) {
	if (event.kind === 'unread') setUnread(event.unread)
	for (const listener of listeners) listener(event)
}

/**
 * One page of the browser holds the stream and passes events to the others, since browsers allow few connections to
 * one site. When that page is closed, another one takes over.
 */
function follow(accountId: string) {
	const name = `Profile_Search_live:${accountId}`
	const ending = new AbortController()
	const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(name) : undefined
	let isFirst = true
	const applyEvent = (event: LiveEvent) => {
		take(event)
		// Events between the rendering of the page and now were missed.
		if (isFirst) take({ kind: 'again' })
		isFirst = false
	}
	const tellAll = (event: LiveEvent) => {
		applyEvent(event)
		channel?.postMessage(event)
	}
	channel?.addEventListener('message', ({ data }: MessageEvent<LiveEvent | 'ask'>) => {
		if (data !== 'ask') applyEvent(data)
		else if (unread) channel.postMessage({ kind: 'unread', unread } satisfies LiveEvent)
	})
	channel?.postMessage('ask')

	// Locks exist in secure contexts only.
	const lead = () => holdStream(tellAll, ending.signal)
	if (channel && 'locks' in navigator)
		navigator.locks.request(name, { signal: ending.signal }, lead).catch(() => {})
	else void lead()
	return () => {
		ending.abort()
		channel?.close()
	}
}

/** Holds the stream until it is aborted. If the stream fails, polls from time to time and tries again. */
async function holdStream(tell: (event: LiveEvent) => void, signal: AbortSignal) {
	while (!signal.aborted) {
		const end = await streamOnce(tell, signal)
		if (end === 'over' || signal.aborted) return
		const asked = await send(followEvents)
		if (asked.status === 401 || asked.status === 403) return
		if (asked.errorCode === 0 && asked.details) tell({ kind: 'unread', unread: asked.details })
		tell({ kind: 'again' })
		await pause(pollMs, signal)
	}
}

/** `over` when the session has ended; `failed` when the browser has given up, as it does after a refusal. */
function streamOnce(tell: (event: LiveEvent) => void, signal: AbortSignal) {
	const { promise, resolve } = Promise.withResolvers<'over' | 'failed'>()
	const source = new EventSource('/api/events')
	let hasOpened = false
	source.addEventListener('open', () => {
		if (hasOpened) tell({ kind: 'again' })
		hasOpened = true
	})
	source.addEventListener('unread', ({ data }) => tell({ kind: 'unread', unread: JSON.parse(data) }))
	source.addEventListener('message', ({ data }) => {
		const { threadId }: { threadId: string } = JSON.parse(data)
		tell({ kind: 'message', threadId })
	})
	source.addEventListener('notification', () => tell({ kind: 'notification' }))
	source.addEventListener('again', () => tell({ kind: 'again' }))
	source.addEventListener('ended', () => resolve('over'))
	source.addEventListener('error', () => {
		if (source.readyState === EventSource.CLOSED) resolve('failed')
	})
	signal.addEventListener('abort', () => resolve('over'))
	return promise.finally(() => source.close())
}

function pause(milliseconds: number, signal: AbortSignal) {
	return new Promise<void>((resolve) => {
		const timer = setTimeout(resolve, milliseconds)
		signal.addEventListener('abort', () => {
			clearTimeout(timer)
			resolve()
		})
	})
}
