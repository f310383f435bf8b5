import type { Matcher } from '@profile-search/api/platform/context/matcher'
import type { Log } from '@profile-search/api/platform/log/log'
import {
	measurePool,
	measureProcess,
	readMeasured,
	type Measured,
} from '@profile-search/api/platform/log/metrics'
import { listTasks } from '@profile-search/api/site/operations/queue/queries'
import type { Connection, Db } from '@profile-search/db/client'
import Fastify from 'fastify'
import { AggregatorRegistry, Gauge } from 'prom-client'
import type { Closing } from './closings.ts'

type Sources = {
	/** The connection of this process, by which the queue is read. */
	connection: Connection
	matcher: Matcher
	/** What the other processes have measured. */
	readOthers: () => Promise<Measured[]>
}

/**
 * Answers `/metrics` with what all processes have measured, in the text format of Prometheus, on a port of its own:
 * what it tells is for operators.
 */
export async function serveMetrics(
	{ metricsHost, metricsPort }: { metricsHost: string; metricsPort: number },
	{ connection, matcher, readOthers }: Sources,
	log: Log,
	closings: Closing[],
) {
	measureProcess('main')
	measurePool('main', connection.pool)
	measureQueue(connection.db)
	measureIndex(matcher)
	const app = Fastify()
	app.get('/metrics', async (_request, reply) => {
		const measured = [await readMeasured(), ...(await readOthers())]
		const all = AggregatorRegistry.aggregate(measured)
		return reply.type(all.contentType).send(await all.metrics())
	})
	app.setErrorHandler((err, _request, reply) => {
		log.error({ err }, 'The metrics could not be read.')
		return reply.code(500).type('text/plain').send('The metrics could not be read; the log says why.\n')
	})
	closings.push(() => app.close())
	await app.listen({ host: metricsHost, port: metricsPort })
}

const states = ['waiting', 'planned', 'running', 'abandoned', 'retrying', 'failed'] as const

/** The queue is read from the database when it is asked for. While that fails, the gauges are absent. */
function measureQueue(db: Db) {
	const isUp = new Gauge({
		name: 'profile_search_database_up',
		help: 'Whether the database answers: 1 or 0.',
	})
	const oldest = new Gauge({
		name: 'profile_search_queue_oldest_seconds',
		help: 'How long the task that has waited longest has been due, in seconds.',
	})
	const tasks = new Gauge({
		name: 'profile_search_queue_tasks',
		help: 'Tasks of the background work, by task and state.',
		labelNames: ['task', 'state'],
		async collect() {
			tasks.reset()
			oldest.reset()
			const rows = await listTasks(db).catch(() => undefined)
			isUp.set(rows ? 1 : 0)
			if (!rows) return
			for (const row of rows) for (const state of states) tasks.set({ task: row.task, state }, row[state])
			const due = rows.flatMap(({ oldestAt }) => oldestAt?.getTime() ?? [])
			oldest.set(due.length > 0 ? Math.max(0, Date.now() - Math.min(...due)) / 1000 : 0)
		},
	})
}

function measureIndex(matcher: Matcher) {
	const isReady = new Gauge({
		name: 'profile_search_index_ready',
		help: 'Whether people, jobs and organisations can be searched and ranked: 1 or 0.',
		collect() {
			isReady.set(matcher.isReady() ? 1 : 0)
		},
	})
	const lists = new Gauge({
		name: 'profile_search_cluster',
		help: 'Whether the lists of the search cluster are in this state: 1 or 0. Absent without one.',
		labelNames: ['state'],
		collect() {
			const present = matcher.status().lists
			if (present === 'memory') return
			for (const state of ['ready', 'late', 'loading', 'away'])
				lists.set({ state }, state === present ? 1 : 0)
		},
	})
}
