import * as fc from 'fast-check'
import type { Job, Knowledge, Person, Related, WorkMode } from './types.ts'

/** Who says nothing but what the test says. */
export function createPerson(said: Partial<Person> = {}): Person {
	return { id: 'person', skills: [], professions: [], languages: [], workModes: [], ...said }
}

/** A job that asks nothing but what the test asks. */
export function createJob(asked: Partial<Job> = {}): Job {
	return { id: 'job', mustHaveSkills: [], niceToHaveSkills: [], languages: [], places: [], ...asked }
}

export function createKnowledge(known: Partial<Knowledge> = {}): Knowledge {
	return {
		version: 'test',
		rarity: new Map(),
		relatedSkills: new Map(),
		relatedProfessions: new Map(),
		...known,
	}
}

/** Few skills, professions and places, so that random pairs have much in common. */
const skill = fc.integer({ min: 1, max: 12 })
const profession = fc.integer({ min: 1, max: 5 })
const mode = fc.constantFrom<WorkMode>('on_site', 'hybrid', 'remote')
const language = fc.record(
	{ code: fc.constantFrom('en', 'hi', 'mr'), level: fc.integer({ min: 1, max: 6 }) },
	{ requiredKeys: ['code'] },
)
const place = fc.record({
	latitude: fc.double({ min: 18, max: 20, noNaN: true }),
	longitude: fc.double({ min: 72, max: 75, noNaN: true }),
})
const pay = fc.integer({ min: 1, max: 9 }).map((lakhs) => lakhs * 100_000)
const days = fc.integer({ min: 0, max: 120 })
const months = fc.integer({ min: 0, max: 150 })
const id = fc.integer({ min: 0, max: 30 }).map((number) => `id-${number}`)

export const anyPerson: fc.Arbitrary<Person> = fc.record(
	{
		id,
		skills: fc.array(
			fc.record(
				{
					id: skill,
					level: fc.constantFrom(1, 2, 3, 4),
					years: fc.double({ min: 0, max: 9, noNaN: true }),
				},
				{ requiredKeys: ['id'] },
			),
			{ maxLength: 8 },
		),
		professions: fc.array(profession, { maxLength: 3 }),
		experienceMonths: months,
		education: fc.integer({ min: 0, max: 8 }),
		languages: fc.array(language, { maxLength: 3 }),
		place,
		preferredPlaces: fc.array(place, { maxLength: 2 }),
		willingToMove: fc.boolean(),
		workModes: fc.uniqueArray(mode),
		expectedPay: pay,
		availableInDays: days,
	},
	{ requiredKeys: ['id', 'skills', 'professions', 'languages', 'workModes'] },
)

export const anyJob: fc.Arbitrary<Job> = fc.record(
	{
		id,
		mustHaveSkills: fc.array(skill, { maxLength: 5 }),
		niceToHaveSkills: fc.array(skill, { maxLength: 5 }),
		profession,
		experience: fc.record({ minMonths: months, maxMonths: months }, { requiredKeys: ['minMonths'] }),
		education: fc.integer({ min: 0, max: 8 }),
		languages: fc.array(language, { maxLength: 3 }),
		places: fc.array(place, { maxLength: 3 }),
		workMode: mode,
		pay: fc.record({ min: pay, max: pay }, { requiredKeys: [] }),
		startInDays: days,
	},
	{ requiredKeys: ['id', 'mustHaveSkills', 'niceToHaveSkills', 'languages', 'places'] },
)

function relatedTo(other: fc.Arbitrary<number>): fc.Arbitrary<ReadonlyMap<number, readonly Related[]>> {
	const related = fc.record({ id: other, share: fc.double({ min: 0, max: 1, noNaN: true }) })
	return fc
		.array(fc.tuple(other, fc.array(related, { maxLength: 4 })), { maxLength: 8 })
		.map((pairs) => new Map(pairs))
}

export const anyKnowledge: fc.Arbitrary<Knowledge> = fc.record({
	version: fc.constant('test'),
	rarity: fc
		.array(fc.tuple(skill, fc.double({ min: 0.01, max: 12, noNaN: true })))
		.map((pairs) => new Map(pairs)),
	relatedSkills: relatedTo(skill),
	relatedProfessions: relatedTo(profession),
})
