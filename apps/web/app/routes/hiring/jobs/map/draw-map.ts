import type { JobMap, MapTown } from '@profile-search/contract/hiring/job-maps'
import { kmOfDegree } from '@profile-search/contract/search/distances'
import { type Box, boxOf, type Label, labelSpots, overlaps } from './label-boxes.ts'

export type Dot = { role: MapTown['role']; x: number; y: number; radius: number; label: Label | null }
type Point = { x: number; y: number }
type Size = { width: number; height: number }

/** A map of a job in pixels. */
export type Drawing = Size & {
	/** Those that stand for most last, so that they lie above the others. */
	dots: Dot[]
	/** From the reader to the nearest town of the job. */
	way: { from: Point; to: Point } | null
	/** Circles around the town of the job, a step apart; the first is as large as the scale is long. */
	rings: Point & { radii: number[] }
	scale: { km: number; length: number }
}

/**
 * Draws a map in a size that has the proportions of its frame. Degrees are drawn as the frame has them (equirectangular
 * projection), so the scale holds everywhere where the frame is not larger than a country. Towns are named, the
 * largest first, while their names find room; other towns than those of the job and the reader are at most `others`.
 */
export function drawMap({ frame, towns, distance }: JobMap, size: Size, others: number): Drawing {
	const { south, west, north, east } = frame
	const kmOfPixel = ((north - south) * kmOfDegree) / size.height
	const km = roundStep((north - south) * kmOfDegree * 0.35)
	const step = km / kmOfPixel
	const dots = [
		...towns.filter(({ role }) => role !== 'other'),
		...towns.filter(({ role }) => role === 'other').slice(0, others),
	].map((town) => ({ town, ...pointOf(town), radius: radiusOf(town) }))
	const job = dots.find(({ town }) => town.name === distance?.to) ?? dots[0]
	const reader = dots.find(({ town }) => town.role === 'reader')
	const centre = { x: job?.x ?? size.width / 2, y: job?.y ?? size.height / 2 }
	const scaleBox = { left: 0, right: step + 24, top: size.height - 38, bottom: size.height }

	return {
		...size,
		dots: withLabels(dots, scaleBox, size).toReversed(),
		way: reader ? { from: { x: reader.x, y: reader.y }, to: centre } : null,
		rings: { ...centre, radii: [1, 2, 3, 4].map((times) => times * step) },
		scale: { km, length: step },
	}

	function pointOf({ latitude, longitude }: MapTown): Point {
		return {
			x: Math.round(((longitude - west) / (east - west)) * size.width),
			y: Math.round(((north - latitude) / (north - south)) * size.height),
		}
	}
}

/** The largest of 1, 2, 5, 10, 20, … that is not larger than a number of kilometres, for a scale. */
export function roundStep(km: number) {
	const power = 10 ** Math.floor(Math.log10(km))
	return power * (km >= 5 * power ? 5 : km >= 2 * power ? 2 : 1)
}

/** Its area grows with the people of a town; those of the job and the reader are marks of one size. */
function radiusOf({ role, people }: MapTown) {
	return role === 'other' ? Math.min(8, Math.max(2, Math.round(Math.sqrt(people) * 6) / 10)) : 7
}

function withLabels(
	dots: readonly (Point & { town: MapTown; radius: number })[],
	scaleBox: Box,
	size: Size,
): Dot[] {
	const taken = [scaleBox, ...dots.slice(0, 12).map((dot) => boxOf(dot, dot.radius))]
	return dots.map(({ town, ...dot }) => {
		const spot = labelSpots(dot, town.name, town.role !== 'other').find(
			({ box }) =>
				box.left >= 2 &&
				box.right <= size.width - 2 &&
				box.top >= 2 &&
				box.bottom <= size.height - 2 &&
				!taken.some((other) => overlaps(box, other)),
		)
		if (spot) taken.push(spot.box)
		return { ...dot, role: town.role, label: spot?.label ?? null }
	})
}
