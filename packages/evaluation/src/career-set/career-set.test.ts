import { expect, test } from 'vitest'
import { taxonomy } from '../engine/taxonomy.ts'
import { agreementOf } from './agreement.ts'
import { openCareerSet } from './career-set.ts'
import { distanceKm } from './careers.ts'
import { gradeByChecklist, gradeByReading, gradeOf, gradeWithDistance } from './grades.ts'
import { halves, readFields, towns } from './material.ts'
import { makePool } from './pool.ts'

test('the halves have no field in common, and each has several', () => {
	const [one = [], other = []] = halves.map((half) => readFields(half).map(({ field }) => field))

	expect(one.filter((field) => other.includes(field))).toEqual([])
	expect(Math.min(one.length, other.length)).toBeGreaterThanOrEqual(6)
})

test.each(halves)('the same set is made every time: %s', (half) => {
	const [one, other] = [0, 1].map(() => {
		const set = openCareerSet(half)
		const { careers, openings } = makePool(set)
		return [...careers.map((career) => set.resume(career)), ...openings.map(set.advertisement)]
	})

	expect(one).toEqual(other)
	expect(new Set(one?.map(({ id }) => id)).size).toBe(one?.length)
})

test.each(halves)('résumés have one to three pages: %s', (half) => {
	const set = openCareerSet(half)
	const lengths = makePool(set).careers.map((career) => set.resume(career).text.split(/\s+/).length)

	expect(Math.min(...lengths)).toBeGreaterThan(200)
	expect(Math.max(...lengths)).toBeGreaterThan(600)
	expect(Math.max(...lengths)).toBeLessThan(1500)
})

test.each(halves)(
	'half of the titles and more than half of the skills are not in the taxonomy: %s',
	(half) => {
		const crafts = readFields(half).flatMap((field) => field.crafts)
		const known = new Set(
			[...taxonomy.skills, ...taxonomy.professions].flatMap(({ names }) =>
				names.map((name) => name.toLowerCase()),
			),
		)
		const shareOfUnknown = (names: string[]) =>
			names.filter((name) => !known.has(name.toLowerCase())).length / names.length

		expect(shareOfUnknown(crafts.flatMap(({ titles }) => titles))).toBeGreaterThanOrEqual(0.5)
		expect(
			shareOfUnknown(crafts.flatMap(({ skills, tools }) => [...skills.map(({ name }) => name), ...tools])),
		).toBeGreaterThanOrEqual(0.5)
	},
)

test.each(halves)('no sentence on a skill says the name of the skill: %s', (half) => {
	const skills = readFields(half).flatMap((field) => field.crafts.flatMap((craft) => craft.skills))

	const naming = skills.flatMap(({ name, done }) =>
		done.filter((sentence) => sentence.toLowerCase().includes(name.toLowerCase())),
	)

	expect(naming).toEqual([])
})

test('who was made for an opening gets the best grade, and people of other crafts the worst', () => {
	const set = openCareerSet('development')
	const { openings, careers, madeFor } = makePool(set)

	for (const opening of openings) {
		const career = madeFor.get(opening.id)
		expect(career && gradeOf(career, opening)).toBe(3)
	}
	const strangers = careers.flatMap((career) =>
		openings
			.filter(({ craft }) => !career.roles.some((role) => role.craft === craft))
			.map((opening) => gradeOf(career, opening)),
	)
	expect(new Set(strangers)).toEqual(new Set([0]))
})

test('short work in a craft, or work without what is asked, gets less', () => {
	const set = openCareerSet('development')
	const [craft, other] = set.crafts
	if (!craft || !other) throw new Error('There is no craft.')
	const opening = set.opening('four years', { craft, years: 4, tools: [] })
	const grades = (years: number, skills: typeof craft.skills) => {
		const stints = [
			{ craft, years, skills },
			{ craft: other, years: 10 - years },
		]
		const career = set.career(`${years} years`, { stints })
		return [gradeByChecklist(career, opening), gradeByReading(career, opening)]
	}

	expect(grades(5, opening.skills)).toEqual([3, 3])
	expect(grades(3, opening.skills)).toEqual([2, 3])
	expect(grades(1, opening.skills)).toEqual([1, 1])
	expect(grades(5, [])).toEqual([1, 1])
})

test('far away is worth less to those who would not move', () => {
	const set = openCareerSet('development')
	const { openings, madeFor } = makePool(set)
	const [opening] = openings
	const career = opening && madeFor.get(opening.id)
	if (!career) throw new Error('There is no opening.')
	const far = towns.find((town) => distanceKm(town, opening.town) > 300) ?? opening.town
	const gradeIn = (home: typeof far, willingToMove: boolean) =>
		gradeWithDistance({ ...career, home, willingToMove }, opening)

	expect([gradeIn(opening.town, false), gradeIn(far, true), gradeIn(far, false)]).toEqual([3, 3, 1])
})

test.each(halves)('the two graders agree well, though not always: %s', (half) => {
	const { pairs, kappa } = agreementOf(half)

	expect(pairs).toBeGreaterThan(1000)
	expect(kappa).toBeGreaterThan(0.75)
	expect(kappa).toBeLessThan(1)
})
