const firstPauseMs = 250
const longestPauseMs = 60_000

/** Statuses with which the portal, or what stands before it, asks for another try. */
const passing = new Set([429, 502, 503, 504])

/**
 * Tries a request again when the network fails or the portal is busy: after the time that it names in `Retry-After`, or
 * after a pause that doubles, with a random half (“equal jitter”), so that programs that failed together do not come
 * back together.
 */
export async function retried(request: () => Promise<Response>, retries: number, signal?: AbortSignal) {
	for (let tried = 0; ; tried++) {
		const isLast = tried >= retries
		const response = await request().catch((error: unknown) => {
			if (isLast || signal?.aborted) throw error
			return undefined
		})
		if (response && (isLast || !passing.has(response.status))) return response
		await response?.body?.cancel()
		await pause(askedPause(response) ?? doubledPause(tried), signal)
	}
}

function askedPause(response: Response | undefined) {
	const seconds = Number(response?.headers.get('retry-after') ?? Number.NaN)
	return Number.isFinite(seconds) ? Math.min(seconds * 1000, longestPauseMs) : undefined
}

function doubledPause(tried: number) {
	const most = Math.min(firstPauseMs * 2 ** tried, longestPauseMs)
	return most / 2 + (Math.random() * most) / 2
}

async function pause(ms: number, signal?: AbortSignal) {
	signal?.throwIfAborted()
	await new Promise<void>((resolve, reject) => {
		const timer = setTimeout(done, ms)
		signal?.addEventListener('abort', stop, { once: true })
		function done() {
			signal?.removeEventListener('abort', stop)
			resolve()
		}
		function stop() {
			clearTimeout(timer)
			reject(signal?.reason)
		}
	})
}
