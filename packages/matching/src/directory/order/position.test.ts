import { array, assert, boolean, constantFrom, nat, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { createDirectory, type Directory } from '../directory.ts'
import type { DirectoryQuery, Entry, Position } from '../types.ts'

const nearest = { facet: 'place', values: [10, 20, 30] }

type Asked = Partial<DirectoryQuery>

function page(directory: Directory, asked: Asked, after: Position | undefined) {
	return directory.search({
		text: '',
		chosen: {},
		level: 0,
		hidden: [],
		order: 'newest',
		nearest,
		offset: 0,
		limit: 4,
		counted: [],
		...asked,
		after,
	})
}

/** Reads all pages, each from the position that the one before it gave; `between` may change the list meanwhile. */
function read(directory: Directory, asked: Asked, between: (pages: number) => void = () => {}) {
	const ids: string[] = []
	let after: Position | undefined
	for (let pages = 1; ; pages++) {
		const found = page(directory, asked, after)
		ids.push(...found.ids)
		if (!found.next) return ids
		after = found.next
		between(pages)
	}
}

function entry(id: string, { name, places, changedAt, isNurse }: Said): Entry {
	const text = isNurse ? 'nurse' : 'nurse clerk'
	return { id, name, changedAt, level: 0, texts: [{ text, weight: 4 }], facets: { place: places } }
}

type Said = { name: string; changedAt: number; places: number[]; isNurse: boolean }

const anySaid = record({
	name: constantFrom('asha', 'Ashok', 'ashwin rao', 'ashwin', 'मीरा', 'मीना', 'zoe', 'aĀb', 'aāa', ''),
	changedAt: nat(3),
	places: array(constantFrom(10, 20, 30, 40), { maxLength: 2 }),
	isNurse: boolean(),
})

test('from position to position, what was there the whole time is read once and in order, whatever comes and goes', () => {
	assert(
		property(
			array(anySaid, { minLength: 1, maxLength: 50 }),
			array(record({ at: nat(), said: anySaid, isNew: boolean() }), { maxLength: 40 }),
			constantFrom('newest' as const, 'name' as const, 'distance' as const),
			(said, changes, order) => {
				const directory = createDirectory(['place'], 1)
				const idOf = (at: number) => `id-${(at * 7) % 101}`
				for (const [at, each] of said.entries()) directory.put(entry(idOf(at), each))
				const gone = new Set<string>()

				const ids = read(directory, { order }, (pages) => {
					for (const [at, { said: each, isNew, at: which }] of changes.entries()) {
						if (at % 6 !== pages % 6) continue
						if (isNew) directory.put(entry(`new-${at}`, each))
						else {
							const id = idOf(which % said.length)
							directory.remove(id)
							gone.add(id)
						}
					}
				})

				const stayed = ids.filter((id) => !gone.has(id) && !id.startsWith('new'))
				const whole = page(directory, { order, limit: 1000 }, undefined).ids
				expect(new Set(ids).size).toBe(ids.length)
				expect(stayed).toEqual(whole.filter((id) => !id.startsWith('new')))
			},
		),
		{ seed: 113, numRuns: 300 },
	)
})

test('an order by relevance goes on after the same entry when new ones shift all scores', () => {
	const directory = createDirectory(['place'], 1)
	const said = { name: '', changedAt: 0, places: [] }
	for (let at = 0; at < 30; at++) directory.put(entry(`id-${at + 10}`, { ...said, isNurse: at % 2 === 0 }))
	const before = page(directory, { text: 'clerk', order: 'relevance', limit: 100 }, undefined).ids

	const ids = read(directory, { text: 'clerk', order: 'relevance' }, (pages) => {
		for (let at = 0; at < 10; at++)
			directory.put(entry(`new-${pages}-${at}`, { ...said, changedAt: 9, isNurse: true }))
	})

	expect(ids).toEqual(before)
})

test('after an entry that has left, an order by relevance goes on from the score that it had', () => {
	const directory = createDirectory(['place'], 1)
	const said = { name: '', changedAt: 0, places: [], isNurse: true }
	for (let at = 0; at < 10; at++) directory.put(entry(`id-${at}`, said))

	const ids = read(directory, { text: 'nurse', order: 'relevance' }, (pages) => {
		if (pages === 1) directory.remove('id-3')
	})

	expect(ids).toContain('id-9')
	expect(new Set(ids).size).toBe(ids.length)
})

test('the last page leads nowhere, also when it is full', () => {
	const directory = createDirectory(['place'], 1)
	for (let at = 0; at < 8; at++)
		directory.put(entry(`id-${at}`, { name: 'asha', changedAt: at, places: [], isNurse: true }))

	const first = page(directory, {}, undefined)

	expect(first.next).toEqual({ id: 'id-4', changedAt: 4, key: 4 })
	expect(page(directory, {}, first.next ?? undefined)).toMatchObject({
		ids: ['id-3', 'id-2', 'id-1', 'id-0'],
		next: null,
		total: 8,
	})
	expect(page(directory, { offset: 4 }, undefined).next).toBeNull()
})
