import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { score } from '../explain/score.ts'
import { engineVersion, partWeights } from '../scoring/weights.ts'
import {
	anyJob,
	anyKnowledge,
	anyPerson,
	createJob,
	createKnowledge,
	createPerson,
	shown,
} from '../testing.ts'
import type { PartWeights } from '../types.ts'
import { learnWeights, withPartWeights, type GradedPart, type Outcome } from './weights.ts'

const kinds = ['skills', 'profession', 'experience', 'education', 'languages', 'text'] as const

/** Outcomes of people who choose by these weights, as far as chance lets them; drawn from a fixed seed. */
function outcomesBy(weights: PartWeights, amount: number, strength = 8): Outcome[] {
	let state = 7
	const random = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
	const sum = kinds.reduce((all, kind) => all + weights[kind], 0)
	return Array.from({ length: amount }, () => {
		const shares = kinds.map(() => random())
		const left = random() < 0.5 ? 1 : 0.8
		const earned = kinds.map((kind, at) => (weights[kind] / sum) * (shares[at] ?? 0))
		const total = earned.reduce((all, value) => all + value, 0) * left
		const handSet = kinds.map((kind, at) => ({
			kind,
			points: partWeights[kind] * (shares[at] ?? 0),
			possible: partWeights[kind],
		}))
		const points = handSet.reduce((all, part) => all + part.points, 0)
		return {
			parts: [...handSet, { kind: 'place' as const, points: points * (left - 1), possible: 0 }],
			wasWanted: random() < 1 / (1 + Math.exp(-strength * (total - 0.5))),
		}
	})
}

test('without outcomes the weights are those set by hand, exactly', () => {
	expect(learnWeights([])).toEqual(partWeights)
	expect(learnWeights([{ parts: [{ kind: 'open', points: 100, possible: 100 }], wasWanted: true }])).toEqual(
		partWeights,
	)
})

test('the outcomes of many matches reveal the weights that people choose by', () => {
	const theirs = { skills: 30, profession: 15, experience: 35, education: 20, languages: 5, text: 5 }

	const learned = learnWeights(outcomesBy(theirs, 20_000))

	for (const kind of kinds) expect(Math.abs(learned[kind] - theirs[kind]), kind).toBeLessThan(4)
	expect(kinds.reduce((sum, kind) => sum + learned[kind], 0)).toBeCloseTo(110, 0)
})

test('a few outcomes change the weights a little, and random outcomes not at all', () => {
	const theirs = { skills: 10, profession: 10, experience: 60, education: 10, languages: 10, text: 10 }
	const chance = outcomesBy(partWeights, 5000, 0)

	const [few, none] = [learnWeights(outcomesBy(theirs, 60)), learnWeights(chance)]

	expect(few.experience).toBeGreaterThan(partWeights.experience)
	expect(few.experience).toBeLessThan(35)
	expect(few.skills).toBeGreaterThan(30)
	expect(none).toEqual(partWeights)
})

test('the same outcomes give the same weights, and no part loses all its weight', () => {
	const theirs = { skills: 100, profession: 2, experience: 2, education: 2, languages: 2, text: 2 }
	const outcomes = outcomesBy(theirs, 3000)

	expect(learnWeights(outcomes)).toEqual(learnWeights(outcomes))
	expect(Math.min(...Object.values(learnWeights(outcomes)))).toBeGreaterThanOrEqual(1)
})

test('learning reads only the kind, the points and the share of a part', () => {
	const read: Record<keyof GradedPart, true> = { kind: true, points: true, possible: true, share: true }
	const outcome: Record<keyof Outcome, true> = { parts: true, wasWanted: true }

	expect(Object.keys({ ...read, ...outcome })).toEqual([
		'kind',
		'points',
		'possible',
		'share',
		'parts',
		'wasWanted',
	])
})

test('other weights give another total and version; the weights set by hand give the same total', () => {
	const person = createPerson({ skills: [{ id: 1 }], professions: [2] })
	const job = createJob({ mustHaveSkills: [1], profession: 3 })
	const knowledge = createKnowledge()
	const learned = withPartWeights(knowledge, { ...partWeights, skills: 20, profession: 50 })

	expect(score(person, job, knowledge)).toMatchObject({ total: shown(71.4) })
	expect(score(person, job, learned)).toMatchObject({
		total: shown(28.6),
		version: `${engineVersion}+test.20-50-15-8-7-10`,
	})
	fc.assert(
		fc.property(anyPerson, anyJob, anyKnowledge, (someone, some, known) => {
			const same = withPartWeights(known, { ...partWeights })
			expect(score(someone, some, same)).toEqual({
				...score(someone, some, known),
				version: `${engineVersion}+${same.version}`,
			})
		}),
	)
})

test('a match record that is computed again is the same to the last bit', () => {
	fc.assert(
		fc.property(anyPerson, anyJob, anyKnowledge, (person, job, known) => {
			const knowledge = withPartWeights(known, { ...partWeights, skills: 41.3, text: 18.7 })
			const stored = JSON.stringify(score(person, job, knowledge))

			expect(JSON.stringify(score(person, job, structuredClone(knowledge)))).toBe(stored)
		}),
	)
})
