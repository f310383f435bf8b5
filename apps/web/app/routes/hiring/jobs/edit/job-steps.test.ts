import { JobFields } from '@profile-search/contract/hiring/job-drafts'
import { expect, test } from 'vitest'
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
