/**
 * How much a published relation counts, on the scale of our own files (0 to 1; the middle half of our related skills
 * lies between 0.5 and 0.7, that of our related professions between 0.4 and 0.6).
 */

/** ESCO says whether a skill is needed, not how much: a needed one stands below the first skills of our own lists. */
export const typicalSkill = { essential: 0.8, optional: 0.4 }

/** Knowledge that a skill cannot do without is a good half of it; optional knowledge is less than what we call related. */
export const relatedSkill = { essential: 0.5, optional: 0.3 }

/** Who can do the special thing can do most of the general one; the other way round it is a beginning. */
export const narrowerForBroader = 0.7
export const broaderForNarrower = 0.4

/** O*NET's own order: the five nearest occupations, the next five, the next ten. Even the nearest are other professions. */
export const relatedOccupation = { 'Primary-Short': 0.6, 'Primary-Long': 0.45, Supplemental: 0.3 }

/** Professions of one ISCO-08 unit group do the same kind of work: the middle of what our files say of such pairs. */
export const sameUnitGroup = 0.5

/**
 * Software of O*NET: what employers ask for now, what many ask for anywhere, what is merely used. The rest is long lists
 * of products of which nobody needs all.
 */
export const technology = { inDemand: 0.8, hot: 0.6, used: 0.3 }

/** From this importance on (1 to 5; 3 is "important") an element of O*NET is typical of an occupation. */
export const leastImportance = 3

/** Elements such as Active Listening are wanted nearly everywhere, so the most important weighs half of a skill of the trade. */
export const weightOfImportance = 0.1
