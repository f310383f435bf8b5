/**
 * How much a published relation counts, on the scale of the reference files (0 to 1). There, the middle half of the
 * related skills lies between 0.5 and 0.7, and that of the related professions between 0.4 and 0.6.
 */

/**
 * ESCO says whether a skill is needed, not how much: a needed one ranks below the first skills in the reference files.
 */
export const typicalSkill = { essential: 0.8, optional: 0.4 }

/**
 * Essential knowledge is a good half of a skill; optional knowledge counts less than a related skill in the reference
 * files.
 */
export const relatedSkill = { essential: 0.5, optional: 0.3 }

/** The narrower skill covers most of the broader one; the other way round it is a beginning. */
export const narrowerForBroader = 0.7
export const broaderForNarrower = 0.4

/**
 * In O*NET's own order: the five nearest occupations, the next five, the next ten. Even the nearest are other
 * professions.
 */
export const relatedOccupation = { 'Primary-Short': 0.6, 'Primary-Long': 0.45, Supplemental: 0.3 }

/**
 * Professions of one ISCO-08 unit group do the same kind of work: the middle of the reference files' shares for such
 * pairs.
 */
export const sameUnitGroup = 0.5

/**
 * How much an occupation counts for another that is known under one of its names, under two and so on: titles are used
 * loosely, so many names in common come near to a related profession of the reference files, and one is a hint.
 */
export function sharedTitles(count: number) {
	return (0.6 * count) / (count + 1)
}

/**
 * Software in O*NET: in demand by employers now, in demand anywhere, or merely in use. The last are long lists of
 * products that nobody needs in full.
 */
export const technology = { inDemand: 0.8, hot: 0.6, used: 0.3 }

/** An element of O*NET with at least this importance (1 to 5; 3 is "important") is typical of an occupation. */
export const leastImportance = 3

/**
 * Elements such as Active Listening are wanted nearly everywhere, so the most important weighs half as much as a skill
 * of the trade.
 */
export const weightOfImportance = 0.1
