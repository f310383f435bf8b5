import type { Details } from '@profile-search/contract/http/endpoint'
import type { showPersonInvitation } from '@profile-search/contract/profiles/imports/invitations'
import type { OrganisationColumn } from '@profile-search/contract/profiles/imports/organisations'
import type { ReactNode } from 'react'
import { i18n } from '#text/i18n.ts'
import { BreakingEmail } from './breaking-email.tsx'

type Invitation = Details<typeof showPersonInvitation>
type Organisation = NonNullable<Invitation['organisation']>

/**
 * What a file says of an organisation and of who looks after it, part by part: the column, its name and the value in words;
 * empty where it says nothing.
 */
export function organisationFacts(
	organisation: Organisation,
	person: Invitation['person'] | null,
): [OrganisationColumn, string, ReactNode][] {
	const values: Record<OrganisationColumn, ReactNode> = {
		name: organisation.name,
		kind: i18n.t(`values.organisationKind.${organisation.kind}`),
		about: organisation.about ?? '',
		industry: organisation.industry,
		size: organisation.size,
		foundedYear: organisation.foundedYear ?? '',
		website: organisation.website ?? '',
		place: organisation.place ?? '',
		address: organisation.address ?? '',
		mobileNumber: organisation.mobileNumber ?? '',
		firstName: person?.firstName ?? '',
		lastName: person?.lastName ?? '',
		email: person ? <BreakingEmail email={person.email} /> : '',
	}
	return Object.entries(values).map(([column, value]) => [
		column as OrganisationColumn,
		i18n.t(`organisationImports.columns.${column as OrganisationColumn}`),
		value,
	])
}
