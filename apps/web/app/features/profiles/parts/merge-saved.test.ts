import { expect, test } from 'vitest'
import { mergeSaved } from './merge-saved.ts'

const before = { headline: 'Nurse', summary: '', skills: ['Care'] }

test('what was saved elsewhere stays where nothing was changed here', () => {
	const here = { ...before, summary: 'Ten years.' }
	const saved = { ...before, headline: 'Head nurse', skills: ['Care', 'First aid'] }

	expect(mergeSaved(before, here, saved)).toEqual({
		merged: { headline: 'Head nurse', summary: 'Ten years.', skills: ['Care', 'First aid'] },
		taken: { headline: 'Head nurse', skills: ['Care', 'First aid'] },
		contested: [],
	})
})

test('a field changed on both sides keeps what was entered here, and is contested unless it is the same', () => {
	const here = { ...before, headline: 'Ward nurse', summary: 'Same.' }
	const saved = { ...before, headline: 'Head nurse', summary: 'Same.' }

	const { merged, contested } = mergeSaved(before, here, saved)
	expect(merged.headline).toBe('Ward nurse')
	expect(contested).toEqual(['headline'])
})
