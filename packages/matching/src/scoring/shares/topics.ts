import type { Offer, Want } from '../../types.ts'
import { firstTopic, unknownShare } from '../weights.ts'

/** How far the offered topics meet the wanted ones, 0 to 1: the mean over the groups. */
export function topicsShare({ topics: there = [] }: Offer, { topics: groups = [] }: Want): number {
	const asked = groups.filter((group) => group.length > 0)
	if (asked.length === 0) return 0
	if (there.length === 0) return unknownShare

	return asked.reduce((sum, group) => sum + groupShare(there, group), 0) / asked.length
}

/** One topic of a group is enough for most of the share; the others add the rest. */
function groupShare(there: readonly string[], group: readonly string[]): number {
	const met = group.filter((topic) => there.includes(topic)).length
	if (met === 0) return 0

	return group.length === 1 ? 1 : firstTopic + ((1 - firstTopic) * (met - 1)) / (group.length - 1)
}

/** The topics wanted, and those of them that are offered. */
export function topicFacts({ topics: there = [] }: Offer, { topics: groups = [] }: Want) {
	const asked = groups.flat()
	return { asked, have: asked.filter((topic) => there.includes(topic)) }
}
