import { expect, test } from 'vitest'
import { findPlace } from './gazetteer.ts'

test.each([
	['Pune', 'Maharashtra', 18.5, 73.9],
	['पुणे', '', 18.5, 73.9],
	['Springfield', 'IL', 39.8, -89.6],
	['Springfield', 'Missouri', 37.2, -93.3],
	['Lyon', '', 45.7, 4.8],
])('%s, %s is found at its coordinates', (city, state, latitude, longitude) => {
	const place = findPlace({ city, state })

	expect(place?.latitude).toBeCloseTo(latitude, 0)
	expect(place?.longitude).toBeCloseTo(longitude, 0)
})

test('an unknown town is placed in the middle of its region, and without a region nowhere', () => {
	expect(findPlace({ city: 'Nowhereville', state: 'TX' })?.latitude).toBeCloseTo(31, -1)
	expect(findPlace({ city: 'Nowhereville', state: '' })).toBeUndefined()
	expect(findPlace({ city: 'Springfield', state: '' })).toBeUndefined()
})
