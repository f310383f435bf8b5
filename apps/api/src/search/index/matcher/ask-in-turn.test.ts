import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createDesk } from './ask-in-turn.ts'

const busy = {
	status: 503,
	retryAfter: 5,
	message: 'The search is very busy at the moment. Please try again in a few seconds.',
}

/** A desk whose thread answers on command. */
function deskOf(limits: { atOnce: number; waiting: number; longestMs: number }) {
	const sent: { id: number; question: string }[] = []
	const desk = createDesk<string, string>(limits, (id, question) => void sent.push({ id, question }))
	return {
		...desk,
		sent: () => sent.map(({ question }) => question),
		/** Answers the oldest question that was sent. */
		answerNext(tookMs = 1) {
			const [next] = sent.splice(0, 1)
			if (next) desk.answer(next.id, `answer to ${next.question}`, tookMs)
		},
	}
}

test('only a few questions are sent at once, and the rest in turns', async () => {
	const desk = deskOf({ atOnce: 2, waiting: 10, longestMs: 5000 })
	const questions = ['a1', 'a2', 'a3', 'a4', 'b1'].map((question) => desk.ask(question.charAt(0), question))

	expect(desk.sent()).toEqual(['a1', 'a2'])
	desk.answerNext()
	desk.answerNext()
	expect(desk.sent()).toEqual(['a3', 'b1'])
	for (let left = 3; left > 0; left--) desk.answerNext()

	expect(await Promise.all(questions)).toEqual(
		['a1', 'a2', 'a3', 'a4', 'b1'].map((each) => `answer to ${each}`),
	)
})

test('a question too many is refused at once, and an asker with fewer questions takes its place', async () => {
	const desk = deskOf({ atOnce: 1, waiting: 2, longestMs: 5000 })
	const [, second, third, fourth] = ['a1', 'a2', 'a3', 'a4'].map((question) => desk.ask('a', question))
	await expect(fourth).rejects.toMatchObject(busy)

	const other = desk.ask('b', 'b1')
	await expect(third).rejects.toMatchObject(busy)
	for (let left = 3; left > 0; left--) desk.answerNext()

	expect(await Promise.all([second, other])).toEqual(['answer to a2', 'answer to b1'])
})

test('a wait that would be too long is refused before it begins', async () => {
	const desk = deskOf({ atOnce: 1, waiting: 100, longestMs: 1000 })
	const asked = Array.from({ length: 11 }, (_, at) => desk.ask('a', `a${at}`))
	desk.answerNext(3200)

	await expect(desk.ask('a', 'late')).rejects.toMatchObject(busy)
	const other = desk.ask('b', 'in time')
	for (let left = 11; left > 0; left--) desk.answerNext(0)

	expect(await other).toBe('answer to in time')
	expect(await asked.at(-1)).toBe('answer to a10')
})

test('nobody waits longer than the limit, even when the thread is silent', async () => {
	const desk = deskOf({ atOnce: 1, waiting: 10, longestMs: 50 })
	const asked = [desk.ask('a', 'sent'), desk.ask('a', 'waiting')]

	for (const each of asked) await expect(each).rejects.toMatchObject(busy)
	await pause(1)
	desk.answerNext()

	expect(desk.sent()).toEqual([])
})

test('when the thread ends, everyone who waits is refused', async () => {
	const desk = deskOf({ atOnce: 1, waiting: 10, longestMs: 5000 })
	const asked = [desk.ask('a', 'sent'), desk.ask('b', 'waiting')]

	desk.refuseAll(() => new Error('ended'))

	for (const each of asked) await expect(each).rejects.toThrow('ended')
})
