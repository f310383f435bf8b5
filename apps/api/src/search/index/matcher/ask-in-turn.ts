import { unavailable } from '#platform/refusal.ts'
import { createTurns } from './turns.ts'

type Limits = {
	/** How many questions the thread has at once. */
	atOnce: number
	/** How many more questions may wait. */
	waiting: number
	/** A question that has waited this long is refused. */
	longestMs: number
}

type Asked<Question, Result> = {
	asker: string
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
export type Desk<Question, Result> = {
	ask: (asker: string, question: Question) => Promise<Result>
	/** Resolves the question with its answer; `tookMs` is how long the thread worked on it. */
	answer: (id: number, result: Result, tookMs: number) => void
	/** Refuses questions that will not be answered any more. */
	refuse: (ids: readonly number[], reason: () => Error) => void
	refuseAll: (reason: () => Error) => void
}

let lastId = 0

/** `send` hands a question to the thread, with the time it was asked at. */
export function createDesk<Question, Result>(
	{ atOnce, waiting, longestMs }: Limits,
	send: (id: number, question: Question, askedAt: number) => void,
): Desk<Question, Result> {
	const turns = createTurns<Asked<Question, Result>>(waiting)
	const sent = new Map<number, Asked<Question, Result>>()
	/** A moving average of the time an answer takes. */
	let usualMs = 0

	function sendNext() {
		while (sent.size < atOnce) {
			const asked = turns.next()
			if (!asked) return
			lastId += 1
			sent.set(lastId, asked)
			send(lastId, asked.question, asked.askedAt)
		}
	}

	function refuse({ timer, reject }: Asked<Question, Result>, reason: Error) {
		clearTimeout(timer)
		reject(reason)
	}

	return {
		ask(asker, question) {
			const expectedMs = (turns.before(asker) + sent.size) * usualMs
			if (expectedMs > longestMs) return Promise.reject(busy())
			return new Promise((resolve, reject) => {
				const timer = setTimeout(() => {
					turns.leave(asker, asked)
					reject(busy())
				}, longestMs)
				const asked = { asker, question, askedAt: Date.now(), timer, resolve, reject }
				const turnedAway = turns.enter(asker, asked)
				if (turnedAway) refuse(turnedAway, busy())
				sendNext()
			})
		},
		answer(id, result, tookMs) {
			const asked = sent.get(id)
			if (!asked) return
			sent.delete(id)
			usualMs += (tookMs - usualMs) / 16
			clearTimeout(asked.timer)
			asked.resolve(result)
			sendNext()
		},
		refuse(ids, reason) {
			for (const id of ids) {
				const asked = sent.get(id)
				if (!asked) continue
				sent.delete(id)
				refuse(asked, reason())
			}
			sendNext()
		},
		refuseAll(reason) {
			for (const asked of sent.values()) refuse(asked, reason())
			sent.clear()
			for (let asked = turns.next(); asked; asked = turns.next()) refuse(asked, reason())
		},
	}
}

function busy() {
	return unavailable('The search is very busy at the moment. Please try again in a few seconds.')
}
