import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { score } from '../../explain/score.ts'
import { anyJob, anyKnowledge, anyPerson, createJob, createKnowledge, createPerson } from '../../testing.ts'
import type { Offer, Want } from '../../types.ts'

const topic = fc.constantFrom('career', 'law', 'farming', 'idea', 'growth')
const topics = fc.uniqueArray(topic)
const groups = fc.array(fc.uniqueArray(topic), { maxLength: 3 })
const knowledge = createKnowledge()

const offering = (...names: string[]): Offer => ({ ...createPerson(), topics: names })
const wanting = (...asked: string[][]): Want => ({ ...createJob(), topics: asked })
const totalOf = (offer: Offer, want: Want) => score(offer, want, knowledge).total

test('one topic of a group will do, and each further one adds a little', () => {
	const want = wanting(['career', 'law', 'farming'])

	expect(totalOf(offering('career', 'law', 'farming'), want)).toBe(100)
	expect(totalOf(offering('career', 'law'), want)).toBe(90)
	expect(totalOf(offering('farming'), want)).toBe(80)
	expect(totalOf(offering('idea'), want)).toBe(0)
})

test('each group counts the same, and an empty one asks nothing', () => {
	expect(totalOf(offering('law'), wanting(['law'], ['idea', 'growth']))).toBe(50)
	expect(totalOf(offering('law', 'growth'), wanting(['law'], ['growth'], []))).toBe(100)
	expect(score(offering('law'), wanting([]), knowledge).parts).toMatchObject([{ kind: 'open' }])
})

test('topics that were not stated are told apart from topics that are missing', () => {
	const states = [createPerson(), offering('idea'), offering('law'), offering('law', 'career')].map(
		(offer) => score(offer, wanting(['law', 'career']), knowledge).parts[0],
	)

	expect(states).toMatchObject([
		{ kind: 'topics', state: 'unknown', points: 50, have: [] },
		{ kind: 'topics', state: 'missing', points: 0, have: [] },
		{ kind: 'topics', state: 'partial', points: 80, asked: ['law', 'career'], have: ['law'] },
		{ kind: 'topics', state: 'met', points: 100, have: ['law', 'career'] },
	])
})

test('topics stand for the skills and the profession that are not asked for', () => {
	const possible = (want: Want) =>
		score(offering('law'), want, knowledge).parts.map((part) => [part.kind, part.possible])
	const languages = [{ code: 'hi' }]

	expect(possible({ ...wanting(['law']), languages })).toEqual([
		['topics', 90.9],
		['languages', 9.1],
	])
	expect(possible({ ...wanting(['law']), languages, profession: 1 })).toEqual([
		['profession', 26],
		['topics', 64.9],
		['languages', 9.1],
	])
})

test('with topics too, the points of the parts sum to the total, and another topic never lowers it', () => {
	fc.assert(
		fc.property(
			anyPerson,
			anyJob,
			anyKnowledge,
			topics,
			groups,
			topic,
			(person, job, known, there, asked, more) => {
				const want = { ...job, topics: asked }
				const match = score({ ...person, topics: there }, want, known)
				const richer = score({ ...person, topics: [...there, more] }, want, known)

				const sum = match.parts.reduce((total, part) => total + Math.round(part.points * 10), 0)
				expect(sum).toBe(Math.round(match.total * 10))
				expect(match.total).toBeLessThanOrEqual(100)
				if (there.length > 0) expect(richer.total).toBeGreaterThanOrEqual(match.total)
				for (const { points } of match.counterfactuals) expect(points).toBeGreaterThan(0)
			},
		),
		{ numRuns: 300 },
	)
})
