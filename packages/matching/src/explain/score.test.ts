import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { engineVersion } from '../scoring/weights.ts'
import {
	anyJob,
	anyKnowledge,
	anyPerson,
	createJob,
	createKnowledge,
	createPerson,
	shown,
} from '../testing.ts'
import type { Match, Part, Person } from '../types.ts'
import { score, summarize } from './score.ts'

const knowledge = createKnowledge()
const mumbai = { latitude: 19.076, longitude: 72.8777 }
const pune = { latitude: 18.5204, longitude: 73.8567 }
const delhi = { latitude: 28.6139, longitude: 77.209 }

const wholeJob = createJob({
	mustHaveSkills: [1, 2],
	niceToHaveSkills: [3],
	profession: 7,
	experience: { minMonths: 24, maxMonths: 96 },
	education: 4,
	languages: [{ code: 'en', level: 4 }, { code: 'mr' }],
	places: [delhi, mumbai],
	workMode: 'hybrid',
	pay: { max: 900_000 },
	startInDays: 30,
})
const wholePerson = createPerson({
	skills: [{ id: 1 }, { id: 2, level: 2 }, { id: 3, level: 4, years: 6 }],
	professions: [7],
	experienceMonths: 60,
	education: 5,
	languages: [{ code: 'en-IN', level: 5 }, { code: 'mr' }],
	place: mumbai,
	workModes: ['hybrid', 'remote'],
	expectedPay: 900_000,
	availableInDays: 15,
})

test('years of other work count little', () => {
	const job = createJob({ mustHaveSkills: [1], profession: 1, experience: { minMonths: 24 } })
	const near = createPerson({ skills: [], professions: [1], experienceMonths: 24 })
	const far = createPerson({ skills: [], professions: [2], experienceMonths: 240 })
	const experience = (person: Person) =>
		score(person, job, createKnowledge()).parts.find(({ kind }) => kind === 'experience')

	expect(experience(near)).toMatchObject({ state: 'met', relevance: 1 })
	expect(experience(far)).toMatchObject({ state: 'partial', relevance: 0 })
	expect(experience(far)?.points).toBeLessThan((experience(near)?.points ?? 0) / 4)
})

test('a person who meets everything a job asks for has 100 points, whatever the job leaves out', () => {
	const keys = [
		'mustHaveSkills',
		'niceToHaveSkills',
		'profession',
		'experience',
		'education',
		'languages',
	] as const
	fc.assert(
		fc.property(fc.subarray([...keys, 'places', 'workMode', 'pay', 'startInDays'] as const), (asked) => {
			const job = createJob(Object.fromEntries(asked.map((key) => [key, wholeJob[key]])))

			const { total, parts, missing, counterfactuals } = score(wholePerson, job, knowledge)
			const others = parts.filter(({ kind }) => kind !== 'pay')

			// The person has named an expected pay, so a job that does not disclose its pay ranks below one that does.
			expect(total).toBe(
				asked.includes('pay')
					? 100
					: shown(
							99,
							asked.includes('mustHaveSkills') || asked.includes('niceToHaveSkills') ? 'fields' : 'text',
						),
			)
			expect(others.every(({ state }) => state === 'met')).toBe(true)
			expect([missing, counterfactuals]).toEqual([[], []])
		}),
	)
})

test('a job that states every part is explained in ten parts', () => {
	const { parts } = score(wholePerson, wholeJob, knowledge)

	expect(parts.map(({ kind, points, possible }) => [kind, points, possible])).toEqual([
		['skills', 50, 50],
		['profession', 20, 20],
		['experience', 15, 15],
		['education', 8, 8],
		['languages', 7, 7],
		['must_have', 0, 0],
		['place', 0, 0],
		['work_mode', 0, 0],
		['pay', 0, 0],
		['availability', 0, 0],
	])
})

test('the parts sum to the total, and the skills to their part', () => {
	fc.assert(
		fc.property(anyPerson, anyJob, anyKnowledge, (person, job, known) => {
			const match = score(person, job, known)

			expect(tenths(match.parts)).toBe(Math.round(match.total * 10))
			expect(tenths([...match.matched, ...match.related])).toBe(tenths(match.parts.filter(isSkills)))
			expect(match.total).toBeGreaterThanOrEqual(0)
			expect(match.total).toBeLessThanOrEqual(100)
			for (const { points, possible } of match.parts) expect(points).toBeLessThanOrEqual(possible)
		}),
	)
})

test('another wanted skill never lowers the total', () => {
	fc.assert(
		fc.property(anyPerson, anyJob, anyKnowledge, (person, job, known) => {
			const before = score(person, job, known).total
			for (const id of [...job.mustHaveSkills, ...job.niceToHaveSkills]) {
				const more = { ...person, skills: [...person.skills, { id, level: 1 as const }] }

				expect(score(more, job, known).total).toBeGreaterThanOrEqual(before)
			}
		}),
	)
})

test('a higher level or more years of a skill never lower the total', () => {
	const job = createJob({ mustHaveSkills: [1, 2] })
	const totals = [
		score(createPerson({ skills: [{ id: 1, level: 1 }] }), job, knowledge).total,
		score(createPerson({ skills: [{ id: 1, level: 1, years: 2 }] }), job, knowledge).total,
		score(createPerson({ skills: [{ id: 1, level: 1, years: 9 }] }), job, knowledge).total,
		score(createPerson({ skills: [{ id: 1, level: 2 }] }), job, knowledge).total,
		score(createPerson({ skills: [{ id: 1, level: 4, years: 9 }] }), job, knowledge).total,
	]

	expect(totals).toEqual(totals.toSorted((a, b) => a - b))
	expect(totals[0]).toBeLessThan(totals[1]!)
})

test('no number of other skills makes up for a must-have', () => {
	const mustHaveSkills = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
	const job = { ...wholeJob, mustHaveSkills, niceToHaveSkills: [21, 22, 23, 24, 25, 26] }
	const hasMusts = withSkills(mustHaveSkills)
	const lacksOne = withSkills([...mustHaveSkills.slice(1), ...job.niceToHaveSkills])

	expect(score(hasMusts, job, knowledge).total).toBeGreaterThan(score(lacksOne, job, knowledge).total)
	expect(part(score(lacksOne, job, knowledge), 'must_have')).toMatchObject({ state: 'partial', matched: 9 })
})

test('a related skill earns part of the points and is named', () => {
	const known = createKnowledge({ relatedSkills: new Map([[1, [{ id: 9, share: 0.6 }]]]) })
	const job = createJob({ mustHaveSkills: [1, 2] })

	const match = score(createPerson({ skills: [{ id: 2 }, { id: 9 }] }), job, known)

	expect(match.matched).toMatchObject([{ skill: 2, mustHave: true }])
	expect(match.related).toMatchObject([{ skill: 1, mustHave: true, through: 9, share: 0.6 }])
	expect(match.related[0]!.points).toBeCloseTo(0.6 * match.matched[0]!.points, 0)
	expect(part(match, 'must_have')).toMatchObject({ asked: 2, matched: 1, related: 1, share: 0.91 })
	expect(part(match, 'must_have')!.points).toBeCloseTo(shown(72.7) - shown(80), 0)
	expect(match.total).toBe(shown(72.7))
})

test('a rare skill counts more than a common one', () => {
	const known = createKnowledge({
		rarity: new Map([
			[1, 6],
			[2, 2],
		]),
	})
	const job = createJob({ niceToHaveSkills: [1, 2] })

	const { total, missing } = score(createPerson({ skills: [{ id: 1 }] }), job, known)

	expect(total).toBe(shown(75))
	expect(missing).toMatchObject([{ skill: 2, mustHave: false }])
	expect(missing[0]!.lost).toBeCloseTo(100 - total, 0)
})

test.for<[Part['kind'], Partial<Person>, Partial<Person>]>([
	['profession', { professions: [] }, { professions: [8] }],
	['experience', { experienceMonths: undefined }, { experienceMonths: 0 }],
	['education', { education: undefined }, { education: 0 }],
	['languages', { languages: [] }, { languages: [{ code: 'ta' }] }],
	['place', { place: undefined }, { place: { latitude: 13.08, longitude: 80.27 } }],
	['work_mode', { workModes: [] }, { workModes: ['on_site'] }],
	['pay', { expectedPay: undefined }, { expectedPay: 1_800_000 }],
	['availability', { availableInDays: undefined }, { availableInDays: 180 }],
])('%s: not said costs some, but less than failing', ([kind, unsaid, failing]) => {
	const job = { ...wholeJob, places: [mumbai] }
	const unknown = score({ ...wholePerson, ...unsaid }, job, knowledge)
	const failed = score({ ...wholePerson, ...failing }, job, knowledge)

	expect(unknown.total).toBeLessThan(100)
	expect(unknown.total).toBeGreaterThan(failed.total)
	expect(part(unknown, kind).state).toBe('unknown')
	expect(['missing', 'partial']).toContain(part(failed, kind).state)
})

test('a remote job asks for no place', () => {
	const match = score(
		createPerson({ place: pune }),
		createJob({ workMode: 'remote', places: [delhi] }),
		knowledge,
	)

	expect(match.parts.map(({ kind }) => kind)).toEqual(['open', 'work_mode'])
})

test('the part place gives the distance to the nearest place of the job', () => {
	const match = score(createPerson({ place: pune }), createJob({ places: [delhi, mumbai] }), knowledge)

	expect(part(match, 'place')).toMatchObject({ state: 'partial', distanceKm: 120.2, willingToMove: false })
})

test("a preferred place counts like the person's own", () => {
	const job = createJob({ mustHaveSkills: [1], places: [delhi] })
	const person = createPerson({ skills: [{ id: 1 }], place: pune, preferredPlaces: [mumbai, delhi] })

	expect(part(score(person, job, knowledge), 'place')).toMatchObject({ state: 'met', distanceKm: 0 })
	expect(score(person, job, knowledge).total).toBe(100)
})

test('protected traits never reach the score', () => {
	const others = {
		name: 'x',
		gender: 'x',
		dateOfBirth: 'x',
		photo: 'x',
		religion: 'x',
		caste: 'x',
		maritalStatus: 'x',
	}
	const job = { ...wholeJob, mustHaveSkills: [1, 5] }

	expect(score({ ...wholePerson, ...others }, job, knowledge)).toEqual(score(wholePerson, job, knowledge))
})

test('a match is reproducible, names its versions and survives being stored', () => {
	const match = score(wholePerson, { ...wholeJob, mustHaveSkills: [1, 5] }, knowledge)

	expect(match.version).toBe(`${engineVersion}+test`)
	expect(score(wholePerson, { ...wholeJob, mustHaveSkills: [5, 1, 5] }, knowledge)).toEqual(match)
	expect(JSON.parse(JSON.stringify(match))).toEqual(match)
})

function withSkills(skills: number[]): Person {
	return { ...wholePerson, skills: skills.map((id) => ({ id })) }
}

function part(match: Match, kind: Part['kind']): Part {
	return match.parts.find((one) => one.kind === kind)!
}

function isSkills({ kind }: Part): boolean {
	return kind === 'skills'
}

function tenths(items: readonly { points: number }[]): number {
	return items.reduce((sum, { points }) => sum + Math.round(points * 10), 0)
}

test('a summary says what the whole match says of the total and its parts', () => {
	fc.assert(
		fc.property(anyPerson, anyJob, anyKnowledge, (person, job, knowledge) => {
			const { total, parts } = score(person, job, knowledge)
			const inShort = parts.map(({ kind, points, possible, state }) => ({ kind, points, possible, state }))

			expect(summarize(person, job, knowledge)).toEqual({ total, parts: inShort })
		}),
	)
})
