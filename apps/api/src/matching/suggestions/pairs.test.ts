import { score } from '@profile-search/matching/explain/score'
import { expect, test } from 'vitest'
import { likenessPair, pairOf, type Section, type Seeker } from './pairs.ts'

const pune = { latitude: 18.52, longitude: 73.86 }
const delhi = { latitude: 28.61, longitude: 77.21 }
const spotOf = (id: number | null) => (id === 1 ? pune : id === 2 ? delhi : undefined)
const knowledge = {
	version: 'test',
	rarity: new Map(),
	relatedSkills: new Map(),
	relatedProfessions: new Map(),
}

const seeker: Seeker = {
	id: 'seeker',
	seeks: [],
	areas: ['career', 'law_tax'],
	sectors: ['crafts'],
	stage: 'idea',
	amount: 400_000,
	professions: [7, 9],
	languages: ['mr', 'hi'],
	placeId: 1,
	text: { title: 'Potter', body: '' },
}
const section: Section = {
	id: 'offer',
	kind: 'advisory',
	name: 'Asha Mistry',
	topics: ['law_tax'],
	stages: [],
	languageCodes: ['hi', 'en'],
	placeId: 1,
	isRemote: false,
	about: 'I am Asha, and I read contracts.',
	ticketMin: 0,
	ticketMax: 0,
	profession: 9,
}
const money: Section = {
	...section,
	kind: 'investor',
	topics: ['crafts'],
	stages: ['idea'],
	languageCodes: [],
}

test('of several languages and professions, the one that the adviser has is required', () => {
	const { job, person } = pairOf(seeker, section, spotOf)

	expect(job).toMatchObject({ languages: [{ code: 'hi' }], profession: 9 })
	expect(job.topics).toEqual([['adviceArea:career', 'adviceArea:law_tax']])
	expect(person).toMatchObject({ topics: ['adviceArea:law_tax'], professions: [9] })
	expect(pairOf(seeker, { ...section, languageCodes: ['ta'], profession: 1 }, spotOf).job).toMatchObject({
		languages: [{ code: 'mr' }, { code: 'hi' }],
		profession: 7,
	})
})

test('names of people are left out of their texts', () => {
	expect(pairOf(seeker, section, spotOf).person.text).toEqual({
		title: 'law tax',
		body: 'I am , and I read contracts.',
	})
})

test('an amount within the ticket is met; one below or above it costs points', () => {
	const left = (ticketMin: number, ticketMax: number) => {
		const { job, person } = pairOf(seeker, { ...money, ticketMin, ticketMax }, spotOf)
		return score(person, job, knowledge).total
	}

	expect(left(100_000, 500_000)).toBe(100)
	expect(left(400_000, 400_000)).toBe(100)
	expect(left(480_000, 900_000)).toBe(76)
	expect(left(2_000_000, 9_000_000)).toBe(40)
	expect(left(10_000, 100_000)).toBe(40)
	expect(pairOf({ ...seeker, amount: null }, money, spotOf).job).not.toHaveProperty('pay')
})

test('a distance costs much in person, and little where meetings can be online', () => {
	const total = (isRemote: boolean) => {
		const { job, person } = pairOf({ ...seeker, amount: null }, { ...money, placeId: 2, isRemote }, spotOf)
		return score(person, job, knowledge).total
	}

	expect(total(false)).toBe(20)
	expect(total(true)).toBe(90)
})

test('two organisations have the same likeness from both sides', () => {
	const one = { id: 'one', industry: 'Hospital', about: 'Care.', placeId: 1 }
	const other = { id: 'other', industry: 'Hospital', about: 'Health.', placeId: 2 }
	const total = (...[mine, theirs]: [typeof one, typeof one]) => {
		const { job, person } = likenessPair(mine, theirs, spotOf)
		return score(person, job, knowledge).total
	}

	expect(total(one, other)).toBe(total(other, one))
	expect(total(one, { ...one, id: 'third' })).toBe(100)
	expect(total(one, { ...one, id: 'fourth', industry: 'Mining' })).toBe(0)
})
