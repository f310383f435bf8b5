import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createDirectory, type Directory } from '../directory/directory.ts'
import type { DirectoryQuery, Entry } from '../directory/types.ts'
import { createMatchIndex, type MatchIndex } from '../index/match-index.ts'
import { anyJob, anyKnowledge, anyPerson, createKnowledge, createPerson } from '../testing.ts'
import type { Job, Person } from '../types.ts'
import { sectionsOf } from './testing.ts'
import { numbered, strings } from './values.ts'

const facets = ['profession', 'skill']
const words = ['asha', 'ravi', 'pune', 'nashik', 'software', 'softer', 'trucks', 'नर्स', 'मीरा', 'e-mail']

const anyStep = fc.record({
	person: anyPerson,
	job: anyJob,
	what: fc.constantFrom('put', 'put', 'remove'),
})
const anySteps = fc.array(anyStep, { maxLength: 50 })

const anyText = fc.array(fc.constantFrom(...words), { maxLength: 6 }).map((some) => some.join(' '))
const anyEntry: fc.Arbitrary<Entry> = fc.record({
	id: fc.integer({ min: 0, max: 20 }).map((number) => `entry-${number}`),
	texts: fc.array(
		fc.record({ text: anyText, weight: fc.integer({ min: 1, max: 15 }), isShared: fc.boolean() }),
		{ maxLength: 3 },
	),
	facets: fc.record({
		profession: fc.array(fc.nat(3), { maxLength: 2 }),
		skill: fc.array(fc.nat(40), { maxLength: 3 }),
	}),
	level: fc.nat(2),
	changedAt: fc.nat(5),
	name: anyText,
})
const anyEntrySteps = fc.array(fc.record({ entry: anyEntry, isRemoval: fc.boolean() }), { maxLength: 50 })

test('a restored match index gives the same results, also after further changes', () => {
	fc.assert(
		fc.property(
			anySteps,
			anySteps,
			anyPerson,
			anyJob,
			anyKnowledge,
			(before, after, person, job, knowledge) => {
				const index = createMatchIndex(knowledge)
				for (const step of before) change(index, step)

				const readBack = createMatchIndex(knowledge, sectionsOf(index.pieces()))
				const first = [answersOf(index, person, job), answersOf(readBack, person, job)]
				const changes = after.map((step) => [change(index, step), change(readBack, step)])

				expect(first[1]).toEqual(first[0])
				for (const [one, other] of changes) expect(other).toBe(one)
				expect(answersOf(readBack, person, job)).toEqual(answersOf(index, person, job))
			},
		),
		{ numRuns: 300 },
	)
})

test('a restored directory gives the same results, also after further changes', () => {
	fc.assert(
		fc.property(anyEntrySteps, anyEntrySteps, anyText, (before, after, text) => {
			const directory = createDirectory(facets, 3)
			for (const step of before) changeEntry(directory, step)

			const readBack = createDirectory(facets, 3, sectionsOf(directory.pieces()))
			const first = [foundIn(directory, text), foundIn(readBack, text)]
			for (const step of after) for (const each of [directory, readBack]) changeEntry(each, step)

			expect(first[1]).toEqual(first[0])
			expect(foundIn(readBack, text)).toEqual(foundIn(directory, text))
		}),
		{ numRuns: 300 },
	)
})

test('many rows survive several snapshots', () => {
	const person = (at: number) => createPerson({ id: `p${at}`, skills: [{ id: at % 7 }, { id: 100 + at }] })
	let index = createMatchIndex(createKnowledge())
	for (let at = 0; at < 3000; at++) {
		index.addPerson(person(at))
		if (at % 3 === 0) index.removePerson(`p${at / 3}`)
		if (at % 1000 === 0) index = createMatchIndex(createKnowledge(), sectionsOf(index.pieces()))
	}
	const anew = createMatchIndex(createKnowledge())
	for (let at = 1000; at < 3000; at++) anew.addPerson(person(at))

	const job = { ...createJobFor(3), niceToHaveSkills: [2500] }
	expect(index.sizes()).toEqual(anew.sizes())
	expect(index.topPeople(job, { limit: 50 })).toEqual(anew.topPeople(job, { limit: 50 }))
})

test('texts of any script, and maps from texts to numbers, are restored', () => {
	fc.assert(
		fc.property(
			fc.array(fc.string({ unit: 'grapheme' })),
			fc.integer({ min: 0, max: 1200 }),
			(some, more) => {
				const texts = ['\ufeffmark', ...some, ...Array.from({ length: more }, (_, at) => `p${at}`)]
				const map = new Map(texts.map((text, at) => [text, at]))

				expect(strings.read('texts', sectionsOf(strings.write('texts', texts)))).toEqual(texts)
				expect(numbered.read('map', sectionsOf(numbered.write('map', map)))).toEqual(map)
			},
		),
	)
})

test('a snapshot holds no word of a removed entry', () => {
	const directory = createDirectory(facets, 3)
	const texts = [{ text: 'marina wanted', weight: 1 }]
	const entry = { id: 'gone', texts, facets: {}, level: 0, changedAt: 1, name: 'Marina' }
	directory.put(entry)
	directory.put({ ...entry, id: 'here', texts: [{ text: 'wanted', weight: 1 }], name: 'Here' })
	directory.remove('gone')

	const sections = sectionsOf(directory.pieces())
	const all = [...sections.values()].map((numbers) => new TextDecoder().decode(numbers)).join('')
	expect(all).toContain('here')
	expect(all).not.toMatch(/marin|gone/i)
	expect([...(sections.get('table.memory') ?? [])].filter((number) => number !== 0)).toHaveLength(3)

	const readBack = createDirectory(facets, 3, sections)
	readBack.put(entry)
	expect(readBack.search(queryOf('marina')).ids).toEqual(['gone'])
})

test('an error names the missing section', () => {
	const sections = sectionsOf(createMatchIndex(createKnowledge()).pieces())
	const without = new Map([...sections].filter(([name]) => name !== 'people.memory'))

	expect(() => createMatchIndex(createKnowledge(), without)).toThrow(/people\.memory is missing/)
})

function change(index: MatchIndex, { person, job, what }: { person: Person; job: Job; what: string }) {
	if (what === 'remove') return `${index.removePerson(person.id)} ${index.removeJob(job.id)}`
	index.replacePerson(person)
	index.replaceJob(job)
	return 'put'
}

function answersOf(index: MatchIndex, person: Person, job: Job) {
	return [index.sizes(), index.topPeople(job, { limit: 40 }), index.topJobs(person, { limit: 40 })]
}

function changeEntry(directory: Directory, { entry, isRemoval }: { entry: Entry; isRemoval: boolean }) {
	if (isRemoval) directory.remove(entry.id)
	else directory.put(entry)
}

function foundIn(directory: Directory, text: string) {
	const asked: Partial<DirectoryQuery>[] = [
		{},
		{ text: text },
		{ text: text.slice(0, 3), order: 'newest' },
		{ text: `${text.slice(1)} or pune`, order: 'name', level: 0 },
		{ text: `"${text}"`, chosen: { skill: [1, 2, 3] } },
		{ chosen: { profession: [1, 2] }, order: 'distance', nearest: { facet: 'skill', values: [4, 3, 2] } },
		{ hidden: ['entry-1', 'entry-2'], limit: 3, offset: 1 },
	]
	return [directory.size(), ...asked.map((said) => directory.search({ ...queryOf(''), ...said }))]
}

function queryOf(text: string): DirectoryQuery {
	return {
		text: text,
		chosen: {},
		level: 2,
		hidden: [],
		order: 'relevance',
		offset: 0,
		limit: 20,
		counted: facets,
	}
}

function createJobFor(skill: number): Job {
	return { id: 'asked', mustHaveSkills: [skill], niceToHaveSkills: [], languages: [], places: [] }
}
