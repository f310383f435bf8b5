import { unavailable } from '#platform/refusal.ts'
import { createFairQueue } from './fair-queue.ts'

/** How long a queue may become, and how long a question may wait. */
export type Limits = {
	/** How many questions the thread has at once. */
	atOnce: number
	/** How many more questions may wait. */
	capacity: number
	/** A question that has waited this long is refused. */
	longestMs: number
}

type Pending<Question, Result> = {
	clientKey: string
	question: Question
	askedAt: number
	timer: NodeJS.Timeout
	resolve: (result: Result) => void
	reject: (reason: Error) => void
}

/**
 * Sends questions to the thread and returns its answers in a fair order, refusing at once a question whose answer would
 * come too late.
 */
export type QuestionQueue<Question, Result> = {
	ask: (clientKey: string, question: Question) => Promise<Result>
	/** Resolves the question with its answer; `tookMs` is how long the thread worked on it. */
	answer: (id: number, result: Result, tookMs: number) => void
	/** Refuses questions that will not be answered any more. */
	refuse: (ids: readonly number[], reason: () => Error) => void
	refuseAll: (reason: () => Error) => void
}

let lastId = 0

/** `send` hands a question to the thread, with the time it was asked at. */
export function createQuestionQueue<Question, Result>(
	{ atOnce, capacity, longestMs }: Limits,
	send: (id: number, question: Question, askedAt: number) => void,
): QuestionQueue<Question, Result> {
	const waiting = createFairQueue<Pending<Question, Result>>(capacity)
	const sent = new Map<number, Pending<Question, Result>>()
	/** A moving average of the time an answer takes. */
	let usualMs = 0

	function sendNext() {
		while (sent.size < atOnce) {
			const pending = waiting.next()
			if (!pending) return
			lastId += 1
			sent.set(lastId, pending)
			send(lastId, pending.question, pending.askedAt)
		}
	}

	function refuse({ timer, reject }: Pending<Question, Result>, reason: Error) {
		clearTimeout(timer)
		reject(reason)
	}

	return {
		ask(clientKey, question) {
			const expectedMs = (waiting.countBefore(clientKey) + sent.size) * usualMs
			if (expectedMs > longestMs) return Promise.reject(busy())
			return new Promise((resolve, reject) => {
				const timer = setTimeout(() => {
					waiting.remove(clientKey, pending)
					reject(busy())
				}, longestMs)
				const pending = { clientKey, question, askedAt: Date.now(), timer, resolve, reject }
				const displaced = waiting.add(clientKey, pending)
				if (displaced) refuse(displaced, busy())
				sendNext()
			})
		},
		answer(id, result, tookMs) {
			const pending = sent.get(id)
			if (!pending) return
			sent.delete(id)
			usualMs += (tookMs - usualMs) / 16
			clearTimeout(pending.timer)
			pending.resolve(result)
			sendNext()
		},
		refuse(ids, reason) {
			for (const id of ids) {
				const pending = sent.get(id)
				if (!pending) continue
				sent.delete(id)
				refuse(pending, reason())
			}
			sendNext()
		},
		refuseAll(reason) {
			for (const pending of sent.values()) refuse(pending, reason())
			sent.clear()
			for (let pending = waiting.next(); pending; pending = waiting.next()) refuse(pending, reason())
		},
	}
}

function busy() {
	return unavailable('searchRefusals.busy')
}
