import { Worker } from 'node:worker_threads'
import type { DirectoryQuery, Found } from '@profile-search/matching/directory/types'
import type { Job, Knowledge, Person, Ranked } from '@profile-search/matching/types'
import { unavailable } from '../refusal.ts'

/** The lists that are held in memory. */
export type ListName = 'people' | 'jobs' | 'organisations'

/** Rankings and lists from the thread that holds them in memory. */
export type Matcher = {
	isReady: () => boolean
	/** Waits until the index has loaded for the first time. */
	whenReady: () => Promise<void>
	/** What rankings are scored by; refuses while the index is loading. */
	knowledge: () => Knowledge
	/** `except`: ids that are not to be ranked, such as those who hide from the one who asks. */
	topPeople: (job: Job, limit: number, except: readonly string[]) => Promise<Ranked[]>
	topJobs: (person: Person, limit: number) => Promise<Ranked[]>
	/** A page of a list: the ids on it, and the counts of every choice. */
	search: (list: ListName, query: DirectoryQuery) => Promise<Found>
	close: () => Promise<void>
}

/** What the thread is asked: who fits a job best, which jobs fit a person best, or a page of a list. */
export type Question = { id: number } & (
	| { kind: 'people'; job: Job; limit: number }
	| { kind: 'jobs'; person: Person; limit: number }
	| { kind: 'list'; list: ListName; query: DirectoryQuery }
)

/** What the thread says: that it has loaded, with the knowledge it scores by, or an answer. */
export type Answer =
	| { kind: 'ready'; knowledge: Knowledge }
	| { kind: 'answered'; id: number; result: Ranked[] | Found }

/** More questions than this at once are told to come back, rather than answered late. */
const mostWaiting = 500

type Waiting = { resolve: (result: Ranked[] | Found) => void; reject: (reason: Error) => void }
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
			if (answer.kind === 'answered') return settle(answer.id)?.resolve(answer.result)
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
		return new Promise<Ranked[] | Found>((resolve, reject) => {
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
		async topPeople(job, limit, except) {
			const ranked = ranking(await ask({ kind: 'people', job, limit: limit + except.length }))
			return ranked.filter(({ id }) => !except.includes(id)).slice(0, limit)
		},
		topJobs: async (person, limit) => ranking(await ask({ kind: 'jobs', person, limit })),
		async search(list, query) {
			const found = await ask({ kind: 'list', list, query })
			if (Array.isArray(found)) throw new Error('The thread answered another question.')
			return found
		},
		async close() {
			isClosing = true
			await thread.terminate()
		},
	}
}

function ranking(result: Ranked[] | Found) {
	if (!Array.isArray(result)) throw new Error('The thread answered another question.')
	return result
}

function notReady() {
	return unavailable('The matches are being prepared. Please try again in a moment.')
}
