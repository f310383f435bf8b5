import { expect, test } from 'vitest'
import type { Taxonomy } from '../extract/taxonomy.ts'
import { createFieldReader } from './fields.ts'
import { createLexicon } from './lexicon.ts'
import { readerOf } from './read-text.ts'
import { termsOf } from './tokens.ts'

const taxonomy: Taxonomy = {
	skills: [
		{ id: 1, names: ['React', 'React.js', 'ReactJS'] },
		{ id: 2, names: ['Injections'] },
		{ id: 3, names: ['Vital Signs', 'BP and Pulse Checking'] },
	],
	professions: [
		{ id: 1, names: ['Web Developer'], skills: [{ id: 1, weight: 1 }] },
		{
			id: 2,
			names: ['Nurse', 'Staff Nurse'],
			skills: [
				{ id: 2, weight: 1 },
				{ id: 3, weight: 1 },
			],
		},
	],
	places: [],
	languages: [],
}
const texts = ['nurse in a ward', 'driver of a truck', 'cook in a kitchen', 'web pages in React'].map(
	(body) => ({
		title: '',
		body,
	}),
)
const reader = readerOf(createLexicon(taxonomy, texts))

test('words are compared without their endings, and joining words are left out', () => {
	expect(termsOf('Nurses and nursing of the patients')).toEqual(['nurs', 'nurs', 'patient'])
})

test('words with signs and words in Devanagari stay whole', () => {
	expect(termsOf('C++ C# .NET Node.js')).toEqual(expect.arrayContaining(['c++', 'c#', '.net', 'node.js']))
	expect(termsOf('शाळेमध्ये शिक्षक')).toHaveLength(2)
})

test('words for personal traits never count', () => {
	expect(termsOf('Mrs, female, married, Hindu, OBC, age, पुरुष, विवाहित')).toEqual([])
})

test('a skill is one term under all its names', () => {
	const [one, other] = ['ReactJS and more', 'React.js pages'].map((body) => reader.read({ title: '', body }))

	expect(one?.words.has('§1')).toBe(true)
	expect(other?.words.has('§1')).toBe(true)
})

test('a word of a person’s title counts more than one of the body, and one of a job’s title as much', () => {
	const text = { title: 'driver', body: 'cook' }
	const [person, job] = [{ ...text, roleTitles: [] }, text].map((read) => reader.read(read).words)

	expect(person?.get('driver')).toBeGreaterThan(person?.get('cook') ?? 0)
	expect(job?.get('driver')).toBe(job?.get('cook'))
})

test('a text speaks of the work whose words it uses, even if it never names it', () => {
	const { fields } = reader.read({ title: '', body: 'Gave injections and checked pulse at night' })

	expect([...fields.keys()]).toEqual([2])
})

test('rare words count more', () => {
	expect(reader.rarity('nurs')).toBeLessThan(reader.rarity('gold'))
})

test('a skill is quoted from the body, not from the title', () => {
	const quotes = reader.quotes({ title: 'React, injections', body: 'I cook. I gave injections at night.' })

	expect([...quotes]).toEqual([[2, 'I gave injections at night.']])
})

test('a text that was read lately is not read again, and another split of the same words is another text', () => {
	const first = reader.read({ title: 'Cook', body: 'in a ward kitchen' })

	expect(reader.read({ title: 'Cook', body: 'in a ward kitchen' })).toBe(first)
	expect(reader.read({ title: 'Cook in', body: ' a ward kitchen' })).not.toBe(first)
	for (let other = 0; other < 600; other++) reader.read({ title: '', body: `kitchen ${other}` })
	const again = reader.read({ title: 'Cook', body: 'in a ward kitchen' })
	expect(again).not.toBe(first)
	expect(again).toEqual(first)
})

test('work that is known by titles alone tells of the title of a text, and its body does not', () => {
	const nurse = { id: 1, names: ['Nurse'], skills: [{ id: 1, weight: 1 }] }
	const works = [nurse, { id: 2, names: ['Kelp grower', 'Algoculteur'], skills: [] }]
	const read = createFieldReader({
		skills: [{ id: 1, names: ['Patient care'] }],
		professions: [nurse],
		works,
		places: [],
		languages: [],
	})

	expect([...read(new Map([['kelp', 3]]), 'kelp').keys()]).toEqual([2])
	expect([...read(new Map([['kelp', 3]]), '').keys()]).toEqual([])
	expect([...read(new Map([['patient', 1]]), '').keys()]).toEqual([1])
})
