import type { JobFacet } from '@profile-search/contract/hiring/jobs'
import type { Facet } from '@profile-search/contract/http/lists'
import type { PeopleFacet } from '@profile-search/contract/profiles/candidates'
import type { OrganisationFacet } from '@profile-search/contract/profiles/organisations'
import { useTranslation } from '#text/use-translation.ts'

export type FacetName = PeopleFacet | JobFacet | OrganisationFacet

/** A facet of one of the lists. */
export type NamedFacet = Omit<Facet, 'name'> & { name: FacetName }

/** The labels of grades are translated here; other choices have a name of their own. */
export function useChoiceLabel() {
	const { t } = useTranslation()
	return (name: FacetName, value: number, given: string) => {
		if (name === 'experience') return t(`lists.experience.${value as 0}`)
		if (name === 'availability') return t(`lists.availability.${value as 0}`)
		if (name === 'education') return t(`values.education.${value as 0}`)
		if (name === 'workMode') return t(`values.workMode.${given as 'remote'}`)
		if (name === 'employment') return t(`values.employment.${given as 'full_time'}`)
		if (name === 'askedExperience') return t(`lists.askedExperience.${value as 0}`)
		if (name === 'kind') return t(`values.organisationKind.${given as 'company'}`)
		if (name === 'size') return t('organisations.people', { size: given })
		if (name === 'hiring') return t('lists.hiring')
		if (name === 'pay') return t(`lists.pay.${value as 0}`)
		return given
	}
}
