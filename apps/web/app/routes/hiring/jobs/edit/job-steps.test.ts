import { JobFields } from '@profile-search/contract/hiring/job-drafts'
import { expect, test } from 'vitest'
import { faultsByStep, stepOf } from './job-steps.ts'

test('every field of a job is asked in a step of its own', () => {
	for (const field of Object.keys(JobFields.shape)) expect(stepOf(field), field).not.toBe('publish')
	expect(stepOf('publishAt')).toBe('publish')
})

test('faults are counted at the step that asks for them', () => {
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
