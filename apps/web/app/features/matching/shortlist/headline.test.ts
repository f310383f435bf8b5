import type { ScorePart } from '@profile-search/contract/search/match-record'
import { expect, test } from 'vitest'
import { headlineOf } from './headline.ts'

const part = (kind: ScorePart['kind'], points: number, possible = 0): ScorePart => ({
	kind,
	points,
	possible,
	state: 'partial',
	facts: {},
})

test('the reason is what earned most, and the gap what cost most, be it missing or taken away', () => {
	const [skills, experience] = [part('skills', 30, 40), part('experience', 12, 30)]

	expect(headlineOf({ parts: [experience, skills] })).toEqual({ reason: skills, gap: experience })
	const place = part('place', -25)
	expect(headlineOf({ parts: [experience, skills, place] }).gap).toEqual(place)
})

test('words in common are a reason, but never a gap', () => {
	const [text, languages] = [part('text', 10, 20), part('languages', 3, 5)]

	expect(headlineOf({ parts: [text, languages] })).toEqual({ reason: text, gap: languages })
	expect(headlineOf({ parts: [text] }).gap).toBeUndefined()
})

test('what is hardly worth a point is no gap and no reason', () => {
	expect(headlineOf({ parts: [part('skills', 40, 40.4), part('pay', -0.4)] }).gap).toBeUndefined()
	expect(headlineOf({ parts: [part('skills', 0, 40)] }).reason).toBeUndefined()
	expect(headlineOf({ parts: [] })).toEqual({})
})
