import { z } from 'zod'

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
