import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { score } from '../explain/score.ts'
import {
	anyJob,
	anyKnowledge,
	anyPerson,
	createJob,
	createKnowledge,
	createPerson,
	pointsOf,
	shown,
} from '../testing.ts'
import type { Job, Knowledge, Person, Ranked } from '../types.ts'
import { createMatchIndex, type MatchIndex } from './match-index.ts'

const anyPeople = fc.uniqueArray(anyPerson, { selector: ({ id }) => id, maxLength: 30 })
const anyJobs = fc.uniqueArray(anyJob, { selector: ({ id }) => id, maxLength: 30 })
const anyLimit = fc.integer({ min: 1, max: 12 })

/** A change of the index: an entry is put under its id, or removed. */
function anySteps<Entry>(entry: fc.Arbitrary<Entry>) {
	return fc.array(fc.record({ entry, isRemoval: fc.boolean() }), { maxLength: 60 })
}

test('the best people and their totals are those that score finds', () => {
	fc.assert(
		fc.property(anyPeople, anyJob, anyKnowledge, anyLimit, (people, job, knowledge, limit) => {
			const index = filled(knowledge, people, [])

			expect(index.topPeople(job, { limit })).toEqual(rankPeople(people, job, knowledge).slice(0, limit))
		}),
		{ numRuns: 300 },
	)
})

test('the best jobs and their totals are those that score finds', () => {
	fc.assert(
		fc.property(anyJobs, anyPerson, anyKnowledge, anyLimit, (jobs, person, knowledge, limit) => {
			const index = filled(knowledge, [], jobs)

			expect(index.topJobs(person, { limit })).toEqual(rankJobs(jobs, person, knowledge).slice(0, limit))
		}),
		{ numRuns: 300 },
	)
})

test('among thousands too, the best are those that score finds', () => {
	const people = fc
		.sample(anyPerson, { numRuns: 6000, seed: 1 })
		.map((person, at) => ({ ...person, id: `p${at}` }))
	const [knowledge = createKnowledge()] = fc.sample(anyKnowledge, { numRuns: 1, seed: 5 })
	const jobs = fc.sample(anyJob, { numRuns: 2, seed: 3 })
	const index = filled(knowledge, people, [])

	for (const any of jobs) {
		const few = { ...any, mustHaveSkills: [1, 2, 3], niceToHaveSkills: [4, 5, 6, 7, 8] }
		const many = { ...any, mustHaveSkills: [1, 2, 3, 4, 5, 6, 7], niceToHaveSkills: [8, 9, 10, 11, 12] }
		for (const job of [few, many])
			expect(index.topPeople(job, { limit: 20 })).toEqual(rankPeople(people, job, knowledge).slice(0, 20))
	}
})

test('a pair has one total, seen from either side', () => {
	fc.assert(
		fc.property(anyPerson, anyJob, anyKnowledge, (person, job, knowledge) => {
			const index = filled(knowledge, [person], [job])

			const [fromJob] = index.topPeople(job, { limit: 1 })
			const [fromPerson] = index.topJobs(person, { limit: 1 })

			expect(fromJob?.total).toBe(fromPerson?.total)
			expect(fromJob?.total).toBe(score(person, job, knowledge).total)
		}),
	)
})

test('after any changes to people, the index equals one built from scratch', () => {
	fc.assert(
		fc.property(anySteps(anyPerson), anyJob, anyKnowledge, (steps, job, knowledge) => {
			const index = createMatchIndex(knowledge)
			const left = new Map<string, Person>()
			for (const { entry, isRemoval } of steps) {
				if (isRemoval) expect(index.removePerson(entry.id)).toBe(left.delete(entry.id))
				else index.replacePerson(left.set(entry.id, entry).get(entry.id)!)
			}

			expect(index.sizes().people).toBe(left.size)
			expect(index.topPeople(job, { limit: 100 })).toEqual(rankPeople([...left.values()], job, knowledge))
		}),
	)
})

test('after any changes to jobs, the index equals one built from scratch', () => {
	fc.assert(
		fc.property(anySteps(anyJob), anyPerson, anyKnowledge, (steps, person, knowledge) => {
			const index = createMatchIndex(knowledge)
			const left = new Map<string, Job>()
			for (const { entry, isRemoval } of steps) {
				if (isRemoval) expect(index.removeJob(entry.id)).toBe(left.delete(entry.id))
				else index.replaceJob(left.set(entry.id, entry).get(entry.id)!)
			}

			expect(index.sizes().jobs).toBe(left.size)
			expect(index.topJobs(person, { limit: 100 })).toEqual(rankJobs([...left.values()], person, knowledge))
		}),
	)
})

test('a search between changes sees each of them', () => {
	const index = createMatchIndex(createKnowledge())
	const job = createJob({ mustHaveSkills: [1] })
	const found = () => index.topPeople(job, { limit: 5 }).map(({ id, total }) => `${id} ${total}`)

	expect(found()).toEqual([])
	expect(index.addPerson(createPerson({ id: 'b', skills: [{ id: 1 }] }))).toBe(true)
	expect(index.addPerson(createPerson({ id: 'a' }))).toBe(true)
	expect(found()).toEqual(['b 100', 'a 0'])
	expect(index.addPerson(createPerson({ id: 'a', skills: [{ id: 1 }] }))).toBe(false)
	expect(found()).toEqual(['b 100', 'a 0'])
	index.replacePerson(createPerson({ id: 'a', skills: [{ id: 1 }] }))
	expect(found()).toEqual(['a 100', 'b 100'])
	expect(index.removePerson('a')).toBe(true)
	expect(index.removePerson('a')).toBe(false)
	expect(found()).toEqual(['b 100'])
})

test('a search leaves out excluded ids and finds only the ids given', () => {
	fc.assert(
		fc.property(anyPeople, anyJob, fc.array(anyPerson), fc.array(anyPerson), (people, job, some, others) => {
			const exclude = new Set(some.map(({ id }) => id))
			const only = new Set(others.map(({ id }) => id))
			const index = filled(createKnowledge(), people, [])
			const all = rankPeople(people, job, createKnowledge())

			const found = index.topPeople(job, { limit: 5, exclude, only })

			expect(found).toEqual(all.filter(({ id }) => only.has(id) && !exclude.has(id)).slice(0, 5))
		}),
	)
})

test('a search for a least total finds what a search for all finds down to it', () => {
	const anyLeast = fc.integer({ min: 0, max: 1000 }).map((tenths) => tenths / 10)
	fc.assert(
		fc.property(anyPeople, anyJobs, anyKnowledge, anyLeast, (people, jobs, knowledge, least) => {
			const index = filled(knowledge, people, jobs)
			const reaching = (all: Ranked[]) => all.filter(({ total }) => total >= least)
			for (const job of jobs)
				for (const limit of [3, 100])
					expect(index.topPeople(job, { limit, least })).toEqual(reaching(index.topPeople(job, { limit })))
			for (const person of people)
				for (const limit of [3, 100])
					expect(index.topJobs(person, { limit, least })).toEqual(reaching(index.topJobs(person, { limit })))
		}),
	)
})

test('a limit of 0 finds nobody, and a limit above the size finds everybody', () => {
	const people = Array.from({ length: 50 }, (_, i) => createPerson({ id: `p${i}`, experienceMonths: i }))
	const index = filled(createKnowledge(), people, [])
	const job = createJob({ experience: { minMonths: 60 } })

	expect(index.topPeople(job, { limit: 0 })).toEqual([])
	expect(index.topPeople(job, { limit: Infinity })).toEqual(rankPeople(people, job, createKnowledge()))
})

test('knowledge can be sent to a worker thread', () => {
	const knowledge = createKnowledge({ relatedSkills: new Map([[1, [{ id: 2, share: 0.5 }]]]) })
	const index = filled(structuredClone(knowledge), [createPerson({ skills: [{ id: 2 }] })], [])

	expect(index.topPeople(createJob({ niceToHaveSkills: [1] }), { limit: 1 })).toEqual([
		{ id: 'person', total: shown(50) },
	])
})

function filled(knowledge: Knowledge, people: readonly Person[], jobs: readonly Job[]): MatchIndex {
	const index = createMatchIndex(knowledge)
	for (const person of people) index.addPerson(person)
	for (const job of jobs) index.addJob(job)
	return index
}

function rankPeople(people: readonly Person[], job: Job, knowledge: Knowledge): Ranked[] {
	return ranked(people.map((person) => lineOf(person.id, person, job, knowledge)))
}

/** Where a job with skills and one without have the same total, the one with skills comes first. */
function rankJobs(jobs: readonly Job[], person: Person, knowledge: Knowledge): Ranked[] {
	const hasSkills = (job: Job) => job.mustHaveSkills.length + job.niceToHaveSkills.length > 0
	const linesOf = (some: Job[]) => ranked(some.map((job) => lineOf(job.id, person, job, knowledge)))
	return [...linesOf(jobs.filter(hasSkills)), ...linesOf(jobs.filter((job) => !hasSkills(job)))].toSorted(
		(a, b) => b.total - a.total,
	)
}

type Line = Ranked & { points: number }

function lineOf(id: string, person: Person, job: Job, knowledge: Knowledge): Line {
	return { id, total: score(person, job, knowledge).total, points: pointsOf(person, job, knowledge) }
}

/** By the points, which tell apart what is shown as the same total. */
function ranked(lines: Line[]): Ranked[] {
	return lines
		.toSorted((a, b) => b.points - a.points || (a.id < b.id ? -1 : 1))
		.map(({ id, total }) => ({ id, total }))
}
