import { array, assert, constantFrom, integer, nat, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { createDirectory } from './directory.ts'
import type { DirectoryQuery, Entry } from './types.ts'

const facets = ['profession', 'skill']

function entry(id: string, text: string, said: Partial<Entry> = {}): Entry {
	return { id, texts: [{ text, weight: 4 }], facets: {}, level: 0, changedAt: 0, name: text, ...said }
}

function query(said: Partial<DirectoryQuery> = {}): DirectoryQuery {
	return {
		text: '',
		chosen: {},
		level: 0,
		hidden: [],
		order: 'relevance',
		offset: 0,
		limit: 20,
		counted: [],
		...said,
	}
}

function directoryOf(...entries: Entry[]) {
	const directory = createDirectory(facets, 2)
	for (const each of entries) directory.put(each)
	return directory
}

const people = [
	entry('asha', 'Asha Kulkarni builds farm software in Pune', { changedAt: 3 }),
	entry('ravi', 'Ravi Patil drives trucks in Nashik', { changedAt: 2 }),
	entry('meera', 'मीरा जोशी पुणे नर्स', { changedAt: 1 }),
]

test.each([
	['', ['asha', 'ravi', 'meera']],
	['software', ['asha']],
	['soft', ['asha']],
	['sofware', ['asha']],
	['पुणे', ['meera', 'asha']],
	['poone', ['meera', 'asha']],
	['pune -software', ['meera']],
	['software or trucks', ['ravi', 'asha']],
	['"farm software"', ['asha']],
	['"software farm"', []],
	['ravi nashik', ['ravi']],
	['ravi pune', []],
	['nobody', []],
	['"farm soft', ['asha']],
	['- " or', ['asha', 'ravi', 'meera']],
])('the words %j find %j', (text, ids) => {
	const found = directoryOf(...people).search(query({ text }))

	expect(found.ids.toSorted()).toEqual(ids.toSorted())
	expect(found.total).toBe(ids.length)
})

test('rare and exact words come before words that only resemble them', () => {
	const directory = directoryOf(
		entry('one', 'welder'),
		entry('two', 'welders and fitters'),
		entry('three', 'carpenter'),
		entry('four', 'painter'),
	)

	expect(directory.search(query({ text: 'welder' })).ids).toEqual(['one', 'two'])
})

test('a facet counts the values that could be chosen too, given the choices in the other facets', () => {
	const directory = directoryOf(
		entry('a', '', { facets: { profession: [1], skill: [10, 11] } }),
		entry('b', '', { facets: { profession: [1], skill: [11] } }),
		entry('c', '', { facets: { profession: [2], skill: [11] } }),
	)

	const found = directory.search(query({ chosen: { profession: [1] }, counted: facets }))

	expect(found.ids).toEqual(['a', 'b'])
	expect(found.counts).toEqual({
		profession: [
			{ value: 1, count: 2 },
			{ value: 2, count: 1 },
		],
		skill: [
			{ value: 11, count: 2 },
			{ value: 10, count: 1 },
		],
	})
})

test('readers neither find nor count entries that they may not see', () => {
	const directory = directoryOf(
		entry('open', 'nurse', { facets: { skill: [1] } }),
		entry('closed', 'nurse', { level: 1, facets: { skill: [1] } }),
	)

	const outside = directory.search(query({ text: 'nurse', counted: ['skill'] }))

	expect(outside).toMatchObject({ ids: ['open'], total: 1, counts: { skill: [{ value: 1, count: 1 }] } })
	expect(directory.search(query({ level: 1 })).total).toBe(2)
})

test('replaced and removed entries leave no trace', () => {
	const directory = directoryOf(entry('one', 'nurse', { facets: { skill: [1] } }), entry('two', 'clerk'))

	directory.put(entry('one', 'teacher', { facets: { skill: [2] } }))
	expect(directory.search(query({ text: 'nurse' })).ids).toEqual([])
	expect(directory.search(query({ text: 'teacher' })).ids).toEqual(['one'])
	expect(directory.search(query({ chosen: { skill: [1] } })).ids).toEqual([])
	expect(directory.remove('one')).toBe(true)
	expect(directory.remove('one')).toBe(false)
	expect(directory.search(query()).ids).toEqual(['two'])
	expect(directory.size()).toBe(1)
})

test('pages do not overlap, in any order', () => {
	const many = Array.from({ length: 50 }, (_, index) =>
		entry(`id${index}`, `Person ${String.fromCodePoint(97 + (index % 26))}`, { changedAt: index % 7 }),
	)
	const directory = directoryOf(...many)
	for (const order of ['newest', 'name', 'relevance'] as const) {
		const whole = directory.search(query({ order, limit: 50 })).ids
		const pages = [0, 20, 40].flatMap((offset) => directory.search(query({ order, offset })).ids)

		expect(pages).toEqual(whole)
		expect(new Set(whole).size).toBe(50)
	}
})

const anyEntry = record({
	profession: array(integer({ min: 0, max: 3 }), { maxLength: 2 }),
	skill: array(integer({ min: 0, max: 5 }), { maxLength: 4 }),
	words: array(constantFrom('nurse', 'clerk', 'pune', 'delhi'), { maxLength: 3 }),
	level: integer({ min: 0, max: 1 }),
})

test('a search finds exactly the entries that fit the choice', () => {
	assert(
		property(
			array(anyEntry, { maxLength: 60 }),
			array(nat(), { maxLength: 20 }),
			anyEntry,
			(drawn, removed, asked) => {
				const entries = drawn.map(({ profession, skill, words, level }, index) =>
					entry(`e${index}`, words.join(' '), { facets: { profession, skill }, level }),
				)
				const directory = directoryOf(...entries)
				const gone = new Set(removed.map((index) => `e${index % (entries.length + 1)}`))
				for (const id of gone) directory.remove(id)

				const { profession, skill, words, level } = asked
				const found = directory.search(
					query({
						text: words.join(' '),
						chosen: { profession, skill },
						level,
						limit: 100,
						counted: facets,
					}),
				)
				const fits = entries.filter(
					(each, index) =>
						!gone.has(each.id) &&
						each.level <= level &&
						words.every((word) => drawn[index]?.words.includes(word as 'nurse')) &&
						(profession.length === 0 ||
							profession.some((value) => each.facets['profession']?.includes(value))) &&
						(skill.length === 0 || skill.some((value) => each.facets['skill']?.includes(value))),
				)
				const isGuess = words.some(
					(word) => !drawn.some((each, index) => !gone.has(`e${index}`) && each.words.includes(word)),
				)
				if (!isGuess) expect(found.ids.toSorted()).toEqual(fits.map(({ id }) => id).toSorted())
				expect(found.total).toBe(found.ids.length)
			},
		),
	)
})

test('entries hidden from a reader are neither on a page nor in a count', () => {
	const directory = directoryOf(
		entry('a', 'welder', { facets: { profession: [1] } }),
		entry('b', 'welder', { facets: { profession: [1] } }),
	)

	const found = directory.search(query({ text: 'welder', hidden: ['a', 'nobody'], counted: ['profession'] }))

	expect(found).toMatchObject({ ids: ['b'], total: 1, counts: { profession: [{ value: 1, count: 1 }] } })
})

test('the nearest entries come first, those without a place last, and the latest change first among equals', () => {
	const directory = createDirectory(['place'], 1)
	directory.put(entry('nowhere', '', { changedAt: 9 }))
	directory.put(entry('far', '', { facets: { place: [30] } }))
	directory.put(entry('both', '', { facets: { place: [30, 10] } }))
	directory.put(entry('near', '', { facets: { place: [10] }, changedAt: 5 }))
	directory.put(entry('middle', '', { facets: { place: [20] } }))
	const byDistance = query({ order: 'distance', nearest: { facet: 'place', values: [10, 20, 30] } })

	expect(directory.search(byDistance).ids).toEqual(['near', 'both', 'middle', 'far', 'nowhere'])
	expect(directory.search({ ...byDistance, offset: 1, limit: 2 }).ids).toEqual(['both', 'middle'])
})

test('any page in any order is the same as after sorting everything', () => {
	const anyEntry = record({
		name: constantFrom('asha', 'Ashok', 'ashwin rao', 'ashwin', 'मीरा', 'मीना', 'zoe', 'Zoë', ''),
		changedAt: nat(3),
	})
	assert(
		property(
			array(anyEntry, { maxLength: 60 }),
			constantFrom('name' as const, 'newest' as const),
			nat(3),
			(said, order, page) => {
				const entries = said.map((each, at) => entry(`id-${(at * 7) % 61}`, 'x', each))
				const sorted = entries.toSorted((a, b) => {
					const [one, other] = [a.name.toLowerCase(), b.name.toLowerCase()]
					if (order === 'name' && one !== other) return one < other ? -1 : 1
					return b.changedAt - a.changedAt || (a.id < b.id ? -1 : 1)
				})
				const found = directoryOf(...entries).search(query({ order, offset: page * 5, limit: 5 }))

				expect(found.ids).toEqual(sorted.slice(page * 5, page * 5 + 5).map(({ id }) => id))
			},
		),
	)
})
