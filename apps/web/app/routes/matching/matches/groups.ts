import type { MatchRecord } from '@profile-search/contract/search/match-record'

const groupNames = ['near', 'move', 'stretch'] as const
export type GroupName = (typeof groupNames)[number]

/** As far as people travel to work every day. */
const nearKm = 40

/** Below this total something important is missing, wherever the job is. */
const stretchBelow = 60

/** The group of a job for its reader: a stretch whatever its place, or else near enough to go there every day, or not. */
export function groupOf({ total, parts }: Pick<MatchRecord, 'total' | 'parts'>): GroupName {
	// Compared as it is shown, so that the same number is never in both groups.
	if (Math.round(total) < stretchBelow) return 'stretch'
	const place = parts.find(({ kind }) => kind === 'place')
	// Remote work has no place.
	if (!place) return 'near'
	const { distanceKm } = place.facts
	return typeof distanceKm === 'number' && distanceKm <= nearKm ? 'near' : 'move'
}

/** The groups that have something in them, each in the order of the ranking. */
export function inGroups<Item extends { match: Pick<MatchRecord, 'total' | 'parts'> }>(
	items: readonly Item[],
) {
	const groups = Map.groupBy(items, ({ match }) => groupOf(match))
	return groupNames.flatMap((name) => {
		const found = groups.get(name)
		return found ? [{ name, items: found }] : []
	})
}
