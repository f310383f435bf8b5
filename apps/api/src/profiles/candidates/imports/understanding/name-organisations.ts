import {
	ImportedOrganisation,
	type NamedOrganisation,
} from '@profile-search/contract/profiles/imports/organisations'
import type { Db } from '@profile-search/db/client'
import { places } from '@profile-search/db/schema/search/reference'
import { inArray } from 'drizzle-orm'

/** Adds the names of their towns to organisations of rows; a town that no longer exists is left out. */
export async function nameOrganisations(
	db: Db,
	kept: readonly unknown[],
): Promise<(NamedOrganisation | null)[]> {
	const organisations = kept.map((each) => (each === null ? null : ImportedOrganisation.parse(each)))
	const ids = organisations.flatMap((each) => each?.placeId ?? [])
	const towns = ids.length
		? await db.select({ id: places.id, name: places.name }).from(places).where(inArray(places.id, ids))
		: []
	return organisations.map((organisation) => {
		if (!organisation) return null
		const town = towns.find(({ id }) => id === organisation.placeId)
		return { ...organisation, placeId: town?.id ?? null, place: town?.name ?? null }
	})
}
