import { expect, test } from 'vitest'
import { posted } from './posted.ts'

// The site of the tests is in India, where a day begins at 18:30 UTC.
test('a job says how many days of the site ago it was posted, and after a month the date', () => {
	expect(posted('2026-11-25T03:00:00Z', '2026-11-25')).toBe('Posted today')
	expect(posted('2026-11-24T18:29:00Z', '2026-11-25')).toBe('Posted yesterday')
	expect(posted('2026-11-24T18:31:00Z', '2026-11-25')).toBe('Posted today')
	expect(posted('2026-11-20T12:00:00Z', '2026-11-25')).toBe('Posted 5 days ago')
	expect(posted('2026-10-26T12:00:00Z', '2026-11-25')).toBe('Posted 30 days ago')
	expect(posted('2026-10-25T12:00:00Z', '2026-11-25')).toBe('Posted 25 Oct 2026')
})

test('a job of a clock that runs ahead was posted today', () => {
	expect(posted('2026-11-26T12:00:00Z', '2026-11-25')).toBe('Posted today')
})
