import {
	OrganisationFacet,
	OrganisationKind,
	OrganisationSize,
} from '@profile-search/contract/profiles/organisations'

/** The facets of the list of organisations. */
export const organisationFacets: readonly OrganisationFacet[] = OrganisationFacet.options

export function kindNumber(kind: OrganisationKind) {
	return OrganisationKind.options.indexOf(kind)
}

export function sizeNumber(size: OrganisationSize) {
	return OrganisationSize.options.indexOf(size)
}
