import { z } from 'zod'
import { cursorPageOf, CursorPageQuery } from '../http/cursors.ts'
import { endpoint } from '../http/endpoint.ts'
import { SearchQuery } from '../http/lists.ts'
import { AuditAction } from '../platform/audit-actions.ts'
import { Day, Id, Timestamp } from '../platform/basics.ts'

/** A row of the audit log. */
export const AuditEntry = z.object({
	number: z.number().int(),
	at: Timestamp,
	actorId: Id.nullable(),
	actorName: z.string().nullable().describe('null for the portal itself, the command line, and who has left'),
	action: AuditAction,
	subjectId: Id,
	subjectName: z.string().nullable().describe('null for who has left, and for what has no name'),
	subjectHasLeft: z.boolean().describe('whether the account or organisation was erased'),
	isAccount: z.boolean().describe('whether the subject is an account'),
	reason: z.string().nullable(),
	facts: z.record(z.string(), z.unknown()),
	isErased: z.boolean().describe('whether reason and facts were destroyed'),
})

/** The filter of the log. */
export const AuditFilter = z.object({
	actor: SearchQuery.describe('words of the name or address of who did it, or an id'),
	subject: SearchQuery.describe('words of the name or address of whom it was about, or an id'),
	action: AuditAction.optional(),
	from: Day.optional(),
	to: Day.optional(),
})
export type AuditFilter = z.output<typeof AuditFilter>

export const listAuditEntries = endpoint({
	method: 'GET',
	path: 'admin/audit',
	access: 'administrator',
	summary: 'The audit log, newest first.',
	query: CursorPageQuery.extend(AuditFilter.shape),
	details: cursorPageOf(AuditEntry),
})

export const downloadAuditEntries = endpoint({
	method: 'GET',
	path: 'admin/audit.csv',
	access: 'administrator',
	summary: 'What the filter finds in the audit log as a table for spreadsheets, 50,000 rows at most.',
	query: AuditFilter,
	details: z.file().mime('text/csv'),
})
