import { createIndexThreads } from '../thread/index-threads.ts'
import type { Question, Result, ThreadData } from './matcher.ts'
import { createQuestionQueue, type Limits, type QuestionQueue } from './question-queue.ts'

/** A question before it is sent. `Omit` alone would merge the kinds of question into one. */
export type Unsent<Q> = Q extends unknown ? Omit<Q, 'id' | 'askedAt'> : never

type Options = Omit<ThreadData, 'isReplacement'> & { log: (message: string) => void }

/** Starts the threads of a part of the index, with the queues in which questions wait for them. */
export function startIndexPart<QueueName extends string>(
	options: Options,
	notReady: () => Error,
	limits: Record<QueueName, Limits>,
) {
	const queues = new Map<QueueName, QuestionQueue<Unsent<Question>, Result>>()
	for (const name in limits) queues.set(name, createQuestionQueue(limits[name], send))
	const { knowledge, isReady, whenReady, status, close, ...threads } = createIndexThreads({
		...options,
		onAnswer({ id, result, tookMs }) {
			for (const queue of queues.values()) queue.answer(id, result, tookMs)
		},
		onLost(ids) {
			for (const queue of queues.values()) queue.refuse(ids, notReady)
			if (!isReady()) for (const queue of queues.values()) queue.refuseAll(notReady)
		},
	})

	function send(id: number, question: Unsent<Question>, askedAt: number) {
		threads.ask({ ...question, id, askedAt })
	}

	return {
		knowledge,
		isReady,
		whenReady,
		status,
		close,
		async ask(name: QueueName, clientKey: string, question: Unsent<Question>): Promise<Result> {
			const queue = queues.get(name)
			if (!queue || !isReady()) throw notReady()
			return queue.ask(clientKey, question)
		},
	}
}
