import { z } from 'zod'
import { optionalLines } from '../../platform/basics.ts'
import { PlaceName } from '../../platform/names.ts'
import { OrganisationDraft, OrganisationKind, OrganisationSize } from '../organisations.ts'

/**
 * The columns of a file of organisations. The last three are of the person who looks after the organisation; the address
 * and the number are not exported.
 */
export const OrganisationColumn = z.enum([
	'name',
	'kind',
	'about',
	'industry',
	'size',
	'foundedYear',
	'website',
	'place',
	'address',
	'mobileNumber',
	'firstName',
	'lastName',
	'email',
])
export type OrganisationColumn = z.infer<typeof OrganisationColumn>

const { shape } = OrganisationDraft

/** An organisation of a file: what its owner would begin with. The form asks for what is null here. */
export const ImportedOrganisation = OrganisationDraft.extend({
	about: optionalLines(3000),
	placeId: shape.placeId.nullable().default(null),
	mobileNumber: shape.mobileNumber.nullable().default(null),
})
export type ImportedOrganisation = z.infer<typeof ImportedOrganisation>

/** The same as it is answered, with the name of its town. */
export const NamedOrganisation = z.object({
	name: z.string(),
	kind: OrganisationKind,
	about: z.string().nullable(),
	industry: z.string(),
	size: OrganisationSize,
	foundedYear: z.number().nullable(),
	website: z.string().nullable(),
	placeId: z.number().nullable(),
	place: PlaceName.nullable(),
	address: z.string().nullable(),
	mobileNumber: z.string().nullable(),
})
export type NamedOrganisation = z.infer<typeof NamedOrganisation>
