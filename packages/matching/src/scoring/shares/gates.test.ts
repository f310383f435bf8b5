import { expect, test } from 'vitest'
import { openPay, unsaid } from '../unsaid.ts'
import { availabilityFactor, mustHaveFactor, payFactor, placeFactor, workModeFactor } from './gates.ts'

test.for([
	[0, 1],
	[0.5, 0.889],
	[1, 0.8],
	[2, 0.667],
	[4, 0.5],
])('%f missing must-haves leave %f', ([missing = 0, left]) => {
	expect(mustHaveFactor(missing)).toBeCloseTo(left!, 3)
})

test.for([
	[0, false, 1],
	[10, false, 1],
	[30, false, 0.742],
	[60, false, 0.579],
	[120, false, 0.416],
	[300, false, 0.2],
	[2000, false, 0.2],
	[2000, true, 0.9],
	[10, true, 1],
	[unsaid, false, 0.85],
	[unsaid, true, 0.9],
] as const)('%f km, willing to move %s, leave %f', ([km, isWilling, left]) => {
	expect(placeFactor(km, Number(isWilling))).toBeCloseTo(left, 3)
})

test.for([
	[0b001, 0, 1],
	[0b110, 0, 0.85],
	[0b100, 0, 0.6],
	[0b100, 1, 0.85],
	[0b001, 2, 0.6],
	[0b111, 2, 1],
	[0, 2, 0.95],
	[0b001, unsaid, 1],
])('modes %i for mode %i leave %f', ([modes = 0, asked = 0, left]) => {
	expect(workModeFactor(modes, asked)).toBe(left)
})

test.for([
	[400, 500, 1],
	[500, 500, 1],
	[625, 500, 0.7],
	[750, 500, 0.4],
	[5000, 500, 0.4],
	[unsaid, 500, 0.95],
	[5000, openPay, 1],
	[unsaid, openPay, 1],
	[5000, unsaid, 0.99],
	[unsaid, unsaid, 1],
])('expecting %i where at most %i is paid leaves %f', ([expected = 0, atMost = 0, left]) => {
	expect(payFactor(expected, atMost)).toBeCloseTo(left!, 9)
})

test.for([
	[0, 30, 1],
	[30, 30, 1],
	[75, 30, 0.9],
	[120, 30, 0.8],
	[900, 30, 0.8],
	[unsaid, 30, 0.97],
	[900, unsaid, 1],
])('free in %i days where %i are asked leaves %f', ([days = 0, asked = 0, left]) => {
	expect(availabilityFactor(days, asked)).toBeCloseTo(left!, 9)
})
