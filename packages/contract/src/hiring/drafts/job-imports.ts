import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import {
	FileImport,
	ImportFileDraft,
	biggestImport,
	columnMatches,
	workbookMediaType,
} from '../../http/imports.ts'
import { Id, PageQuery, pageOf } from '../../platform/basics.ts'
import { NamedDraft } from '../job-drafts.ts'
import { JobStatus } from '../jobs.ts'

/** Days that an import is listed, with its rows. */
export const importDays = 30

/** The columns of a file of jobs, in the order of the export. */
export const JobColumn = z.enum([
	'externalId',
	'title',
	'description',
	'profession',
	'subBranch',
	'employmentType',
	'workMode',
	'places',
	'mustHaveSkills',
	'niceToHaveSkills',
	'experienceMin',
	'experienceMax',
	'education',
	'languages',
	'payMin',
	'payMax',
	'payPeriod',
	'startInDays',
	'openings',
	'closesOn',
	'applyRoute',
	'applyTo',
	'isBlind',
])
export type JobColumn = z.infer<typeof JobColumn>

/** `kept` is a job that was changed or published since, so that undoing the import has left it. */
export const ImportRowState = z.enum(['ready', 'faulty', 'imported', 'undone', 'kept'])
export type ImportRowState = z.infer<typeof ImportRowState>

/** A file of jobs on its way to drafts. */
export const JobImport = FileImport.extend({
	imported: z.number().int(),
	undone: z.number().int(),
	kept: z.number().int().describe('jobs that undoing has left, because they were changed or published'),
	withDuplicates: z.boolean().describe('whether rows that are probably there already are imported too'),
})
export type JobImport = z.infer<typeof JobImport>

/** A column of the file, and what it was matched to. */
const FileColumn = z.object({ name: z.string(), column: JobColumn.nullable() })

/** Something about a value of a row, in words. */
export const ValueNote = z.object({ column: JobColumn, value: z.string(), message: z.string() })

/** A row of the file, as it was understood. */
export const ImportRow = z.object({
	number: z.number().int().describe('as a spreadsheet counts rows'),
	state: ImportRowState,
	title: z.string(),
	draft: NamedDraft.nullable().describe('what the draft would hold; null without a title'),
	externalId: z.string().nullable(),
	problems: z.array(ValueNote).describe('why it cannot be imported'),
	notes: z.array(ValueNote).describe('what is missing before it can be published, and what is new'),
	duplicateOf: z
		.object({ jobId: Id.nullable(), row: z.number().int().nullable(), title: z.string() })
		.nullable()
		.describe('a job, or an earlier row of the file, that is probably the same'),
	jobId: Id.nullable().describe('the job that was made of it'),
})
export type ImportRow = z.infer<typeof ImportRow>

const ofImport = z.object({ importId: Id })

export const uploadJobImport = endpoint({
	method: 'POST',
	path: 'job-imports',
	access: 'approved employer',
	summary: 'Upload a CSV or XLSX file of jobs. It is read in the background; nothing is imported yet.',
	biggestFile: biggestImport,
	body: ImportFileDraft,
	details: JobImport,
	message: 'hiringAnswers.importUploaded',
})

export const listJobImports = endpoint({
	method: 'GET',
	path: 'job-imports',
	access: 'approved employer',
	summary:
		'The files of jobs that the organisation of the caller has uploaded in the last 30 days, newest first.',
	query: PageQuery,
	details: pageOf(JobImport),
})

export const showJobImport = endpoint({
	method: 'GET',
	path: 'job-imports/:importId',
	access: 'approved employer',
	summary: 'An import of the organisation of the caller, with its progress and the columns of its file.',
	params: ofImport,
	details: JobImport.extend({ columns: z.array(FileColumn) }),
})

export const listJobImportRows = endpoint({
	method: 'GET',
	path: 'job-imports/:importId/rows',
	access: 'approved employer',
	summary: 'The rows of an import as they were understood, in the order of the file.',
	params: ofImport,
	query: PageQuery.extend({ only: z.enum(['all', 'faulty', 'duplicates', 'kept']).default('all') }),
	details: pageOf(ImportRow),
})

export const matchJobColumns = endpoint({
	method: 'PUT',
	path: 'job-imports/:importId/columns',
	access: 'approved employer',
	summary:
		'Match the columns of the file by hand, in their order; null leaves one out. The rows are checked again.',
	params: ofImport,
	body: z.object({
		columns: columnMatches(JobColumn).refine(
			(columns) => columns.includes('title'),
			'hiringProblems.importTitle',
		),
	}),
	details: z.null(),
	message: 'hiringAnswers.importMatched',
})

export const startJobImport = endpoint({
	method: 'POST',
	path: 'job-imports/:importId/start',
	access: 'approved employer',
	summary:
		'Make drafts of the rows without faults, in the background. A stopped import goes on where it was.',
	params: ofImport,
	body: z.object({
		withDuplicates: z.boolean().default(false).describe('whether to import what is probably there already'),
	}),
	details: z.null(),
	message: 'hiringAnswers.importStarted',
})

export const stopJobImport = endpoint({
	method: 'POST',
	path: 'job-imports/:importId/stop',
	access: 'approved employer',
	summary: 'Stop an import. What was imported stays; the rest can be imported later.',
	params: ofImport,
	details: z.null(),
	message: 'hiringAnswers.importStopped',
})

export const undoJobImport = endpoint({
	method: 'POST',
	path: 'job-imports/:importId/undo',
	access: 'approved employer',
	summary:
		'Delete the drafts of an import, for a week after its start. Those that were changed or published since are kept.',
	params: ofImport,
	details: z.null(),
	message: 'hiringAnswers.importUndoing',
})

export const deleteJobImport = endpoint({
	method: 'DELETE',
	path: 'job-imports/:importId',
	access: 'approved employer',
	summary: 'Delete an uploaded file with its rows. Jobs that were imported stay.',
	params: ofImport,
	details: z.null(),
	message: 'hiringAnswers.importDeleted',
})

const exported = z.object({ status: JobStatus.optional() })

export const exportJobs = endpoint({
	method: 'GET',
	path: 'organisations/me/jobs.csv',
	access: 'approved employer',
	summary: 'The jobs of the organisation of the caller as a CSV file, in the columns that the import reads.',
	query: exported,
	details: z.file().mime('text/csv'),
})

export const exportJobsAsWorkbook = endpoint({
	method: 'GET',
	path: 'organisations/me/jobs.xlsx',
	access: 'approved employer',
	summary: 'The same as an Excel workbook.',
	query: exported,
	details: z.file().mime(workbookMediaType),
})
