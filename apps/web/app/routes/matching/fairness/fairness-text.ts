import {
	BirthYears,
	Community,
	Disability,
	type JobExposure,
	type FairnessGroup,
	type FairnessReport,
	Gender,
} from '@profile-search/contract/matching/fairness'
import { i18n } from '#text/i18n.ts'
import { count } from '#ui/text/amounts.ts'

type Attribute = FairnessReport['attributes'][number]

/** The groups of an attribute with their names, in the order of the question. */
export function namedGroups({ attribute, groups }: Attribute): (FairnessGroup & { name: string })[] {
	return namesOf(attribute).flatMap(({ group, name }) => {
		const found = groups.find((each) => each.group === group)
		return found ? [{ ...found, name }] : []
	})
}

function namesOf(attribute: Attribute['attribute']): { group: string; name: string }[] {
	switch (attribute) {
		case 'gender':
			return Gender.options.map((group) => ({ group, name: i18n.t(`fairness.genders.${group}`) }))
		case 'birthYears':
			return BirthYears.options.map((group) => ({ group, name: i18n.t(`fairness.years.${group}`) }))
		case 'community':
			return Community.options.map((group) => ({ group, name: i18n.t(`fairness.communities.${group}`) }))
		case 'disability':
			return Disability.options.map((group) => ({
				group,
				name: i18n.t(`fairnessReports.disabilities.${group}`),
			}))
	}
}

type MeasuredShare = { share: number; text: string }
type Measure = { name: string; text?: string; byFit: MeasuredShare; asShown: MeasuredShare }

/** The measures of how jobs are distributed, each as a share from 0 to 1 for a bar, and as text. */
export function measuresOf({ jobs, byFit, asShown }: JobExposure): Measure[] {
	const both = (measure: (shares: JobExposure['asShown']) => MeasuredShare) => ({
		byFit: measure(byFit),
		asShown: measure(asShown),
	})
	return [
		{
			name: i18n.t('fairnessReports.mostShown'),
			...both(({ mostShown }) => ({ share: mostShown, text: percent(mostShown) })),
		},
		{
			name: i18n.t('fairnessReports.never'),
			...both(({ never }) => {
				const share = never / Math.max(1, jobs)
				return {
					share,
					text: i18n.t('fairnessReports.neverOf', { amount: count(never), share: percent(share) }),
				}
			}),
		},
		{
			name: i18n.t('fairnessReports.gini'),
			text: i18n.t('fairnessReports.giniText'),
			...both(({ gini }) => ({ share: gini, text: gini.toFixed(2) })),
		},
	]
}

/** 0.143 → 14.3 % */
export function percent(share: number) {
	return i18n.t('fairnessReports.percent', { amount: Math.round(share * 1000) / 10 })
}
