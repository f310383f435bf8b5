import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { draftParts } from '../explain/part-drafts.ts'
import { idAt, type Ids } from '../ids/ids.ts'
import { createMatchIndex } from '../index/match-index.ts'
import { createIndexState, type IndexState } from '../index/state.ts'
import { jobCandidates } from '../search/job-candidates.ts'
import { peopleCandidates } from '../search/people-candidates.ts'
import { collectCandidates, createQueue } from '../search/queue.ts'
import type { CandidateGenerator } from '../search/rank.ts'
import { indexFields } from '../snapshot/index-fields.ts'
import { fill, type Numbers } from '../snapshot/sections.ts'
import { anyJob, anyKnowledge, anyPerson } from '../testing.ts'
import type { Job, Knowledge, Person } from '../types.ts'
import { gates, graded, type Component } from './components.ts'
import { jobFacts, personFacts } from './facts.ts'
import { coverageOf, skillSet, wantedSkills } from './shares/skills.ts'
import { textCoverageOf } from './shares/text-similarity.ts'
import {
	exactTotalOf,
	gateShares,
	gradedShares,
	possiblePoints,
	relevantExperience,
	totalOf,
} from './total.ts'

const components: [string, Component][] = [...Object.entries(graded), ...Object.entries(gates)]

test('no component has a share above its bound, or outside 0 to 1', () => {
	fc.assert(
		fc.property(anyPerson, anyJob, anyKnowledge, (...pair) => {
			const { person, job, coverage } = factsOf(...pair)
			for (const [name, { share, bound }] of components) {
				const one = share(person, job, coverage)

				expect(one, name).toBeGreaterThanOrEqual(0)
				// Sums of fractions may be off by their last digits.
				expect(one, name).toBeLessThanOrEqual(Math.min(1, bound(person, job)) + 1e-9)
			}
		}),
		{ numRuns: 500 },
	)
})

test('the total is the sum of the graded components, times what the gates leave', () => {
	fc.assert(
		fc.property(anyPerson, anyJob, anyKnowledge, (...pair) => {
			const { person, job, coverage } = factsOf(...pair)
			const shares = gradedShares(person, job, coverage)
			const possible = possiblePoints(job)
			const { sameWork: _sameWork, roles: _roles, inRoles: _inRoles, ...earning } = shares
			const named = { ...earning, experience: relevantExperience(job.stated, shares) }
			let points = possible.open
			for (const [name, share] of Object.entries(named))
				points += possible[name as keyof typeof named] * share
			for (const { share } of Object.values<Component>(gates)) points *= share(person, job, coverage)

			expect(exactTotalOf(person, job, coverage)).toBeCloseTo(points, 8)
			expect(Object.keys(shares).toSorted()).toEqual(Object.keys(graded).toSorted())
			expect(Object.keys(gateShares(person, job, coverage)).toSorted()).toEqual(Object.keys(gates).toSorted())
		}),
	)
})

test('the explanation sums to the exact total', () => {
	fc.assert(
		fc.property(anyPerson, anyJob, anyKnowledge, (...pair) => {
			const facts = factsOf(...pair)
			const none = { asked: 0, matched: 0, related: 0 }
			const drafts = draftParts({
				...facts,
				wanted: none,
				mustHaves: none,
				hasSkills: true,
				text: { shared: [], quote: undefined },
				role: undefined,
				languages: { asked: [], have: [] },
				topics: { asked: [], have: [] },
				hasTopics: false,
			})

			const sum = drafts.parts.reduce((points, draft) => points + draft.points, 0)
			expect(sum).toBeCloseTo(exactTotalOf(facts.person, facts.job, facts.coverage), 8)
		}),
	)
})

test('a search for people bounds everybody by at least their total', () => {
	fc.assert(
		fc.property(manyOf(anyPerson), anyJob, anyKnowledge, (people, job, knowledge) => {
			const state = indexOf(knowledge, people, [])
			const bounds = boundsIn(peopleCandidates(state, job), state.people.ids)

			for (const person of people)
				expect(bounds.get(person.id)).toBeGreaterThanOrEqual(total(person, job, knowledge))
		}),
		{ numRuns: 300 },
	)
})

test('a search for jobs bounds every job by at least its total', () => {
	fc.assert(
		fc.property(anyPerson, manyOf(anyJob), anyKnowledge, (person, jobs, knowledge) => {
			const state = indexOf(knowledge, [], jobs)
			const { withoutSkills, withSkills } = jobCandidates(state, person)
			const bounds = boundsIn({ groups: [...withoutSkills, ...withSkills] }, state.jobs.ids)

			for (const job of jobs) expect(bounds.get(job.id)).toBeGreaterThanOrEqual(total(person, job, knowledge))
		}),
		{ numRuns: 300 },
	)
})

function manyOf<Entry extends { id: string }>(entry: fc.Arbitrary<Entry>) {
	return fc.uniqueArray(entry, { selector: ({ id }) => id, minLength: 1, maxLength: 30 })
}

function factsOf(person: Person, job: Job, knowledge: Knowledge) {
	const wanted = wantedSkills(job)
	return {
		person: personFacts(person),
		job: jobFacts(job, knowledge, wanted),
		coverage: {
			...coverageOf(skillSet(person.skills), wanted, knowledge),
			...textCoverageOf(person, job, knowledge),
		},
	}
}

function total(...pair: [Person, Job, Knowledge]): number {
	const { person, job, coverage } = factsOf(...pair)
	return totalOf(person, job, coverage)
}

/** By id, the upper bound that the filter of a search gives; of several groups, the highest. */
function boundsIn({ groups }: Pick<CandidateGenerator, 'groups'>, ids: Ids): Map<string, number> {
	const bounds = new Map<string, number>()
	for (const { open } of groups) {
		const queue = createQueue()
		const { size, rowAt, collectUpperBounds } = open(0)
		collectCandidates(queue, size, (into) => collectUpperBounds(into, 0, size, 0))
		for (let i = 0; i < queue.size; i++) {
			const id = idAt(ids, rowAt(queue.candidates[i]!))!
			bounds.set(id, Math.max(bounds.get(id) ?? 0, queue.bounds[i]!))
		}
	}
	return bounds
}

/** The state inside an index, filled through its snapshot. */
function indexOf(knowledge: Knowledge, people: readonly Person[], jobs: readonly Job[]): IndexState {
	const index = createMatchIndex(knowledge)
	for (const person of people) index.addPerson(person)
	for (const job of jobs) index.addJob(job)
	const sections = new Map<string, Numbers>()
	for (const { name, numbers } of index.pieces()) sections.set(name, joined(sections.get(name), numbers))
	const state = createIndexState(knowledge)
	fill(indexFields, state, sections)
	return state
}

function joined(before: Numbers | undefined, after: Numbers): Numbers {
	if (!before) return after
	const all = [...before, ...after]
	if (after instanceof Int32Array) return Int32Array.from(all)
	return after instanceof Uint32Array ? Uint32Array.from(all) : Uint8Array.from(all)
}
