import { expect, test } from 'vitest'
import { createLexicon } from '../text/lexicon.ts'
import { readerOf } from '../text/read-text.ts'
import type { Job, Offer, Want } from '../types.ts'

/** Everything that the engine may be told of a person. The compiler wants every field named here, and no other. */
const ofPerson: Record<keyof Offer, true> = {
	id: true,
	skills: true,
	professions: true,
	experienceMonths: true,
	roles: true,
	education: true,
	languages: true,
	place: true,
	preferredPlaces: true,
	willingToMove: true,
	workModes: true,
	expectedPay: true,
	availableInDays: true,
	text: true,
	topics: true,
}
const ofJob: Record<keyof (Job & Want), true> = {
	id: true,
	mustHaveSkills: true,
	niceToHaveSkills: true,
	profession: true,
	experience: true,
	roles: true,
	education: true,
	languages: true,
	places: true,
	workMode: true,
	pay: true,
	startInDays: true,
	text: true,
	topics: true,
}
const protectedFields = /name|gender|sex|birth|^age|photo|image|relig|caste|communit|marital|married|disab/i

test('no field of the engine can hold a protected trait', () => {
	const fields = [...Object.keys(ofPerson), ...Object.keys(ofJob)]

	expect(fields.filter((field) => protectedFields.test(field))).toEqual([])
})

test('words for personal traits do not count, not even in a title', () => {
	const names = ['Female Health Worker', 'Ladies Tailor', 'Driver']
	const professions = names.map((name, at) => ({ id: at + 1, names: [name], skills: [] }))
	const reader = readerOf(createLexicon({ skills: [], professions, places: [], languages: [] }, []))
	const titles = [
		'Driver',
		'Mrs, female driver',
		'Mr, male driver',
		'Lady driver, Hindu',
		'Muslim driver, married',
	]
	const [plain, ...others] = titles.map((title) => reader.read({ title, body: '' }))

	for (const other of others) expect(other).toEqual(plain)
})
