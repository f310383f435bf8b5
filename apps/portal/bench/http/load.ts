import autocannon, { type Request } from 'autocannon'

/** What a load of requests gave: answers with 2xx a second, latencies in milliseconds, and how many other answers. */
export type Load = { perSecond: number; p50: number; p99: number; failed: number }

/** Requests that are sent in turns over keep-alive connections. */
export type Target = {
	base: string
	requests: Request[]
	headers?: Record<string, string>
	/** For answers that are far slower than the rest, such as logins. */
	connections?: number
	/** Threads that send the load, so that this one can measure something else meanwhile. */
	workers?: number
}

/** How long each target is measured, in seconds. */
const seconds = 6
/** How long each is loaded before, in seconds: until then the code of the first targets is still being compiled. */
const warmUpSeconds = 3
const usualConnections = 10

/** Loads a target over HTTP. */
export async function load({
	base,
	requests,
	headers,
	connections = usualConnections,
	workers,
}: Target): Promise<Load> {
	const options = {
		url: base,
		requests,
		connections,
		...(headers && { headers }),
		...(workers && { workers }),
	}
	await autocannon({ ...options, duration: warmUpSeconds })
	const result = await autocannon({ ...options, duration: seconds })
	return {
		perSecond: result['2xx'] / result.duration,
		p50: result.latency.p50,
		p99: result.latency.p99,
		failed: result.non2xx + result.errors + result.timeouts,
	}
}

/** Loads anything else in the same way: as many callers as connections, each asking again once it has its answer. */
export async function loadCalls(ask: (round: number) => Promise<unknown>): Promise<Load> {
	await callFor(warmUpSeconds, ask)
	const taken = (await callFor(seconds, ask)).toSorted((a, b) => a - b)
	return {
		perSecond: taken.length / seconds,
		p50: at(taken, 0.5),
		p99: at(taken, 0.99),
		failed: 0,
	}
}

async function callFor(duration: number, ask: (round: number) => Promise<unknown>) {
	const end = performance.now() + duration * 1000
	const taken: number[] = []
	let round = 0
	const callers = Array.from({ length: usualConnections }, async () => {
		while (performance.now() < end) {
			const began = performance.now()
			await ask(round++)
			taken.push(performance.now() - began)
		}
	})
	await Promise.all(callers)
	return taken
}

function at(sorted: number[], share: number) {
	return sorted[Math.floor(sorted.length * share)] ?? 0
}
