import { expect, test } from 'vitest'
import { nextStepsOf } from './next-steps.ts'

const settled = {
	statistics: { openJobs: 1, claims: 0, closing: [] },
	openRequests: 0,
	jobs: 1,
	hasDomain: true,
	isAlone: false,
	mayManage: true,
}

function keysOf(said: Partial<Parameters<typeof nextStepsOf>[0]>) {
	return nextStepsOf({ ...settled, ...said }).map(({ key }) => key)
}

test('an established organisation has no steps, and the step to a first job is shown beside the jobs', () => {
	expect(keysOf({})).toEqual([])
	expect(keysOf({ jobs: 0, statistics: { ...settled.statistics, openJobs: 0 } })).toEqual([])
})

test('waiting requests come first, then jobs about to close, the domain and the team', () => {
	const closing = [
		{ id: 'j0', title: 'Welder', closesOn: '2026-11-21', daysLeft: 0 },
		{ id: 'j1', title: 'Nurse', closesOn: '2026-11-22', daysLeft: 1 },
	]
	const situation = {
		...settled,
		statistics: { openJobs: 2, claims: 1, closing },
		openRequests: 3,
		hasDomain: false,
		isAlone: true,
	}

	const steps = nextStepsOf(situation)

	expect(steps.map(({ key, title }) => [key, title])).toEqual([
		['claims', '1 person says they work for you'],
		['answer', '3 contact requests are waiting for your answer'],
		['j0', '“Welder” closes today'],
		['j1', '“Nurse” closes tomorrow'],
		['domain', 'Verify your domain'],
		['team', 'You are the only person on the team'],
	])
	expect(steps[3]).toMatchObject({ to: '/job-edit/j1', text: expect.stringContaining('22 Nov 2026') })
})

test('a recruiter gets no steps that only the owner and administrators may take', () => {
	expect(keysOf({ mayManage: false, hasDomain: false, isAlone: true })).toEqual([])
})

test('an organisation with only closed jobs is led to a new one', () => {
	expect(keysOf({ statistics: { ...settled.statistics, openJobs: 0 } })).toEqual(['noOpenJob'])
})
