import { EventEmitter } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import type { Db } from '@profile-search/db/client'
import { Logger, run, type Runner, type RunnerOptions, type TaskList } from 'graphile-worker'
import type { Pool } from 'pg'
import type { Log } from '../log/log.ts'
import { traceFields } from '../log/traces.ts'
import { causeIn } from './cause.ts'
import { countWork } from './count-work.ts'

type Options = {
	db: Db
	/** The queue's own pool, made by `queuePool`. */
	pool: Pool
	tasks: TaskList
	schedule?: RunnerOptions['parsedCronItems']
	concurrency: number
	/** A gate that can hold up all work: resolves when work may begin, and tells when it has to stop. */
	gate?:
		| { whenOpen: (signal: AbortSignal) => Promise<void>; onClosed: (stop: () => void) => void }
		| undefined
	/** Called with the events of each run. */
	follow: (events: Runner['events']) => void
	log: Log
}

/**
 * Works through the queue until it is stopped. A lost database may stop the runner; it is restarted until it
 * keeps running.
 */
export function runQueue({ db, pool, tasks, schedule, concurrency, gate, follow, log }: Options) {
	let runner: Runner | undefined
	const stopping = new AbortController()
	const done = keepRunning()
	const restart = async () => runner?.stop().catch(() => {})
	gate?.onClosed(() => void restart())

	async function keepRunning() {
		while (!stopping.signal.aborted) {
			try {
				await gate?.whenOpen(stopping.signal)
				if (stopping.signal.aborted) return
				const events: Runner['events'] = new EventEmitter()
				follow(events)
				const stopCounting = countWork(db, events)
				runner = await run({
					pgPool: pool,
					taskList: tasks,
					...(schedule && { parsedCronItems: schedule }),
					concurrency,
					pollInterval: 1000,
					noHandleSignals: true,
					events,
					logger: queueLogger(log),
				}).catch(async (error: unknown) => {
					await stopCounting()
					throw error
				})
				// A runner told to stop while it was starting would otherwise run for ever.
				if (stopping.signal.aborted) await runner.stop()
				await runner.promise.finally(stopCounting)
			} catch (error) {
				log.warn({ err: error }, 'The queue stopped; it is started again.')
			}
			runner = undefined
			await pause(restartMs, undefined, { signal: stopping.signal }).catch(() => {})
		}
	}

	return {
		/** Stops the present run cleanly; another one begins. */
		restart,
		async stop() {
			stopping.abort()
			await restart()
			await done
		},
	}
}

const restartMs = 1000

const levels = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const

/** Writes the queue's lines to the program's log. */
export function queueLogger(log: Log) {
	return new Logger(({ taskIdentifier, jobId }) => (level, message, meta) => {
		const job = jobOf(meta)
		const task = taskIdentifier ?? job?.task_identifier
		const id = jobId ?? job?.id
		const { requestId, traceparent } = causeIn(job?.payload)
		const cause = { ...(requestId && { reqId: requestId }), ...traceFields(traceparent) }
		log[levels[level]]({ ...(task && { task }), ...(id && { job: id }), ...cause }, message)
	})
}

function jobOf(meta: unknown): { id?: string; task_identifier?: string; payload?: unknown } | undefined {
	if (typeof meta !== 'object' || meta === null || !('job' in meta)) return undefined
	return typeof meta.job === 'object' && meta.job !== null ? meta.job : undefined
}
