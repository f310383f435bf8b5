import { expect, test } from 'vitest'
import { unsaid } from '../unsaid.ts'
import { nearestKm, spotsOf } from './geo.ts'

test.for([
	[19.076, 72.8777, 18.5204, 73.8567, 120.2],
	[28.6139, 77.209, 13.0827, 80.2707, 1755.8],
	[0, 179.9, 0, -179.9, 22.2],
	[90, 0, -90, 0, 20_015.1],
	[19.076, 72.8777, 19.0761, 72.8777, 0.011],
])('from %f %f to %f %f', ([fromLatitude = 0, fromLongitude = 0, latitude = 0, longitude = 0, km = 0]) => {
	const from = spotsOf([{ latitude: fromLatitude, longitude: fromLongitude }])

	expect(Math.abs(nearestKm(from, spotsOf([{ latitude, longitude }])) - km)).toBeLessThan(0.051)
})

test('the nearest of several places counts, and without a place the distance is unsaid', () => {
	const here = { latitude: 19, longitude: 73 }
	const spots = spotsOf([{ latitude: 28, longitude: 77 }, here, { latitude: Number.NaN, longitude: 0 }])

	expect(nearestKm(spotsOf([here]), spots)).toBe(0)
	expect(spots).toHaveLength(6)
	expect(nearestKm([], spots)).toBe(unsaid)
})
