import { useSyncExternalStore } from 'react'

/** A call that may have got no answer, and whether it may be made a second time. */
type Answer = { status?: number; isRetryable?: boolean }

const firstPause = 2000
const longestPause = 60_000

const waits = new Set<AbortController>()
const watchers = new Set<() => void>()

/**
 * Makes a call, and makes it again whenever a connection may be back, until it is answered, `wait` is aborted or
 * `stopRetrying` is called. A call that could be carried out twice is made once.
 */
export async function retryUntilAnswered<Sent extends Answer>(
	call: () => Promise<Sent>,
	wait = new AbortController(),
): Promise<Sent> {
	let sent = await call()
	if (!isLost(sent) || wait.signal.aborted) return sent
	change(() => waits.add(wait))
	try {
		for (let pause = firstPause; isLost(sent); pause = Math.min(2 * pause, longestPause)) {
			await connectionMayBeBack(pause, wait.signal)
			if (wait.signal.aborted) return sent
			sent = await call()
		}
		return sent
	} finally {
		change(() => waits.delete(wait))
	}
}

/** Ends every wait; the calls are then answered as those that had no connection. */
export function stopRetrying() {
	for (const wait of waits) wait.abort()
}

/** Whether something waits for a connection. */
export function useIsRetrying() {
	return useSyncExternalStore(
		watch,
		() => waits.size > 0,
		() => false,
	)
}

function isLost({ status, isRetryable }: Answer) {
	return status === 0 && isRetryable === true
}

/** Resolves when the browser tells of a connection, or after some milliseconds: it knows nothing of a portal that is away. */
async function connectionMayBeBack(pause: number, stopped: AbortSignal) {
	const ended = new AbortController()
	await new Promise<void>((resolve) => {
		const timer = setTimeout(resolve, pause)
		const options = { signal: ended.signal }
		ended.signal.addEventListener('abort', () => clearTimeout(timer))
		window.addEventListener('online', () => resolve(), options)
		stopped.addEventListener('abort', () => resolve(), options)
	})
	ended.abort()
}

function watch(watcher: () => void) {
	watchers.add(watcher)
	return () => watchers.delete(watcher)
}

function change(act: () => void) {
	act()
	for (const watcher of watchers) watcher()
}
