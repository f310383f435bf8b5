import { array, assert, boolean, constantFrom, integer, nat, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { sectionsOf } from '../snapshot/testing.ts'
import { createDirectory } from './directory.ts'
import type { DirectoryQuery, Entry } from './types.ts'

const facets = ['profession', 'skill']
const levels = 3

const values = (most: number) => array(integer({ min: 0, max: most }), { maxLength: 3 })
const anyChange = record({
	id: integer({ min: 0, max: 25 }),
	isRemoved: boolean(),
	profession: values(3),
	skill: values(6),
	level: nat(levels - 1),
	changedAt: nat(5),
	word: constantFrom('nurse', 'clerk'),
})
const anyQuery = record({
	level: nat(levels - 1),
	profession: values(3),
	skill: values(6),
	text: constantFrom('', '', 'nurse'),
	hidden: array(integer({ min: 0, max: 25 }), { maxLength: 4 }),
})

test('kept counts are those of counting anew, after any changes, for any reader, and after a restart', () => {
	assert(
		property(array(anyChange, { maxLength: 80 }), array(anyQuery, { minLength: 1 }), (changes, queries) => {
			const directory = createDirectory(facets, levels)
			const entries = new Map<string, Entry>()
			for (const { id: number, isRemoved, word, profession, skill, level, changedAt } of changes) {
				const id = `e${number}`
				if (isRemoved) {
					expect(directory.remove(id)).toBe(entries.delete(id))
					continue
				}
				const entry: Entry = {
					id,
					name: word,
					texts: [{ text: word, weight: 4 }],
					facets: { profession, skill },
					level,
					changedAt,
				}
				directory.put(entry)
				entries.set(id, entry)
			}
			const restored = createDirectory(facets, levels, sectionsOf(directory.pieces()))
			for (const { text, level, hidden, ...chosen } of queries) {
				const query: DirectoryQuery = {
					text,
					chosen,
					level,
					hidden: hidden.map((number) => `e${number}`),
					order: 'newest',
					offset: 0,
					limit: 50,
					counted: facets,
				}
				const found = directory.search(query)
				expect(found.counts).toEqual(countedAnew([...entries.values()], query))
				expect(restored.search(query)).toEqual(found)
			}
		}),
		{ seed: 19, numRuns: 100 },
	)
})

/** The counts, one entry at a time. */
function countedAnew(entries: readonly Entry[], { text, chosen, level, hidden }: DirectoryQuery) {
	const seen = entries.filter(
		(entry) =>
			entry.level <= level &&
			!hidden.includes(entry.id) &&
			(text === '' || entry.texts.some((each) => each.text === text)),
	)
	const fits = (entry: Entry, facet: string) => {
		const wanted = chosen[facet] ?? []
		return wanted.length === 0 || wanted.some((value) => entry.facets[facet]?.includes(value))
	}
	return Object.fromEntries(
		facets.map((facet) => {
			const counts = new Map<number, number>()
			for (const entry of seen)
				if (facets.every((other) => other === facet || fits(entry, other)))
					for (const value of new Set(entry.facets[facet])) counts.set(value, (counts.get(value) ?? 0) + 1)
			const sorted = [...counts].map(([value, count]) => ({ value, count }))
			return [facet, sorted.toSorted((a, b) => b.count - a.count || a.value - b.value)]
		}),
	)
}

test('a reader of a lower level learns nothing from counts about entries that are not shown to it', () => {
	const directory = createDirectory(facets, levels)
	const entry = (id: string, level: number): Entry => ({
		id,
		name: id,
		texts: [],
		facets: { skill: [level] },
		level,
		changedAt: 0,
	})
	for (const level of [0, 1, 2]) directory.put(entry(`shown from ${level}`, level))
	const seenAt = (level: number) =>
		directory
			.search({
				text: '',
				chosen: {},
				level,
				hidden: [],
				order: 'newest',
				offset: 0,
				limit: 9,
				counted: ['skill'],
			})
			.counts['skill']?.map(({ value }) => value)

	expect([0, 1, 2].map(seenAt)).toEqual([[0], [0, 1], [0, 1, 2]])
	directory.put(entry('shown from 0', 2))
	expect([0, 1, 2].map(seenAt)).toEqual([[], [1], [2, 1]])
})
