import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { chanceAt, curveOf } from '../scoring/calibration.ts'
import { jobFacts } from '../scoring/facts.ts'
import {
	anyJob,
	anyKnowledge,
	anyPerson,
	createJob,
	createKnowledge,
	createPerson,
	pointsOf,
} from '../testing.ts'
import { jobFeatures, personFeatures } from './features.ts'
import { questionForJob } from './for-job.ts'
import { questionForPerson } from './for-person.ts'
import { axesOf, featureOf, packPlaces } from './packing.ts'

const rounding = 1

test('nobody without a key of the question has more points than it says', () => {
	fc.assert(
		fc.property(anyPerson, anyJob, anyKnowledge, (person, job, knowledge) => {
			const { keys, mostWithoutKeys } = questionForJob(job, knowledge)
			const isFound = personFeatures(person, knowledge).keys.some((key) => keys.includes(key))
			const points = pointsOf(person, job, knowledge)

			expect(isFound || points <= mostWithoutKeys + rounding).toBe(true)
		}),
		{ numRuns: 500 },
	)
})

test('no job without a key of the question has a better chance than it says', () => {
	fc.assert(
		fc.property(anyPerson, anyJob, anyKnowledge, (person, job, knowledge) => {
			const { keys, mostWithoutKeys } = questionForPerson(person, knowledge)
			const isFound = jobFeatures(job, knowledge).keys.some((key) => keys.includes(key))
			const curve = curveOf(jobFacts(job, knowledge).stated)
			const chance = chanceAt(curve, (pointsOf(person, job, knowledge) - rounding) / 1000) * 1000

			expect(isFound || chance <= mostWithoutKeys).toBe(true)
		}),
		{ numRuns: 500 },
	)
})

test('a place is packed into one number that a double holds, within a hundred metres', () => {
	fc.assert(
		fc.property(
			fc.double({ min: -90, max: 90, noNaN: true }),
			fc.double({ min: -180, max: 180, noNaN: true }),
			(latitude, longitude) => {
				const [packed = -1] = packPlaces([{ latitude, longitude }])
				const [axes = [0, 0, 0]] = axesOf([{ latitude, longitude }])

				expect(Number.isSafeInteger(packed)).toBe(true)
				expect([
					Math.floor(packed / 2 ** 34),
					Math.floor(packed / 2 ** 17) % 2 ** 17,
					packed % 2 ** 17,
				]).toEqual(axes)
				expect(Math.hypot(...axes.map((axis) => axis / (2 ** 16 - 1) - 1))).toBeCloseTo(1, 4)
			},
		),
	)
	expect(packPlaces([{ latitude: Number.NaN, longitude: 0 }])).toEqual([])
})

test('the name of a feature holds no point', () => {
	expect(featureOf('node.js')).toBe('node:js')
})

test('a related skill and a related profession are keys of both questions', () => {
	const knowledge = createKnowledge({
		relatedSkills: new Map([[1, [{ id: 2, share: 0.5 }]]]),
		relatedProfessions: new Map([[7, [{ id: 8, share: 0.6 }]]]),
	})
	const job = createJob({ mustHaveSkills: [1], profession: 7 })
	const person = createPerson({ skills: [{ id: 2 }], professions: [8] })

	expect(questionForJob(job, knowledge).keys).toEqual(['skill 1', 'skill 2', 'profession 7', 'profession 8'])
	expect(questionForPerson(person, knowledge).keys).toEqual(
		expect.arrayContaining(['skill 1', 'skill 2', 'profession 7', 'profession 8']),
	)
})
