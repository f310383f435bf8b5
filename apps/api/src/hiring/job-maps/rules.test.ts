import { expect, test } from 'vitest'
import { frameOf, nearestTo, within } from './rules.ts'

const pune = { latitude: 18.52, longitude: 73.86 }
const nashik = { latitude: 20, longitude: 73.79 }
const delhi = { latitude: 28.61, longitude: 77.21 }
const london = { latitude: 51.51, longitude: -0.13 }

test('a map of one town is 170 km high and 272 km wide, with the town in the middle', () => {
	const { south, north, west, east } = frameOf([pune])

	expect((north - south) * 111.19).toBeCloseTo(170, 0)
	expect((east - west) * 111.19 * Math.cos((18.52 * Math.PI) / 180)).toBeCloseTo(272, 0)
	expect((south + north) / 2).toBeCloseTo(pune.latitude)
	expect((west + east) / 2).toBeCloseTo(pune.longitude)
})

test('a map of two towns holds both and leaves room at its edges', () => {
	const { south, north } = frameOf([pune, delhi])

	expect((pune.latitude - south) / (north - south)).toBeCloseTo(0.18)
	expect((delhi.latitude - south) / (north - south)).toBeCloseTo(0.82)
})

test('the nearest town is found in whole kilometres', () => {
	expect(nearestTo(nashik, [delhi, pune])).toEqual({ spot: pune, km: 165 })
})

test('a map of Pune can hold Delhi but not London', () => {
	expect(within(pune, [delhi, london])).toEqual([delhi])
})
