import type { JobMap, MapTown } from '@profile-search/contract/hiring/job-maps'
import { expect, test } from 'vitest'
import { drawMap, roundStep } from './draw-map.ts'
import { boxOf, labelSpots, overlaps } from './label-boxes.ts'

const size = { width: 640, height: 400 }
const frame = { south: 17.5, north: 20.5, west: 71.2, east: 76.2 }

function town(name: string, latitude: number, longitude: number, more: Partial<MapTown> = {}): MapTown {
	return { name, latitude, longitude, people: 10, role: 'other', ...more }
}

function mapOf(towns: MapTown[], distance: JobMap['distance'] = null): JobMap {
	return { frame, towns, distance }
}

const pune = town('Pune', 18.52, 73.86, { role: 'job', people: 72 })
const nashik = town('Nashik', 20, 73.79, { role: 'reader', people: 21 })

test('towns stand where their degrees are in the frame, those that stand for most last', () => {
	const middle = town('Middle', 19, 73.7)
	const { dots } = drawMap(mapOf([pune, middle]), size, 10)

	expect(dots.map(({ role }) => role)).toEqual(['other', 'job'])
	expect(dots[0]).toMatchObject({ x: 320, y: 200 })
})

test('a way leads from the reader to the nearest town of the job', () => {
	const mumbai = town('Mumbai', 19.08, 72.88, { role: 'job' })
	const distance = { from: 'Nashik', isOwn: true, to: 'Mumbai', km: 140 }
	const { way, rings } = drawMap(mapOf([pune, mumbai, nashik], distance), size, 10)

	expect(way).toEqual({ from: { x: 332, y: 67 }, to: { x: 215, y: 189 } })
	expect(rings).toMatchObject({ x: 215, y: 189 })
	expect(drawMap(mapOf([pune]), size, 10).way).toBe(null)
})

test('the scale is as long as its kilometres', () => {
	const { scale } = drawMap(mapOf([pune]), size, 10)

	expect(scale.km).toBe(100)
	expect(scale.length).toBeCloseTo((400 * 100) / (3 * 111.19), 0)
})

test.each([
	[1, 1],
	[9, 5],
	[34, 20],
	[59, 50],
	[117, 100],
])('of %i km a scale shows %i', (km, shown) => expect(roundStep(km)).toBe(shown))

test('names do not lie upon each other, and the ones of the job and the reader are always there', () => {
	const crowd = Array.from({ length: 30 }, (_, at) =>
		town(`Town number ${at}`, 18.5 + (at % 6) * 0.1, 73.5 + Math.floor(at / 6) * 0.1),
	)
	const { dots } = drawMap(mapOf([pune, nashik, ...crowd]), size, 24)
	const boxes = dots.flatMap(({ role, label, ...dot }) =>
		label
			? labelSpots(dot, label.text, role !== 'other')
					.filter((spot) => spot.label.x === label.x && spot.label.y === label.y)
					.map(({ box }) => box)
			: [],
	)

	expect(dots).toHaveLength(26)
	expect(dots.slice(-2).every(({ label }) => label)).toBe(true)
	expect(boxes.length).toBeGreaterThan(3)
	expect(boxes.length).toBeLessThan(26)
	for (const [at, box] of boxes.entries())
		expect(boxes.slice(at + 1).some((other) => overlaps(box, other))).toBe(false)
})

test('vowel signs of Devanagari take no room of their own', () => {
	const dot = { x: 100, y: 100, radius: 4 }
	const [spot] = labelSpots(dot, 'नाशिक', false)

	expect(spot?.box.right).toBe(100 + 4 + 4 + 3 * 7)
	expect(overlaps(spot?.box ?? boxOf(dot, 1), boxOf(dot, 4))).toBe(false)
})
