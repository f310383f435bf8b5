import type { MatchRecord } from '@profile-search/contract/search/match-record'
import { expect, test } from 'vitest'
import { groupOf, inGroups } from './groups.ts'

function match(total: number, distanceKm?: number | 'not known') {
	const facts: Record<string, number> = typeof distanceKm === 'number' ? { distanceKm } : {}
	const place = { kind: 'place' as const, points: 0, possible: 0, state: 'met' as const, facts }
	const parts: MatchRecord['parts'] = distanceKm === undefined ? [] : [place]
	return { total, parts }
}

test.each([
	['near', match(80, 3)],
	['near', match(60, 40)],
	['near', match(80)],
	['move', match(80, 40.1)],
	['move', match(80, 'not known')],
	['near', match(59.5, 3)],
	['stretch', match(59.4, 3)],
	['stretch', match(30, 400)],
	['stretch', match(59.4)],
] as const)('%s: %j', (name, record) => {
	expect(groupOf(record)).toBe(name)
})

test('groups keep the order of the ranking, and empty ones are left out', () => {
	const items = [90, 50, 85, 40].map((total) => ({ match: match(total, 5) }))

	expect(
		inGroups(items).map(({ name, items: found }) => [name, ...found.map((one) => one.match.total)]),
	).toEqual([
		['near', 90, 85],
		['stretch', 50, 40],
	])
})
