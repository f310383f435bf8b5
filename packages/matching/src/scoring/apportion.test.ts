import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { apportion } from './apportion.ts'

test('rounded shares sum to the total, are off by one at most, and stay as they are if whole', () => {
	fc.assert(
		fc.property(
			fc.array(
				fc.oneof(fc.integer({ min: -500, max: 500 }), fc.double({ min: -500, max: 500, noNaN: true })),
			),
			(shares) => {
				const total = Math.round(shares.reduce((sum, share) => sum + share, 0))

				const rounded = apportion(shares, total)

				expect(rounded.reduce((sum, share) => sum + share, 0)).toBe(total + 0)
				for (const [index, share] of shares.entries()) {
					expect(Math.abs(rounded[index]! - share)).toBeLessThanOrEqual(1)
					if (Number.isInteger(share)) expect(rounded[index]).toBe(share)
				}
			},
		),
	)
})
