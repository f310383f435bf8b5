import { showJobMap } from '@profile-search/contract/hiring/job-maps'
import { ask, type Loading } from '#api.ts'
import { drawMap } from './draw-map.ts'

/** Sizes for a wide screen and for a phone, in the proportions of the frame, and how many towns around they show. */
const wide = { size: { width: 640, height: 400 }, others: 24 }
const narrow = { size: { width: 328, height: 205 }, others: 12 }

/** The map of a job, drawn while the page is rendered; null where there is none. An address may name a town to measure from. */
export async function loadMap(args: Loading, jobId: string) {
	const near = Number(args.url.searchParams.get('near'))
	const isTown = Number.isInteger(near) && near > 0
	const { details: map } = await ask(args, showJobMap, {
		params: { jobId },
		query: { near: isTown ? near : undefined },
	})
	if (!map) return null
	const { towns, distance } = map
	return {
		drawings: {
			wide: drawMap(map, wide.size, wide.others),
			narrow: drawMap(map, narrow.size, narrow.others),
		},
		distance,
		places: towns.filter(({ role }) => role === 'job').map(({ name }) => name),
	}
}
