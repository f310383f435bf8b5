import type { WorkerEvents } from 'graphile-worker'

/** What this process knows about the work it has taken from the queue. */
export type Ledger = ReturnType<typeof openLedger>

type Ended = { at: number; isDone: boolean }

/** Follows the queue's own events. */
export function openLedger() {
	const workers = new Set<string>()
	const underWay = new Set<string>()
	const ended = new Map<string, Ended>()
	return {
		/** The names under which this process has taken work, present and past. */
		workers: workers as ReadonlySet<string>,
		isUnderWay: (id: string) => underWay.has(id),
		endOf: (id: string) => ended.get(id),
		/** Forgets ended work that is not among these ids: the queue has told the database of its end. */
		forgetAllBut(ids: ReadonlySet<string>, before: number) {
			for (const [id, { at }] of ended) if (at < before && !ids.has(id)) ended.delete(id)
		},
		follow(events: WorkerEvents, onWorker: (worker: string) => void) {
			events.on('pool:create', ({ workerPool }) => {
				workers.add(workerPool.id)
				onWorker(workerPool.id)
			})
			events.on('job:start', ({ job }) => {
				ended.delete(job.id)
				underWay.add(job.id)
			})
			events.on('job:success', ({ job }) => ended.set(job.id, { at: Date.now(), isDone: true }))
			events.on('job:error', ({ job }) => ended.set(job.id, { at: Date.now(), isDone: false }))
			events.on('job:complete', ({ job }) => underWay.delete(job.id))
		},
	}
}
