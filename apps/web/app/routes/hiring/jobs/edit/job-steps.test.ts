import { JobFields } from '@profile-search/contract/hiring/job-drafts'
import { expect, test } from 'vitest'
import { filledSteps, valuesOf } from './job-form.ts'
import { faultsByStep, stepOf } from './job-steps.ts'

test('every field of a job belongs to a step', () => {
	for (const field of Object.keys(JobFields.shape)) expect(stepOf(field), field).not.toBe('publish')
	expect(stepOf('publishAt')).toBe('publish')
})

test('errors are counted at the step of their field', () => {
	expect(
		faultsByStep({ title: 'x', 'questions.0.text': 'y', 'questions.1.wanted': 'z', payMax: null }),
	).toEqual({
		work: 1,
		needs: 0,
		offer: 0,
		applying: 2,
		publish: 0,
	})
})

test('of a new job no step is filled, and then those in which something was entered', () => {
	const blank = valuesOf(null)

	expect([...filledSteps(blank)]).toEqual([])
	expect([...filledSteps({ ...blank, closesOn: '2030-01-01' })]).toEqual([])
	expect([...filledSteps({ ...blank, places: [{ id: 2, name: 'Pune' }] })]).toEqual(['work'])
	expect([...filledSteps({ ...blank, minYears: 2, payMin: 20_000 })].toSorted()).toEqual(['needs', 'offer'])
	expect([...filledSteps({ ...blank, isBlind: true })]).toEqual(['applying'])
})
