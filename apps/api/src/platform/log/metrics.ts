import type { FastifyInstance } from 'fastify'
import {
	Counter,
	Gauge,
	Histogram,
	collectDefaultMetrics,
	register,
	type MetricObjectWithValues,
} from 'prom-client'

// What a process counts of itself. No label has more than some hundred values, and none says anything about a person.

const requestSeconds = new Histogram({
	name: 'profile_search_http_request_duration_seconds',
	help: 'Seconds from the first byte of a request to the last one of its answer, by route.',
	labelNames: ['method', 'route', 'status'],
	buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
})

const cacheReads = new Counter({
	name: 'profile_search_cache_reads_total',
	help: 'Reads of what is kept in memory, by whether it was there.',
	labelNames: ['cache', 'result'],
})

type Pool = { totalCount: number; idleCount: number; waitingCount: number }
const pools = new Map<string, Pool>()

const connections = new Gauge({
	name: 'profile_search_database_connections',
	help: 'Connections to the database by what they do; waiting: requests for one.',
	labelNames: ['pool', 'state'],
	collect() {
		for (const [pool, { totalCount, idleCount, waitingCount }] of pools) {
			connections.set({ pool, state: 'busy' }, totalCount - idleCount)
			connections.set({ pool, state: 'idle' }, idleCount)
			connections.set({ pool, state: 'waiting' }, waitingCount)
		}
	},
})

/** What a process has measured, as it travels to the one that answers for all. */
export type Measured = MetricObjectWithValues<never>[]

/** Begins to measure this process: its memory, its processor time, and how long its event loop was blocked. */
export function measureProcess(kind: string) {
	register.setDefaultLabels({ process: kind })
	collectDefaultMetrics()
}

/** What this process has measured so far. */
export async function readMeasured() {
	return (await register.getMetricsAsJSON()) as unknown as Measured
}

/** Measures every request of a server. */
export function measureRequests(app: FastifyInstance) {
	app.addHook('onResponse', (request, reply, done) => {
		const { method, routeOptions } = request
		const status = `${Math.floor(reply.statusCode / 100)}xx`
		requestSeconds.observe({ method, route: routeOptions.url ?? 'none', status }, reply.elapsedTime / 1000)
		done()
	})
}

/** Measures the connections of a pool. */
export function measurePool(name: string, pool: Pool) {
	pools.set(name, pool)
}

let stateOfReplica: (() => string) | undefined

const replicaState = new Gauge({
	name: 'profile_search_replica',
	help: 'Whether all processes that serve requests see the replica in this state: 1 or 0. Absent without one.',
	labelNames: ['state'],
	aggregator: 'min',
	collect() {
		if (!stateOfReplica) return
		for (const state of ['ready', 'behind', 'gone'])
			replicaState.set({ state }, stateOfReplica() === state ? 1 : 0)
	},
})

const readPlaces = new Counter({
	name: 'profile_search_reads_total',
	help: 'Reads that a replica may answer, by where they were read.',
	labelNames: ['at'],
})

/** Measures how a replica is: ready, behind or gone. */
export function measureReplica(stateOf: () => string) {
	stateOfReplica = stateOf
}

const bestMatches = new Histogram({
	name: 'profile_search_best_match',
	help: 'The total of the first of each list of matches that somebody has opened, of 100; 0: the list was empty.',
	labelNames: ['list'],
	buckets: [0, 35, 50, 60, 70, 80, 90, 100],
})

/** Measures the quality of a list of matches, by the total of its first, from 0 (there was none) to 100. */
export function measureBestMatch(list: 'jobs' | 'people', total = 0) {
	bestMatches.observe({ list }, total)
}

/** Counts a read that a replica may answer. */
export function countReadAt(place: 'replica' | 'primary') {
	readPlaces.inc({ at: place })
}

/** Counts a read of a cache. */
export function countRead(cache: 'sessions' | 'details' | 'pages', isHit: boolean) {
	cacheReads.inc({ cache, result: isHit ? 'hit' : 'miss' })
}
