import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createQuestionQueue } from './question-queue.ts'

const busy = {
	status: 503,
	retryAfter: 5,
	message: 'searchRefusals.busy',
}

/** A queue whose thread answers on command. */
function queueOf(limits: { atOnce: number; capacity: number; longestMs: number }) {
	const sent: { id: number; question: string }[] = []
	const queue = createQuestionQueue<string, string>(
		limits,
		(id, question) => void sent.push({ id, question }),
	)
	return {
		...queue,
		sent: () => sent.map(({ question }) => question),
		/** Answers the oldest question that was sent. */
		answerNext(tookMs = 1) {
			const [next] = sent.splice(0, 1)
			if (next) queue.answer(next.id, `answer to ${next.question}`, tookMs)
		},
	}
}

test('only a few questions are sent at once, and the rest in turns', async () => {
	const queue = queueOf({ atOnce: 2, capacity: 10, longestMs: 5000 })
	const questions = ['a1', 'a2', 'a3', 'a4', 'b1'].map((question) => queue.ask(question.charAt(0), question))

	expect(queue.sent()).toEqual(['a1', 'a2'])
	queue.answerNext()
	queue.answerNext()
	expect(queue.sent()).toEqual(['a3', 'b1'])
	for (let left = 3; left > 0; left--) queue.answerNext()

	expect(await Promise.all(questions)).toEqual(
		['a1', 'a2', 'a3', 'a4', 'b1'].map((each) => `answer to ${each}`),
	)
})

test('a question too many is refused at once, and a client with fewer questions takes its place', async () => {
	const queue = queueOf({ atOnce: 1, capacity: 2, longestMs: 5000 })
	const [, second, third, fourth] = ['a1', 'a2', 'a3', 'a4'].map((question) => queue.ask('a', question))
	await expect(fourth).rejects.toMatchObject(busy)

	const other = queue.ask('b', 'b1')
	await expect(third).rejects.toMatchObject(busy)
	for (let left = 3; left > 0; left--) queue.answerNext()

	expect(await Promise.all([second, other])).toEqual(['answer to a2', 'answer to b1'])
})

test('a wait that would be too long is refused before it begins', async () => {
	const queue = queueOf({ atOnce: 1, capacity: 100, longestMs: 1000 })
	const asked = Array.from({ length: 11 }, (_, at) => queue.ask('a', `a${at}`))
	queue.answerNext(3200)

	await expect(queue.ask('a', 'late')).rejects.toMatchObject(busy)
	const other = queue.ask('b', 'in time')
	for (let left = 11; left > 0; left--) queue.answerNext(0)

	expect(await other).toBe('answer to in time')
	expect(await asked.at(-1)).toBe('answer to a10')
})

test('nobody waits longer than the limit, even when the thread is silent', async () => {
	const queue = queueOf({ atOnce: 1, capacity: 10, longestMs: 50 })
	const asked = [queue.ask('a', 'sent'), queue.ask('a', 'waiting')]

	for (const each of asked) await expect(each).rejects.toMatchObject(busy)
	await pause(1)
	queue.answerNext()

	expect(queue.sent()).toEqual([])
})

test('when the thread ends, everyone who waits is refused', async () => {
	const queue = queueOf({ atOnce: 1, capacity: 10, longestMs: 5000 })
	const asked = [queue.ask('a', 'sent'), queue.ask('b', 'waiting')]

	queue.refuseAll(() => new Error('ended'))

	for (const each of asked) await expect(each).rejects.toThrow('ended')
})
