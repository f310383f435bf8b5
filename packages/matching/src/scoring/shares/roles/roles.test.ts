import { expect, test } from 'vitest'
import { score } from '../../../explain/score.ts'
import { createJob, createKnowledge, createPerson } from '../../../testing.ts'
import { createLexicon } from '../../../text/lexicon.ts'

const taxonomy = {
	skills: [],
	professions: [
		{ id: 1, names: ['welder', 'welding hand', 'वेल्डर'], skills: [] },
		{ id: 2, names: ['cook'], skills: [] },
	],
	places: [],
	languages: [],
}
const knowledge = createKnowledge({ lexicon: createLexicon(taxonomy, [{ title: 'welder', body: 'cook' }]) })
const text = { title: 'welder', body: '' }
const job = createJob({ experience: { minMonths: 48 }, roles: [{ title: 'welder', minMonths: 48 }], text })

/** How far somebody with these roles meets the years that the job asks for, 0 to 1. */
function metBy(roles: { title: string; months: number }[]) {
	const body = roles.map(({ title }) => title).join('. ')
	const person = createPerson({ experienceMonths: 120, roles, text: { title: 'Worker', body } })
	const part = score(person, job, knowledge).parts.find(({ kind }) => kind === 'experience')
	return part?.share
}

test('years of the work that is asked for count more than as many years of other work', () => {
	const met = metBy([
		{ title: 'Welder', months: 48 },
		{ title: 'Cook', months: 72 },
	])
	const other = metBy([
		{ title: 'Welder', months: 12 },
		{ title: 'Cook', months: 108 },
	])

	expect(met).toBe(1)
	expect(other).toBeLessThan(0.5)
})

test('years of one kind of work in several places are added up', () => {
	expect(
		metBy([
			{ title: 'Welder, Tata', months: 24 },
			{ title: 'Welder at a shipyard', months: 24 },
		]),
	).toBe(1)
})

test('another title of the same profession counts, in any script', () => {
	expect(metBy([{ title: 'Welding hand', months: 48 }])).toBe(1)
	expect(metBy([{ title: 'वेल्डर', months: 48 }])).toBe(1)
})

test('years in roles unlike the job count less, and still count', () => {
	const unlike = metBy([{ title: 'Cook', months: 120 }])

	expect(unlike).toBeGreaterThan(0)
	expect(unlike).toBeLessThan(0.5)
})

test('the explanation names the role of which the person has least', () => {
	const asked = createJob({
		text,
		roles: [
			{ title: 'welder', minMonths: 48 },
			{ title: 'cook', minMonths: 24 },
		],
	})
	const person = createPerson({
		roles: [
			{ title: 'Welder', months: 48 },
			{ title: 'Cook', months: 12 },
		],
	})

	expect(score(person, asked, knowledge).parts).toContainEqual(
		expect.objectContaining({
			kind: 'experience',
			role: 'cook',
			roleAskedMonths: 24,
			roleHaveMonths: 12,
		}),
	)
})
