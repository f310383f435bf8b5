import { Worker } from 'node:worker_threads'
import type { Job, Knowledge, Person, Ranked } from '@profile-search/matching/types'
import { unavailable } from '../refusal.ts'

/** Rankings from the match index in its thread. */
export type Matcher = {
	isReady: () => boolean
	/** Waits until the index has loaded for the first time. */
	whenReady: () => Promise<void>
	/** What rankings are scored by; refuses while the index is loading. */
	knowledge: () => Knowledge
	topPeople: (job: Job, limit: number) => Promise<Ranked[]>
	topJobs: (person: Person, limit: number) => Promise<Ranked[]>
	close: () => Promise<void>
}

/** What the thread is asked: who fits a job best, or which jobs fit a person best. */
export type Question = { id: number; limit: number } & (
	| { kind: 'people'; job: Job }
	| { kind: 'jobs'; person: Person }
)

/** What the thread says: that it has loaded, with the knowledge it scores by, or a ranking. */
export type Answer =
	| { kind: 'ready'; knowledge: Knowledge }
	| { kind: 'ranked'; id: number; ranked: Ranked[] }

/** More questions than this at once are told to come back, rather than answered late. */
const mostWaiting = 500

type Waiting = { resolve: (ranked: Ranked[]) => void; reject: (reason: Error) => void }
// `Omit` alone would merge the two kinds of question into one.
type Unnumbered<Q> = Q extends unknown ? Omit<Q, 'id'> : never

/** Starts the thread. It loads in the background; one that dies is started again. */
export function startMatcher(url: string, onDeath: (error: Error) => void = () => {}): Matcher {
	const waiting = new Map<number, Waiting>()
	let knowledge: Knowledge | undefined
	let lastId = 0
	let isClosing = false
	const firstTime = Promise.withResolvers<void>()
	let thread = startThread()

	function startThread() {
		const worker = new Worker(new URL('./thread.ts', import.meta.url), { workerData: { url } })
		worker.on('message', (answer: Answer) => {
			if (answer.kind === 'ranked') return settle(answer.id)?.resolve(answer.ranked)
			knowledge = answer.knowledge
			firstTime.resolve()
		})
		worker.on('error', onDeath)
		worker.on('exit', () => {
			knowledge = undefined
			for (const id of waiting.keys()) settle(id)?.reject(notReady())
			if (!isClosing) setTimeout(() => (thread = startThread()), 1000).unref()
		})
		return worker
	}

	function settle(id: number) {
		const asked = waiting.get(id)
		waiting.delete(id)
		return asked
	}

	function ask(question: Unnumbered<Question>) {
		if (!knowledge) throw notReady()
		if (waiting.size >= mostWaiting)
			throw unavailable('Very many people are looking at matches just now. Please try again in a moment.')
		const id = ++lastId
		return new Promise<Ranked[]>((resolve, reject) => {
			waiting.set(id, { resolve, reject })
			thread.postMessage({ ...question, id })
		})
	}

	return {
		isReady: () => knowledge !== undefined,
		whenReady: () => firstTime.promise,
		knowledge() {
			if (!knowledge) throw notReady()
			return knowledge
		},
		topPeople: async (job, limit) => ask({ kind: 'people', job, limit }),
		topJobs: async (person, limit) => ask({ kind: 'jobs', person, limit }),
		async close() {
			isClosing = true
			await thread.terminate()
		},
	}
}

function notReady() {
	return unavailable('The matches are being prepared. Please try again in a moment.')
}
