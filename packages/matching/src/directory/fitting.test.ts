import { array, assert, constantFrom, nat, property, record, uniqueArray } from 'fast-check'
import { expect, test } from 'vitest'
import { createDirectory } from './directory.ts'
import type { Entry } from './types.ts'

const facets = ['profession', 'skill']
const words = [
	'pune',
	'poone',
	'software',
	'sofware',
	'soft',
	'farm',
	'farms',
	'driver',
	'drives',
	'truck',
	'पुणे',
]

const entries = array(
	record({
		words: array(constantFrom(...words), { maxLength: 5 }),
		profession: nat({ max: 3 }),
		skill: uniqueArray(nat({ max: 4 }), { maxLength: 3 }),
		level: nat({ max: 1 }),
	}),
	{ minLength: 1, maxLength: 40 },
)
const questions = array(
	record({
		text: array(
			constantFrom(
				...words,
				'or',
				'-farm',
				'"farm software"',
				'"pune driver"',
				'sof',
				'truc',
				'e-mail',
				'pune-farm',
			),
			{
				maxLength: 3,
			},
		).map((list) => list.join(' ')),
		chosen: record({
			profession: uniqueArray(nat({ max: 4 }), { maxLength: 2 }),
			skill: uniqueArray(nat({ max: 5 }), { maxLength: 2 }),
		}),
		level: nat({ max: 1 }),
	}),
	{ minLength: 1, maxLength: 12 },
)

test('many searches match a few entries exactly as the search over everything does', () => {
	assert(
		property(entries, questions, nat(), (list, asked, seed) => {
			const directory = createDirectory(facets, 2)
			for (const [at, each] of list.entries()) directory.put(entryOf(`id-${at}`, each))
			const few = list.map((_, at) => `id-${at}`).filter((_, at) => (at * 7 + seed) % 3 === 0)

			const { found, unknown } = directory.fitting(
				few.map((id) => ({ id, changedAt: 0 })),
				asked,
			)

			expect(unknown).toEqual([])
			for (const [at, question] of asked.entries()) {
				const all = directory.search({
					...question,
					hidden: [],
					order: 'newest',
					offset: 0,
					limit: 100,
					counted: [],
				})
				const expected = all.ids.filter((id) => few.includes(id)).toSorted()
				expect(found.find((each) => each.question === at)?.ids.toSorted() ?? []).toEqual(expected)
			}
		}),
	)
})

test('an entry that is missing or outdated is reported', () => {
	const directory = createDirectory(facets, 2)
	directory.put({ ...entryOf('old', { words: ['farm'], profession: 1, skill: [], level: 0 }), changedAt: 5 })

	const { found, unknown } = directory.fitting(
		[
			{ id: 'old', changedAt: 6 },
			{ id: 'missing', changedAt: 0 },
		],
		[{ text: 'farm', chosen: {}, level: 0 }],
	)

	expect(unknown).toEqual(['old', 'missing'])
	expect(found).toEqual([])
})

type Said = { words: string[]; profession: number; skill: number[]; level: number }

function entryOf(id: string, { words: text, profession, skill, level }: Said): Entry {
	return {
		id,
		texts: [{ text: text.join(' '), weight: 4 }],
		facets: { profession: [profession], skill },
		level,
		changedAt: 0,
		name: id,
	}
}
