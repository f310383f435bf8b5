import { expect, test } from 'vitest'
import { readReference } from '../../../reference/read-reference.ts'
import { createGenerator } from '../generator.ts'

const generator = createGenerator({ seed: 1 })
const organisations = Array.from({ length: 2000 }, (_, n) => generator.organisation(n))
const jobs = Array.from({ length: 5000 }, (_, n) => generator.job(n, organisations.length))

test('jobs and organisations are the same for the same seed', () => {
	const again = createGenerator({ seed: 1 })

	expect(again.organisation(57)).toEqual(organisations[57])
	expect(again.job(57, organisations.length)).toEqual(jobs[57])
	expect(createGenerator({ seed: 2 }).job(57, organisations.length)).not.toEqual(jobs[57])
})

test('ids and addresses are unique', () => {
	expect(new Set(jobs.map(({ id }) => id)).size).toBe(jobs.length)
	expect(new Set(organisations.map(({ id }) => id)).size).toBe(organisations.length)
	expect(new Set(organisations.map(({ email }) => email)).size).toBe(organisations.length)
})

test('organisations have the form that registration requires', () => {
	for (const organisation of organisations) {
		expect(organisation.name).toMatch(/^[^{}]{4,160}$/)
		expect(organisation.about).toMatch(/^[^{}]{20,}\.$/)
		expect(organisation.email).toMatch(/^[a-z0-9._%+-]+@[a-z0-9.-]+\.[a-z]{2,3}$/)
		expect(organisation.mobileNumber).toMatch(/^\+91[6-9]\d{9}$/)
		expect(organisation.foundedYear).toBeLessThan(2026)
		if (organisation.website) expect(organisation.website).toMatch(/^https:\/\/[a-z0-9-]+\.example$/)
	}
})

test('a job belongs to one of the organisations', () => {
	for (const { organisationNumber } of jobs) expect(organisations[organisationNumber]).toBeDefined()
})

test('the must-haves of a job are typical of its profession', () => {
	const professions = new Map(readReference().professions.map((profession) => [profession.id, profession]))

	for (const { professionId, mustHaveSkillIds, niceToHaveSkillIds } of jobs) {
		const typical = new Set(professions.get(professionId)?.skills.map(({ id }) => id))
		expect(mustHaveSkillIds.every((id) => typical.has(id))).toBe(true)
		expect(mustHaveSkillIds.length).toSatisfy((count: number) => count >= 2 && count <= 5)
		expect(niceToHaveSkillIds.length).toSatisfy((count: number) => count >= 1 && count <= 5)
		expect(new Set([...mustHaveSkillIds, ...niceToHaveSkillIds]).size).toBe(
			mustHaveSkillIds.length + niceToHaveSkillIds.length,
		)
	}
})

test('the ranges and limits of a job are valid', () => {
	for (const job of jobs) {
		if (job.payMin !== undefined) expect(job.payMin).toBeLessThanOrEqual(job.payMax ?? 0)
		expect(job.experienceMinMonths).toBeLessThanOrEqual(job.experienceMaxMonths ?? 720)
		expect(job.closesInDays).toSatisfy((days: number) => days >= 10 && days <= 90)
		expect(job.openings).toBeGreaterThanOrEqual(1)
		expect(job.education ?? 0).toBeLessThanOrEqual(8)
	}
})

test('a job is described in three to six paragraphs without gaps', () => {
	for (const { title, description } of jobs) {
		expect(title).toMatch(/^\S.{2,119}$/)
		expect(description.split('\n\n').length).toSatisfy((count: number) => count >= 3 && count <= 6)
		expect(description).not.toMatch(/undefined|NaN|[{}]| {2}/)
	}
})

test('most jobs find somebody of their profession among an equal number of people', () => {
	const professions = new Set(jobs.map((_, n) => generator.person(n).professionId))
	const served = jobs.filter(({ professionId }) => professions.has(professionId))

	expect(served.length).toBeGreaterThan(jobs.length * 0.95)
})

test('skills of one region are asked for only there', () => {
	const { skills, places } = readReference()
	const marathiTyping = skills.find(({ key }) => key === 'marathi-typing')?.id
	const states = new Map(places.map(({ id, state }) => [id, state]))
	const asking = jobs.filter((job) =>
		[...job.mustHaveSkillIds, ...job.niceToHaveSkillIds].some((id) => id === marathiTyping),
	)

	expect(asking.length).toBeGreaterThan(0)
	for (const { placeId } of asking) expect(['Maharashtra', 'Goa']).toContain(states.get(placeId))
})
