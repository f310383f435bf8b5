import { fourFifths, type FairnessReport } from '@profile-search/contract/matching/fairness'

type Attribute = FairnessReport['attributes'][number]

/** The number of people of a group, and how many of them were selected. */
export type GroupCount = {
	attribute: Attribute['attribute']
	group: string
	people: number
	selected: number
}

/**
 * Selection rates and their ratio to the highest one, by the four-fifths rule (Uniform Guidelines on Employee
 * Selection Procedures, 29 CFR 1607.4 D). Sizes and rates are rounded, so that two reports do not reveal who joined
 * between them. A single group has nothing to be compared with.
 */
export function compareGroups(counts: readonly GroupCount[]): Attribute[] {
	const attributes = [...new Set(counts.map(({ attribute }) => attribute))]
	return attributes
		.map((attribute) => ({ attribute, of: counts.filter((count) => count.attribute === attribute) }))
		.filter(({ of }) => of.length > 1)
		.map(({ attribute, of }) => {
			const highest = Math.max(...of.map(rateOf))
			return {
				attribute,
				groups: of.map((count) => {
					const ratio = highest === 0 ? 1 : rateOf(count) / highest
					return {
						group: count.group,
						people: Math.floor(count.people / 10) * 10,
						rate: toHundredths(rateOf(count)),
						ratio: toHundredths(ratio),
						isBelow: ratio < fourFifths,
					}
				}),
			}
		})
}

function rateOf({ people, selected }: GroupCount) {
	return selected / people
}

function toHundredths(share: number) {
	return Math.round(share * 100) / 100
}
