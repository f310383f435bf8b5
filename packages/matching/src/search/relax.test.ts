import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { score } from '../explain/score.ts'
import { createMatchIndex } from '../index/match-index.ts'
import { anyJob, anyKnowledge, anyPerson, createJob, createKnowledge, createPerson } from '../testing.ts'
import type { Job, Knowledge, Person } from '../types.ts'
import { qualified, relaxations, relaxTrials, type RelaxFindings, type Relaxation } from './relax.ts'

const anyPeople = fc.uniqueArray(anyPerson, { selector: ({ id }) => id, maxLength: 30 })
const anyLeast = fc.integer({ min: 0, max: 1000 }).map((tenths) => tenths / 10)
/** Asking for less of these never costs anybody a point; the others shift weight, or change what is asked. */
const neverCosts = [
	'experience',
	'education',
	'language_level',
	'places_dropped',
	'pay',
	'start',
	'related_professions',
]

test('a count holds everyone who reaches the total by score, without the excluded', () => {
	fc.assert(
		fc.property(
			anyPeople,
			anyJob,
			anyKnowledge,
			anyLeast,
			fc.array(anyPerson),
			(people, job, knowledge, least, others) => {
				const exclude = new Set(others.map(({ id }) => id))
				const index = filled(knowledge, people)

				const counted = index.countPeople(job, { least, exclude })

				const left = people.filter(({ id }) => !exclude.has(id))
				expect(counted).toBe(reaching(left, job, knowledge, least))
				expect(index.countPeople(job, { least })).toBe(reaching(people, job, knowledge, least))
			},
		),
		{ numRuns: 300 },
	)
})

test('a count equals the length of the ranking down to that total', () => {
	fc.assert(
		fc.property(anyPeople, anyJob, anyKnowledge, anyLeast, (people, job, knowledge, least) => {
			const index = filled(knowledge, people)
			const ranked = index.topPeople(job, { limit: 100 })

			expect(index.countPeople(job, { least })).toBe(ranked.filter(({ total }) => total >= least).length)
		}),
	)
})

test('every relaxation brings as many people as score finds for the relaxed job', () => {
	fc.assert(
		fc.property(anyPeople, anyJob, anyKnowledge, (people, job, knowledge) => {
			const { now, best, tried, of } = findings(people, job, knowledge)
			const trials = relaxTrials(job)

			expect(now).toBe(reaching(people, job, knowledge, qualified))
			expect([tried, of]).toEqual([trials.length, trials.length])
			for (const { from, to, ...relaxation } of best) {
				const trial = trials.find((one) => fc.stringify(one.relaxation) === fc.stringify(relaxation))!
				const known = trial.relatedInFull ? relatedInFull(knowledge) : knowledge

				expect(from).toBe(now)
				expect(to).toBe(reaching(people, trial.job, known, qualified))
			}
		}),
		{ numRuns: 300 },
	)
})

test('at most five relaxations are named, all of which bring people, most first', () => {
	fc.assert(
		fc.property(anyPeople, anyJob, anyKnowledge, (people, job, knowledge) => {
			const gains = findings(people, job, knowledge).best.map(({ from, to }) => to - from)

			expect(gains.length).toBeLessThanOrEqual(5)
			expect(gains.every((gain) => gain > 0)).toBe(true)
			expect(gains).toEqual(gains.toSorted((a, b) => b - a))
		}),
	)
})

test('asking for a lower number or level, or for no place, lowers no total', () => {
	fc.assert(
		fc.property(anyPerson, anyJob.filter(isInOrder), anyKnowledge, (person, job, knowledge) => {
			const before = score(person, job, knowledge).total
			for (const trial of relaxTrials(job)) {
				if (!neverCosts.includes(trial.relaxation.kind) || isDropped(trial.relaxation, job)) continue
				const known = trial.relatedInFull ? relatedInFull(knowledge) : knowledge

				expect(score(person, trial.job, known).total).toBeGreaterThanOrEqual(before)
			}
		}),
		{ numRuns: 300 },
	)
})

test('every requirement of a job is relaxed step by step', () => {
	const job = createJob({
		mustHaveSkills: [1],
		niceToHaveSkills: [2],
		profession: 3,
		experience: { minMonths: 48 },
		education: 5,
		languages: [{ code: 'hi', level: 4 }, { code: 'en' }],
		places: [{ latitude: 19, longitude: 73 }],
		workMode: 'on_site',
		pay: { max: 500_000 },
		startInDays: 30,
	})

	expect(relaxTrials(job).map(({ relaxation }) => relaxation)).toEqual([
		{ kind: 'start', inDays: 60 },
		{ kind: 'pay', atMost: 550_000 },
		{ kind: 'education', level: 4 },
		{ kind: 'experience', minMonths: 36 },
		{ kind: 'experience', minMonths: 24 },
		{ kind: 'related_professions' },
		{ kind: 'language_level', code: 'hi', level: 3 },
		{ kind: 'work_mode', mode: 'hybrid' },
		{ kind: 'work_mode', mode: 'remote' },
		{ kind: 'places_dropped' },
		{ kind: 'must_have_as_nice', skill: 1 },
		{ kind: 'language_dropped', code: 'hi' },
		{ kind: 'language_dropped', code: 'en' },
		{ kind: 'must_have_dropped', skill: 1 },
	])
	expect(relaxTrials(createJob())).toEqual([])
	expect(relaxTrials(createJob({ workMode: 'remote', places: job.places }))).toEqual([])
})

test('the smaller of two steps is named if the larger one brings nobody else', () => {
	const people = [createPerson({ skills: [{ id: 1 }] })]
	const job = createJob({ mustHaveSkills: [1, 2] })

	expect(findings(people, job, createKnowledge()).best).toEqual([
		{ kind: 'must_have_as_nice', skill: 2, from: 0, to: 1 },
	])
})

test('a caller can stop early and keeps the findings so far', () => {
	const index = filled(createKnowledge(), [createPerson({ skills: [{ id: 1 }] })])
	const asked = relaxations(index, createJob({ mustHaveSkills: [2, 1] }), { least: qualified })

	asked.next()
	const second = asked.next().value

	expect(second).toMatchObject({ now: 0, tried: 1, of: 4, best: [{ skill: 2, to: 1 }] })
})

function findings(people: readonly Person[], job: Job, knowledge: Knowledge): RelaxFindings {
	return [...relaxations(filled(knowledge, people), job, { least: qualified })].at(-1)!
}

function filled(knowledge: Knowledge, people: readonly Person[]) {
	const index = createMatchIndex(knowledge)
	for (const person of people) index.addPerson(person)
	return index
}

function reaching(people: readonly Person[], job: Job, knowledge: Knowledge, least: number): number {
	return people.filter((person) => score(person, job, knowledge).total >= least).length
}

function relatedInFull(knowledge: Knowledge): Knowledge {
	const relatedProfessions = [...knowledge.relatedProfessions].map(([id, list]) => {
		return [id, list.map((related) => ({ ...related, share: 1 }))] as const
	})
	return { ...knowledge, relatedProfessions: new Map(relatedProfessions) }
}

/** As the contract requires: the maximum is not below the minimum. */
function isInOrder({ experience }: Job) {
	return (experience?.maxMonths ?? Infinity) >= (experience?.minMonths ?? 0)
}

/** A requirement lowered to nothing is no longer asked for, and its weight goes to the others. */
function isDropped(relaxation: Relaxation, { experience }: Job) {
	if (relaxation.kind === 'education') return relaxation.level === 0

	return relaxation.kind === 'experience' && relaxation.minMonths === 0 && experience?.maxMonths === undefined
}
