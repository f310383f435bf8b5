import { expect, test } from 'vitest'
import { readReference } from '../../../reference/read-reference.ts'
import { createGenerator } from '../generator.ts'
import { readCareers } from '../sources/read-careers.ts'

const today = '2026-11-01'
const generator = createGenerator({ seed: 1 })
const people = Array.from({ length: 20_000 }, (_, n) => generator.person(n))

test('a person is the same for the same seed, whatever was made before', () => {
	expect(createGenerator({ seed: 1 }).person(57)).toEqual(people[57])
})

test('another seed gives another person', () => {
	const other = createGenerator({ seed: 2 }).person(57)

	expect(other.id).not.toBe(people[57]!.id)
	expect(other.email).not.toBe(people[57]!.email)
})

test('20,000 people have 20,000 ids and addresses', () => {
	expect(new Set(people.map(({ id }) => id)).size).toBe(people.length)
	expect(new Set(people.map(({ email }) => email)).size).toBe(people.length)
})

test('email addresses and phone numbers have the form that the portal requires', () => {
	for (const { email, mobileNumber } of people) {
		expect(email).toMatch(/^[a-z0-9._%+-]+@[a-z0-9.-]+\.[a-z]{2,3}$/)
		expect(mobileNumber).toMatch(/^\+91[6-9]\d{9}$/)
	}
})

test('everyone is between 18 and 64', () => {
	for (const { birthDate } of people)
		expect(ageOn(today, birthDate)).toSatisfy((age: number) => age >= 18 && age <= 64)
})

test('on a leap day too, everyone is between 18 and 64', () => {
	const leapGenerator = createGenerator({ seed: 3, today: '2028-02-29' })

	for (let n = 0; n < 2000; n++) {
		const age = ageOn('2028-02-29', leapGenerator.person(n).birthDate)
		expect(age).toSatisfy((years: number) => years >= 18 && years <= 64)
	}
})

test('careers begin as adults, never overlap and never reach beyond today', () => {
	for (const { birthDate, workEntries } of people) {
		let free = `${Number(birthDate.slice(0, 4)) + 18}${birthDate.slice(4)}`
		for (const [index, { startedOn, endedOn }] of workEntries.entries()) {
			expect(startedOn >= free && startedOn < today).toBe(true)
			expect(endedOn !== undefined || index === workEntries.length - 1).toBe(true)
			if (endedOn === undefined) continue
			expect(endedOn > startedOn && endedOn < today).toBe(true)
			free = endedOn
		}
	}
})

test('the months of experience are those of the career', () => {
	for (const { workEntries, experienceMonths } of people) {
		const months = workEntries.map(
			({ startedOn, endedOn = '2026-10-31' }) => monthsUpTo(endedOn) + 1 - monthsUpTo(startedOn),
		)

		expect(months.reduce((sum, length) => sum + length, 0)).toBe(experienceMonths)
	}
})

test('skills, professions, places and languages are known ones', () => {
	const reference = readReference()
	const skillIds = new Set(reference.skills.map(({ id }) => id))
	const professionIds = new Set(reference.professions.map(({ id }) => id))
	const placeIds = new Set(reference.places.map(({ id }) => id))
	const codes = new Set(reference.languages.map(({ code }) => code))

	for (const person of people) {
		const ownSkillIds = new Set(person.skills.map(({ skillId }) => skillId))
		expect(ownSkillIds.size).toBe(person.skills.length)
		expect(ownSkillIds.size).toSatisfy((count: number) => count >= 5 && count <= 14)
		expect([...ownSkillIds].every((id) => skillIds.has(id))).toBe(true)
		expect(professionIds.has(person.professionId)).toBe(true)
		expect(person.preferredProfessionIds.every((id) => professionIds.has(id))).toBe(true)
		expect(placeIds.has(person.placeId)).toBe(true)
		expect(person.languages.length).toBeGreaterThan(0)
		expect(person.languages.every(({ code }) => codes.has(code))).toBe(true)
	}
})

test('nobody has practised a skill for longer than they have worked', () => {
	for (const { skills, experienceMonths } of people) {
		for (const { years } of skills) expect(years).toBeLessThanOrEqual(experienceMonths / 12 + 0.25)
	}
})

test('texts are whole sentences within the limits of the form', () => {
	for (const { headline, summary } of people) {
		expect(headline).toMatch(/^\S.{5,119}$/)
		expect(summary).toMatch(/^[A-Z].*\.$/)
		expect(summary.length).toBeLessThan(700)
		expect(`${headline} ${summary}`).not.toMatch(/undefined|[{}]| {2}/)
	}
})

test('every profession with a career of its own has people, and none has a fifteenth of them or more', () => {
	const counts = Map.groupBy(people, ({ professionId }) => professionId)

	const { professions } = readReference()
	const careerOf = readCareers(professions)
	const known = professions.filter((profession) => careerOf(profession).share >= 1)
	expect(known.length).toBeGreaterThan(90)
	expect(known.filter(({ id }) => !counts.has(id))).toEqual([])
	for (const group of counts.values()) expect(group.length).toBeLessThan(people.length / 15)
})

test('no gender, religion or caste leaves the generator', () => {
	const keys = new Set(people.flatMap((person) => Object.keys(person)))

	for (const forbidden of ['gender', 'sex', 'religion', 'caste', 'community', 'maritalStatus'])
		expect(keys.has(forbidden)).toBe(false)
})

function ageOn(day: string, birthDate: string) {
	const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4))
	return day.slice(5) < birthDate.slice(5) ? years - 1 : years
}

function monthsUpTo(day: string) {
	return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))
}
