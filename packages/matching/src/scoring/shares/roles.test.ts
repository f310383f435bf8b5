import { expect, test } from 'vitest'
import { score } from '../../explain/score.ts'
import { createJob, createKnowledge, createPerson } from '../../testing.ts'
import { createLexicon } from '../../text/lexicon.ts'

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
const job = createJob({ experience: { minMonths: 48 }, roles: [{ title: 'welder', minMonths: 48 }] })

/** The points for experience of somebody with these roles, of 100. */
function pointsOf(roles: { title: string; months: number }[]) {
	const person = createPerson({ experienceMonths: 120, roles })
	const [part] = score(person, job, knowledge).parts
	return part?.points ?? 0
}

test('years of the work that is asked for count more than as many years of other work', () => {
	const met = pointsOf([
		{ title: 'Welder', months: 48 },
		{ title: 'Cook', months: 72 },
	])
	const other = pointsOf([
		{ title: 'Welder', months: 12 },
		{ title: 'Cook', months: 108 },
	])

	expect(met).toBe(100)
	expect(other).toBeLessThan(75)
})

test('years of one kind of work in several places are added up', () => {
	expect(
		pointsOf([
			{ title: 'Welder, Tata', months: 24 },
			{ title: 'Welder at a shipyard', months: 24 },
		]),
	).toBe(100)
})

test('another title of the same profession counts, in any script', () => {
	expect(pointsOf([{ title: 'Welding hand', months: 48 }])).toBe(100)
	expect(pointsOf([{ title: 'वेल्डर', months: 48 }])).toBe(100)
})

test('no role lowers the points of somebody who has named none', () => {
	const unnamed = pointsOf([])

	expect(pointsOf([{ title: 'Cook', months: 120 }])).toBe(unnamed)
	expect(pointsOf([{ title: 'Welder', months: 1 }])).toBe(unnamed)
})

test('the explanation names the role of which the person has least', () => {
	const asked = createJob({
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

	expect(score(person, asked, knowledge).parts[0]).toMatchObject({
		kind: 'experience',
		role: 'cook',
		roleAskedMonths: 24,
		roleHaveMonths: 12,
		points: 75,
	})
})
