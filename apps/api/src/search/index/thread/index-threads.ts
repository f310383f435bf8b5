import { Worker } from 'node:worker_threads'
import type { Knowledge } from '@profile-search/matching/types'
import type { IndexStatus } from '#platform/context/matcher.ts'
import { messageOf } from '#platform/log/error-text.ts'
import type { Answer, ThreadData, ThreadMessage } from '../matcher/matcher.ts'

type Options = Omit<ThreadData, 'isReplacement'> & {
	onAnswer: (answer: Answer & { kind: 'answered' }) => void
	/** Called with the questions that a thread left unanswered when it died. */
	onLost: (questionIds: number[]) => void
	/** Logs a line for the operator. */
	log: (message: string) => void
}

type IndexThread = {
	worker: Worker
	/** Undefined while the thread loads, and for lists. */
	knowledge: Knowledge | undefined
	/** Undefined while the thread loads. */
	readyAt: Date | undefined
	/** Ids of questions not answered yet. */
	unanswered: Set<number>
}

/**
 * What is held is in typed arrays. Memory for young objects beyond this makes nothing faster, and is never given back
 * after loading, which fills it.
 */
const resourceLimits = { maxYoungGenerationSizeMb: 12 }
/** The pause before a thread that died is restarted. */
const restartMs = 1000
/** The program gives its parts 20 seconds to end. */
const longestEndMs = 15_000

/**
 * Runs the thread that holds a part of the index and answers. When the knowledge has changed, a second thread loads slowly beside
 * it and takes its place once it is ready, so that there is always one to answer.
 */
export function createIndexThreads({ onAnswer, onLost, log, ...data }: Options) {
	let serving: IndexThread | undefined
	let replacement: IndexThread | undefined
	let isClosing = false
	const firstReady = Promise.withResolvers<void>()
	serving = start(false)

	function start(isReplacement: boolean) {
		const workerData: ThreadData = { ...data, isReplacement }
		const worker = new Worker(new URL('./start-thread.ts', import.meta.url), { workerData, resourceLimits })
		const thread: IndexThread = {
			worker,
			knowledge: undefined,
			readyAt: undefined,
			unanswered: new Set(),
		}
		worker.on('message', (answer: Answer) => take(thread, answer))
		worker.on('error', (error) => log(messageOf(error)))
		worker.on('exit', () => replaceDead(thread))
		return thread
	}

	function take(thread: IndexThread, answer: Answer) {
		if (answer.kind === 'note') return log(answer.message)
		if (answer.kind === 'outdated') {
			if (thread === serving) replacement ??= start(true)
			return
		}
		if (answer.kind === 'ready') {
			thread.knowledge = keptOrNew(answer.knowledge)
			thread.readyAt = new Date()
			if (thread === replacement) swap()
			return firstReady.resolve()
		}
		thread.unanswered.delete(answer.id)
		onAnswer(answer)
		if (thread !== serving && thread !== replacement) retire(thread)
	}

	/** Sends questions to the new thread from now on; the old one finishes those that it has. */
	function swap() {
		const old = serving
		serving = replacement
		replacement = undefined
		if (old) retire(old)
	}

	function replaceDead(thread: IndexThread) {
		const isInUse = thread === serving || thread === replacement
		if (thread === replacement) replacement = undefined
		if (thread === serving) serving = undefined
		onLost([...thread.unanswered])
		if (!isInUse || isClosing) return
		setTimeout(() => {
			if (isClosing) return
			// A replacement that is already loading will serve. Without a serving thread, the next one loads at full
			// speed.
			if (serving) replacement ??= start(true)
			else if (replacement) swap()
			else serving = start(false)
		}, restartMs).unref()
	}

	return {
		/** The knowledge that the serving thread ranks by; undefined while none can answer, and for lists. */
		knowledge: () => serving?.knowledge,
		isReady: () => serving?.readyAt !== undefined,
		whenReady: () => firstReady.promise,
		status(): IndexStatus {
			if (!serving?.readyAt) return { state: 'loading', since: null }
			return { state: replacement ? 'rebuilding' : 'ready', since: serving.readyAt }
		},
		ask(message: ThreadMessage & { id: number }) {
			serving?.unanswered.add(message.id)
			serving?.worker.postMessage(message)
		},
		async close() {
			isClosing = true
			await replacement?.worker.terminate()
			const last = serving?.worker
			if (last && data.snapshots) await endOf(last)
			await last?.terminate()
		},
	}
}

/** What the last thread was loaded with. */
let kept: Knowledge | undefined

/**
 * Knowledge of the same version is the same, so what is kept already stands for it: the reader of texts that belongs to it
 * takes most of a second to make.
 */
function keptOrNew(knowledge: Knowledge | undefined) {
	if (!knowledge) return undefined
	if (kept?.version !== knowledge.version) kept = knowledge
	return kept
}

/** Ends a thread after it has written its snapshots. */
async function endOf(worker: Worker) {
	if (worker.threadId === -1) return
	const ended = Promise.withResolvers<void>()
	const timer = setTimeout(ended.resolve, longestEndMs)
	worker.once('exit', () => ended.resolve())
	worker.postMessage({ kind: 'end' } satisfies ThreadMessage)
	await ended.promise
	clearTimeout(timer)
}

function retire({ worker, unanswered }: IndexThread) {
	if (unanswered.size === 0) void worker.terminate()
}
