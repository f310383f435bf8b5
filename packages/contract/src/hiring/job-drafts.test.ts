import { expect, test } from 'vitest'
import { JobDraft } from './job-drafts.ts'

const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const draft = {
	title: 'Nurse',
	description: 'Night shifts.',
	professionId: 1,
	placeIds: [2],
	mustHaveSkills: ['Patient Care'],
	closesOn: dayFromNow(30),
}

test('missing fields take their defaults', () => {
	expect(JobDraft.parse(draft)).toMatchObject({
		workMode: 'on_site',
		payPeriod: 'month',
		openings: 1,
		publish: true,
		payMin: null,
	})
})

test.each([0, 90])('a job may close %i days from now', (days) => {
	expect(JobDraft.safeParse({ ...draft, closesOn: dayFromNow(days) }).success).toBe(true)
})

// One day beyond the rule, since somewhere in the world it is yesterday or tomorrow.
test.each([-2, 367])('a job may not close %i days from now', (days) => {
	expect(JobDraft.safeParse({ ...draft, closesOn: dayFromNow(days) }).success).toBe(false)
})

test.each([
	[{ experienceMinMonths: -60 }, 'problems.years'],
	[{ experienceMaxMonths: 999 * 12 }, 'problems.years'],
	[{ payMin: -1 }, 'problems.amount'],
	[{ payMax: 1e12 }, 'problems.amount'],
	[{ startInDays: 366 }, 'problems.between?least=0&most=365'],
	[{ openings: 10_001 }, 'problems.between?least=1&most=10000'],
])('a number that cannot be is refused with what can be: %j', (fields, message) => {
	const { error } = JobDraft.safeParse({ ...draft, ...fields })
	expect(error?.issues.map((issue) => issue.message)).toEqual([message])
})

test('remote work needs no town', () => {
	expect(JobDraft.safeParse({ ...draft, placeIds: [] }).success).toBe(false)
	expect(JobDraft.safeParse({ ...draft, placeIds: [], workMode: 'remote' }).success).toBe(true)
})
