import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createSkillFinder } from '../skill-finder.ts'
import type { Taxonomy } from '../taxonomy.ts'
import { createNameRanker } from './name-ranker.ts'
import { createSkillSuggester } from './skill-suggester.ts'

const skillNames = [
	['Fistula Cannulation'],
	['Patient Records', 'Nursing Records'],
	['Budget Control', 'बजट नियंत्रण'],
	['Forklift Operation'],
	['Invoice Processing'],
	['Equipment Maintenance'],
	['Injections', 'Giving Injections'],
	['Excel', 'MS Excel'],
	['Go'],
	['Furniture Making'],
	['MS Teams'],
]
const taxonomy: Taxonomy = {
	skills: skillNames.map((names, at) => ({ id: at + 1, names })),
	professions: [
		{ id: 1, names: ['Nurse'], skills: [1, 2, 7].map((id) => ({ id, weight: 1 })) },
		{ id: 2, names: ['Accountant'], skills: [3, 5, 8].map((id) => ({ id, weight: 1 })) },
		{ id: 3, names: ['Warehouse Worker'], skills: [4, 6].map((id) => ({ id, weight: 1 })) },
	],
	places: [],
	languages: [],
}
const findSkills = createSkillFinder(taxonomy)
const suggest = createSkillSuggester(taxonomy, findSkills, { share: 0.8, rarity: 2 })
const impliedBy = (text: string) => suggest(text, 10).map(({ skill }) => skillNames[skill - 1]?.[0])

test.each([
	['Cannulated new fistulas with the senior', ['Fistula Cannulation']],
	['Kept the records of 40 patients a day', ['Patient Records']],
	['Controlled a budget of five crore', ['Budget Control']],
	['Processed 200 invoices a week', ['Invoice Processing']],
	['नियंत्रण और बजट', ['Budget Control']],
])('"%s" implies %j', (text, skills) => {
	expect(impliedBy(text)).toEqual(skills)
})

test.each([
	['what is named is no suggestion', 'Budget Control and MS Excel'],
	['what is denied is no suggestion', 'Processed invoices are not required'],
	['a word of everyday speech implies no skill', 'You go from door to door'],
	['the one word that is left of a name is not the name', 'Led a team of five'],
	['one word of two is not enough', 'Sold furniture'],
])('%s: "%s"', (_, text) => {
	expect(impliedBy(text)).toEqual([])
})

test('a suggestion comes with the sentence that implies it', () => {
	const text = 'Worked nights. Cannulated new fistulas with the senior. Went home.'
	const [found] = suggest(text, 1)

	expect(text.slice(found?.start, found?.end)).toBe('Cannulated new fistulas with the senior')
})

const word = fc.constantFrom(
	...'fistulas cannulated budget controlled control records patient nurse invoice processed forklift operated furniture making the of बजट नियंत्रण . \n'.split(
		' ',
	),
)
const text = fc.array(word, { maxLength: 40 }).map((words) => words.join(' '))

test('nothing is both named and implied, nothing is suggested twice, and the limit holds', () => {
	fc.assert(
		fc.property(text, fc.integer({ min: 0, max: 4 }), (said, limit) => {
			const implied = suggest(said, limit)
			const named = new Set(findSkills(said).map(({ skill }) => skill))

			expect(implied.filter(({ skill }) => named.has(skill))).toEqual([])
			expect(new Set(implied.map(({ skill }) => skill)).size).toBe(implied.length)
			expect(implied.length).toBeLessThanOrEqual(limit)
			for (const { start, end } of implied) expect(end).toBeGreaterThan(start)
		}),
		{ seed: 7 },
	)
})

test('the same text has the same suggestions, whatever was read before', () => {
	fc.assert(
		fc.property(text, text, (said, before) => {
			const first = suggest(said, 10)
			suggest(before, 10)
			expect(suggest(said, 10)).toEqual(first)
		}),
		{ seed: 7 },
	)
})

test('a misspelled word and another form of it bring the name up, but below the word itself', () => {
	const ranker = createNameRanker(['Equipment Maintenance', 'Bread Baking'], taxonomy)
	const [exact, form, typo, other] = ['maintenance', 'maintaining', 'maintanance', 'gardening'].map(
		(said) => ranker.scores(said, new Map())[0] ?? 0,
	)

	expect(exact).toBeGreaterThan(form ?? 0)
	expect(exact).toBeGreaterThan(typo ?? 0)
	expect(form).toBeGreaterThan(0)
	expect(typo).toBeGreaterThan(0)
	expect(other).toBe(0)
})

test('a text of 25,000 characters is read in bounded time: twice the text adds no sentence beyond the limit', () => {
	const sentence = 'Cannulated new fistulas. Processed invoices. '
	const long = sentence.repeat(560)
	expect(long.length).toBeGreaterThan(25_000)
	expect(suggest(long, 10)).toEqual(suggest(long + sentence.repeat(560), 10))
})
