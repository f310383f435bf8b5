import { expect, test } from 'vitest'
import { createExtractor } from '../extractor.ts'

const towns = ['Nashik', 'Pune', 'Nagpur']
const { readPerson } = createExtractor({
	skills: [],
	professions: [],
	places: towns.map((name, id) => ({ id, names: [name], latitude: 0, longitude: 0 })),
	languages: [],
})
const wishedIn = (text: string) => readPerson('', text, 2025).wishedPlaces.map((id) => towns[id])

test.each([
	['Nashik preferred. 40 thousand negotiable.', ['Nashik']],
	['Happy to go back to Nagpur or stay in Pune.', ['Nagpur', 'Pune']],
	['Worked in Pune for six years. My family is in Nashik.', ['Nashik']],
	['Nagpur works, my partner is there', ['Nagpur']],
	['नाशिक किंवा Pune येथे काम करण्यास तयार', ['Nashik', 'Pune']],
])('“%s” wishes for %j', (text, wished) => {
	expect(wishedIn(text)).toEqual(wished)
})

test.each([
	'Six years at a plant near Pune.',
	'Looked after 40 cows, works in Nagpur',
	'Took goods from Nagpur to Nashik, two trips a week',
])('a town where somebody has worked is no wish: “%s”', (text) => {
	expect(wishedIn(text)).toEqual([])
})
