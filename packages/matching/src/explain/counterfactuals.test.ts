import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
	anyJob,
	anyKnowledge,
	anyPerson,
	createJob,
	createKnowledge,
	createPerson,
	shown,
} from '../testing.ts'
import { score } from './score.ts'

const knowledge = createKnowledge()

test('a skill that would raise the total is named with the points that it really adds', () => {
	fc.assert(
		fc.property(anyPerson, anyJob, anyKnowledge, (person, job, known) => {
			const { total, counterfactuals } = score(person, job, known)
			for (const change of counterfactuals) {
				if (change.kind !== 'skill') continue
				const skills = [...person.skills, { id: change.skill }]
				const after = score({ ...person, skills }, job, known).total

				expect(total + change.points).toBeCloseTo(after, 6)
			}
		}),
	)
})

test('there are at most five counterfactuals, all above 0, best first', () => {
	fc.assert(
		fc.property(anyPerson, anyJob, anyKnowledge, (person, job, known) => {
			const points = score(person, job, known).counterfactuals.map((change) => change.points)

			expect(points.length).toBeLessThanOrEqual(5)
			expect(points.every((gain) => gain > 0)).toBe(true)
			expect(points).toEqual(points.toSorted((a, b) => b - a))
		}),
	)
})

test('every kind of counterfactual is found', () => {
	const job = createJob({
		mustHaveSkills: [1, 2],
		experience: { minMonths: 36 },
		education: 5,
		languages: [{ code: 'mr', level: 3 }],
		places: [{ latitude: 19, longitude: 73 }],
		workMode: 'on_site',
		profession: 4,
	})
	const person = createPerson({
		skills: [{ id: 2, level: 1 }],
		experienceMonths: 30,
		education: 4,
		languages: [{ code: 'hi' }],
		place: { latitude: 28, longitude: 77 },
		workModes: ['remote'],
	})
	const only = (asked: Partial<typeof job>) => score(person, createJob(asked), knowledge).counterfactuals[0]

	const raised = (from: number, kind: 'fields' | 'text') => Math.round((100 - shown(from, kind)) * 10) / 10

	expect(only({ mustHaveSkills: [1] })).toEqual({ kind: 'skill', skill: 1, mustHave: true, points: 100 })
	expect(only({ niceToHaveSkills: [2] })).toEqual({
		kind: 'skill_level',
		skill: 2,
		level: 2,
		points: raised(75, 'fields'),
	})
	expect(only({ experience: job.experience })).toEqual({
		kind: 'experience',
		moreMonths: 6,
		points: raised(83.3, 'text'),
	})
	expect(only({ education: job.education })).toEqual({
		kind: 'education',
		level: 5,
		points: raised(65, 'text'),
	})
	expect(only({ languages: job.languages })).toEqual({ kind: 'language', code: 'mr', level: 3, points: 100 })
	expect(only({ places: job.places })).toMatchObject({ kind: 'willing_to_move' })
	expect(only({ workMode: job.workMode })).toEqual({
		kind: 'work_mode',
		mode: 'on_site',
		points: raised(60, 'text'),
	})
	expect(only({ profession: job.profession })).toEqual({
		kind: 'say',
		what: 'profession',
		points: raised(50, 'text'),
	})
})

test('nobody is told to ask for less pay', () => {
	const { counterfactuals } = score(
		createPerson({ expectedPay: 900_000 }),
		createJob({ pay: { max: 500_000 } }),
		knowledge,
	)

	expect(counterfactuals).toEqual([])
})
