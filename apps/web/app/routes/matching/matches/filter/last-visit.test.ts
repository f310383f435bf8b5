import { expect, test } from 'vitest'
import { afterLook } from './last-visit.ts'

const minute = 60_000

test('what came since the visit before is new until a visit ends', () => {
	const first = afterLook(null, 0)
	expect(first.since).toBeNull()

	const sameVisit = afterLook(first, 20 * minute)
	expect(sameVisit.since).toBeNull()

	const second = afterLook(sameVisit, 90 * minute)
	expect(second.since).toBe(20 * minute)
	expect(afterLook(second, 110 * minute).since).toBe(20 * minute)
	expect(afterLook(second, 121 * minute).since).toBe(90 * minute)
})
