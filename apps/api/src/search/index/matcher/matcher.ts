import type {
	DirectoryQuery,
	Fitting,
	Found,
	NewEntry,
	Question as ListQuestion,
} from '@profile-search/matching/directory/types'
import type { RelaxFindings } from '@profile-search/matching/search/relax'
import type { Job, Knowledge, Person, Ranked } from '@profile-search/matching/types'
import type { ListName, Matcher } from '#platform/context/matcher.ts'
import { unavailable } from '#platform/refusal.ts'
import { createIndexThreads } from '../thread/index-threads.ts'
import { createQuestionQueue } from './question-queue.ts'

/** A question to the thread, such as who fits a job best, which jobs fit a person best, or a page of a list. */
export type Question = { id: number; askedAt: number } & (
	| { kind: 'people'; job: Job; limit: number }
	| { kind: 'jobs'; person: Person; limit: number }
	| { kind: 'relax'; job: Job; except: readonly string[] }
	| { kind: 'version'; list: ListName }
	| { kind: 'list'; list: ListName; query: DirectoryQuery }
	| {
			kind: 'fitting'
			list: ListName
			entries: readonly NewEntry[]
			questions: readonly ListQuestion[]
	  }
)

/** A message to the thread: a question, or the request to end. */
export type ThreadMessage = Question | { kind: 'end' }

/**
 * A message from the thread: that it has loaded, with the knowledge it scores by; that this knowledge has changed
 * since; an answer; or a line for the operator.
 */
export type Answer =
	| { kind: 'ready'; knowledge: Knowledge }
	| { kind: 'outdated' }
	| { kind: 'answered'; id: number; result: Result; tookMs: number }
	| { kind: 'note'; message: string }

/** The answer to a question. */
export type Result = Ranked[] | Found | RelaxFindings | Fitting | string

/** The data that the thread is started with. */
export type ThreadData = {
	url: string
	snapshots: string | undefined
	isLearning: boolean
	/** Whether it loads beside a thread that answers, and so leaves processor time to that one. */
	isReplacement: boolean
	/** How many milliseconds an answer waits at most for what has just been saved to be applied. */
	longestFreshMs: number
}

type Options = {
	/** The folder of the snapshots; without one, each start reads the database. */
	snapshots?: string
	/** Whether to use what was learned from the portal's own data. */
	isLearning?: boolean
	/** How long a question may wait before it is answered from older data, or refused. */
	limits?: WaitLimits
	/** Logs a line for the operator. */
	log?: (message: string) => void
}

/** Limits in milliseconds: for what has just been saved to be applied, and for the answers of the two queues. */
type WaitLimits = { freshMs: number; quickMs: number; slowMs: number }

// At 10 ms for an answer, 300 of them take three seconds, after which people have given up anyway.
const quick = { atOnce: 8, capacity: 300 }
/** For counts that take up to two seconds each: one at a time, so that nobody else waits for them. */
const slow = { atOnce: 1, capacity: 20 }
/** For versions of lists, which cost the thread nothing. */
const brief = { atOnce: 8, capacity: 300 }
const usualLimits: WaitLimits = { freshMs: 1000, quickMs: 3000, slowMs: 10_000 }

// `Omit` alone would merge the kinds of question into one.
type Unsent<Q> = Q extends unknown ? Omit<Q, 'id' | 'askedAt'> : never

/** Starts the thread that holds the index. It loads in the background, and is restarted when it dies. */
export function startMatcher(
	url: string,
	{ snapshots, isLearning = true, limits = usualLimits, log = () => {} }: Options = {},
): Matcher {
	const queues = {
		quick: createQuestionQueue<Unsent<Question>, Result>({ ...quick, longestMs: limits.quickMs }, send),
		slow: createQuestionQueue<Unsent<Question>, Result>({ ...slow, longestMs: limits.slowMs }, send),
		brief: createQuestionQueue<Unsent<Question>, Result>({ ...brief, longestMs: limits.quickMs }, send),
	}
	const threads = createIndexThreads({
		url,
		snapshots,
		isLearning,
		longestFreshMs: limits.freshMs,
		log,
		onAnswer({ id, result, tookMs }) {
			for (const queue of Object.values(queues)) queue.answer(id, result, tookMs)
		},
		onLost(ids) {
			for (const queue of Object.values(queues)) queue.refuse(ids, notReady)
			if (!threads.knowledge()) for (const queue of Object.values(queues)) queue.refuseAll(notReady)
		},
	})

	function send(id: number, question: Unsent<Question>, askedAt: number) {
		threads.ask({ ...question, id, askedAt })
	}

	async function ask(clientKey: string, question: Unsent<Question>) {
		if (!threads.knowledge()) throw notReady()
		return queues[queueOf(question)].ask(clientKey, question)
	}

	return {
		status: threads.status,
		isReady: () => threads.knowledge() !== undefined,
		whenReady: threads.whenReady,
		knowledge() {
			const knowledge = threads.knowledge()
			if (!knowledge) throw notReady()
			return knowledge
		},
		...questionsBy(ask),
		close: threads.close,
	}
}

function queueOf({ kind }: Unsent<Question>) {
	if (kind === 'relax') return 'slow'
	return kind === 'version' ? 'brief' : 'quick'
}

function ranking(result: Result) {
	if (!Array.isArray(result)) throw anotherAnswer()
	return result
}

function anotherAnswer() {
	return new Error('The thread answered another question.')
}

function notReady() {
	return unavailable('The matches are being prepared. Please try again in a moment.')
}

type Ask = (clientKey: string, question: Unsent<Question>) => Promise<Result>

/** The methods that ask a question, each with the answer it gets. */
function questionsBy(
	ask: Ask,
): Pick<Matcher, 'topPeople' | 'topJobs' | 'relaxations' | 'version' | 'search' | 'fitting'> {
	return {
		async topPeople(clientKey, job, limit, except) {
			const ranked = ranking(await ask(clientKey, { kind: 'people', job, limit: limit + except.length }))
			return ranked.filter(({ id }) => !except.includes(id)).slice(0, limit)
		},
		async topJobs(clientKey, person, limit, except = []) {
			const ranked = ranking(await ask(clientKey, { kind: 'jobs', person, limit: limit + except.length }))
			return ranked.filter(({ id }) => !except.includes(id)).slice(0, limit)
		},
		async relaxations(clientKey, job, except) {
			const found = await ask(clientKey, { kind: 'relax', job, except })
			if (typeof found === 'string' || !('tried' in found)) throw anotherAnswer()
			return found
		},
		async version(list) {
			const version = await ask(list, { kind: 'version', list })
			if (typeof version !== 'string') throw anotherAnswer()
			return version
		},
		async search(clientKey, list, query) {
			const found = await ask(clientKey, { kind: 'list', list, query })
			if (typeof found === 'string' || !('counts' in found)) throw anotherAnswer()
			return found
		},
		async fitting(clientKey, list, entries, questions) {
			const found = await ask(clientKey, { kind: 'fitting', list, entries, questions })
			if (typeof found === 'string' || !('unknown' in found)) throw anotherAnswer()
			return found
		},
	}
}
