import type { Details } from '@profile-search/contract/http/endpoint'
import { OrganisationKind, type showMyOrganisation } from '@profile-search/contract/profiles/organisations'
import type { HeldChange } from '@profile-search/contract/trust/held-changes'
import type { DraftForm } from '#ui/form/draft-form.ts'

/** The form shows changes that wait for an approver, so that saving something else does not withdraw them. */
export function valuesOf(organisation: Details<typeof showMyOrganisation>, held: HeldChange | null) {
	const { name, kind, website = organisation?.website } = held?.after ?? {}
	return {
		name: name ?? organisation?.name ?? '',
		kind: OrganisationKind.safeParse(kind).data ?? organisation?.kind ?? null,
		about: organisation?.about ?? '',
		industry: organisation?.industry ?? '',
		size: organisation?.size ?? null,
		foundedYear: organisation?.foundedYear ?? null,
		website: website ?? '',
		placeId: organisation?.placeId ?? null,
		placeName: organisation?.place ?? '',
		address: organisation?.address ?? '',
		mobileNumber: organisation?.mobileNumber ?? '',
	}
}

export type OrganisationValues = ReturnType<typeof valuesOf>
export type OrganisationForm = DraftForm<OrganisationValues>
