import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { Id, Timestamp } from '../platform/basics.ts'

/** Days that a copy can be downloaded. */
export const exportDays = 7

/** The number of copies that an account may request within a day. */
export const exportsADay = 3

/** A copy of everything that the portal stores about an account, in progress or ready. */
export const DataExport = z.object({
	id: Id,
	state: z.enum(['running', 'ready', 'failed']),
	askedAt: Timestamp,
	done: z.number().int(),
	all: z.number().int(),
	size: z.number().int().nullable(),
	expiresAt: Timestamp.nullable(),
})
export type DataExport = z.infer<typeof DataExport>

export const listMyExports = endpoint({
	method: 'GET',
	path: 'data-exports',
	access: 'any account',
	summary: 'The copies that the caller has asked for, latest first.',
	details: z.array(DataExport),
})

export const askForExport = endpoint({
	method: 'POST',
	path: 'data-exports',
	access: 'any account',
	summary:
		'Have a copy made of everything that the portal holds of the caller; a mail tells when it is ready.',
	details: DataExport,
	message: 'privacyAnswers.exportStarted',
})

export const downloadExport = endpoint({
	method: 'GET',
	path: 'data-exports/:exportId/file',
	access: 'any account',
	summary: 'The copy as a ZIP file, for the account that asked for it and nobody else.',
	params: z.object({ exportId: Id }),
	details: z.file().mime('application/zip'),
})
