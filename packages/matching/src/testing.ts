import * as fc from 'fast-check'
import { curves } from './scoring/calibration-curves.ts'
import { calibrated } from './scoring/calibration.ts'
import { jobFacts, personFacts } from './scoring/facts.ts'
import { coverageOf, skillSet, wantedSkills } from './scoring/shares/skills.ts'
import { textCoverageOf } from './scoring/shares/text-similarity.ts'
import { totalOf } from './scoring/total.ts'
import { createLexicon } from './text/lexicon.ts'
import type { Job, Knowledge, Person, Related, WorkMode } from './types.ts'

/** A person who has said only what the test says. */
export function createPerson(said: Partial<Person> = {}): Person {
	return { id: 'person', skills: [], professions: [], languages: [], workModes: [], ...said }
}

/** A job that asks only what the test asks. */
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

/** The points of the formula in whole tenths, before they are calibrated. */
export function pointsOf(person: Person, job: Job, knowledge: Knowledge): number {
	const wanted = wantedSkills(job)
	const coverage = {
		...coverageOf(skillSet(person.skills), wanted, knowledge),
		...textCoverageOf(person, job, knowledge),
	}
	return totalOf(personFacts(person), jobFacts(job, knowledge, wanted), coverage)
}

/** The total that stands for points of 100 where a job states skills, or where it states none. */
export function shown(points: number, kind: keyof typeof curves = 'fields'): number {
	return calibrated(curves[kind], Math.round(points * 10)) / 10
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

/** Few words, so that texts have some in common. Two of them are names of skills. */
const word = fc.constantFrom(
	'ward',
	'night',
	'bookkeeping',
	'patient',
	'care',
	'ledger',
	'harvest',
	'tractor',
	'the',
)
const text = fc.record(
	{
		title: fc.array(word, { maxLength: 2 }).map((words) => words.join(' ')),
		body: fc.array(word, { maxLength: 12 }).map((words) => words.join(' ')),
		fields: fc
			.array(fc.tuple(profession, fc.double({ min: 0, max: 0.4, noNaN: true })), { maxLength: 4 })
			.map((pairs) => new Map(pairs)),
	},
	{ requiredKeys: ['title', 'body'] },
)

const role = fc.array(word, { minLength: 1, maxLength: 2 }).map((words) => words.join(' '))

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
		roles: fc.array(fc.record({ title: role, months, text: role }, { requiredKeys: ['title', 'months'] }), {
			maxLength: 3,
		}),
		education: fc.integer({ min: 0, max: 8 }),
		languages: fc.array(language, { maxLength: 3 }),
		place,
		preferredPlaces: fc.array(place, { maxLength: 2 }),
		willingToMove: fc.boolean(),
		workModes: fc.uniqueArray(mode),
		expectedPay: pay,
		availableInDays: days,
		text,
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
		roles: fc.array(fc.record({ title: role, minMonths: months }), { maxLength: 2 }),
		education: fc.integer({ min: 0, max: 8 }),
		languages: fc.array(language, { maxLength: 3 }),
		places: fc.array(place, { maxLength: 3 }),
		workMode: mode,
		pay: fc.record({ min: pay, max: pay }, { requiredKeys: [] }),
		startInDays: days,
		text,
	},
	{ requiredKeys: ['id', 'mustHaveSkills', 'niceToHaveSkills', 'languages', 'places'] },
)

function relatedTo(other: fc.Arbitrary<number>): fc.Arbitrary<ReadonlyMap<number, readonly Related[]>> {
	const related = fc.record({ id: other, share: fc.double({ min: 0, max: 1, noNaN: true }) })
	return fc
		.array(fc.tuple(other, fc.array(related, { maxLength: 4 })), { maxLength: 8 })
		.map((pairs) => new Map(pairs))
}

const lexicon = createLexicon(
	{
		skills: [
			{ id: 1, names: ['bookkeeping'] },
			{ id: 2, names: ['patient care'] },
		],
		professions: [
			{ id: 1, names: ['ward nurse', 'night nurse'], skills: [{ id: 2, weight: 1 }] },
			{ id: 2, names: ['ledger clerk'], skills: [{ id: 1, weight: 0.8 }] },
			{ id: 3, names: ['harvest and tractor hand'], skills: [] },
		],
		places: [],
		languages: [],
	},
	[
		{ title: 'ward', body: 'night ward patient care' },
		{ title: 'ledger', body: 'bookkeeping and ward' },
		{ title: '', body: 'harvest' },
	],
)

export const anyKnowledge: fc.Arbitrary<Knowledge> = fc.record(
	{
		version: fc.constant('test'),
		rarity: fc
			.array(fc.tuple(skill, fc.double({ min: 0.01, max: 12, noNaN: true })))
			.map((pairs) => new Map(pairs)),
		relatedSkills: relatedTo(skill),
		relatedProfessions: relatedTo(profession),
		lexicon: fc.constant(lexicon),
	},
	{ requiredKeys: ['version', 'rarity', 'relatedSkills', 'relatedProfessions'] },
)
