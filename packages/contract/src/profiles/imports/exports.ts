import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { workbookMediaType } from '../../http/imports.ts'
import { OrganisationColumn } from './organisations.ts'
import { PersonColumn } from './people.ts'

/** The columns of an export of people: without what profiles show only to those whom their owners are in touch with. */
export const ExportedPersonColumn = PersonColumn.exclude([
	'mobileNumber',
	'birthDate',
	'linkedinUrl',
	'address',
])
export type ExportedPersonColumn = z.infer<typeof ExportedPersonColumn>

/** The columns of an export of organisations: what everyone sees of an organisation, and who looks after it. */
export const ExportedOrganisationColumn = OrganisationColumn.exclude(['address', 'mobileNumber'])
export type ExportedOrganisationColumn = z.infer<typeof ExportedOrganisationColumn>

export const exportPeople = endpoint({
	method: 'GET',
	path: 'admin/people.csv',
	access: 'administrator',
	summary:
		'The people who have agreed to be shown to members as a CSV file, in the columns that the import reads, without contact details but the email.',
	details: z.file().mime('text/csv'),
})

export const exportPeopleAsWorkbook = endpoint({
	method: 'GET',
	path: 'admin/people.xlsx',
	access: 'administrator',
	summary: 'The same as an Excel workbook.',
	details: z.file().mime(workbookMediaType),
})

export const exportOrganisations = endpoint({
	method: 'GET',
	path: 'admin/organisations.csv',
	access: 'administrator',
	summary: 'The approved organisations as a CSV file, with who looks after each.',
	details: z.file().mime('text/csv'),
})

export const exportOrganisationsAsWorkbook = endpoint({
	method: 'GET',
	path: 'admin/organisations.xlsx',
	access: 'administrator',
	summary: 'The same as an Excel workbook.',
	details: z.file().mime(workbookMediaType),
})
