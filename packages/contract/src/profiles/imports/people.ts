import { z } from 'zod'
import { Email, firstName, lastName } from '../../accounts/accounts.ts'
import { endpoint } from '../../http/endpoint.ts'
import { FileImport, ImportFileDraft, biggestImport, columnMatches } from '../../http/imports.ts'
import { Id, PageQuery, Timestamp, optionalLine, pageOf, requiredLine } from '../../platform/basics.ts'
import { PageLanguage } from '../../platform/languages.ts'
import { LanguageName, PlaceName, ProfessionName, SkillName } from '../../platform/names.ts'
import { problem } from '../../platform/problem.ts'
import { Candidate, CandidateDraft, LanguageClaim, LanguageLevel } from '../candidates.ts'
import { NamedOrganisation, OrganisationColumn } from './organisations.ts'

/** What the rows of a file are: people, or organisations with the person who looks after each. */
export const ImportKind = z.enum(['people', 'organisations'])
export type ImportKind = z.infer<typeof ImportKind>

/** Days that the row of a person is kept: after the upload, and once more after the invitation. */
export const importedPersonDays = 30

/** Days that an import of people is listed: until the last of its rows is gone. */
export const peopleImportDays = 60

/** The columns of a file of people. */
export const PersonColumn = z.enum([
	'firstName',
	'middleName',
	'lastName',
	'email',
	'mobileNumber',
	'headline',
	'summary',
	'profession',
	'skills',
	'experience',
	'education',
	'fieldOfStudy',
	'languages',
	'place',
	'workModes',
	'expectedPay',
	'noticeDays',
	'birthDate',
	'linkedinUrl',
	'address',
])
export type PersonColumn = z.infer<typeof PersonColumn>

/** A column of a file of either kind. */
export const ImportedColumn = z.union([PersonColumn, OrganisationColumn])
export type ImportedColumn = z.infer<typeof ImportedColumn>

const { shape } = CandidateDraft

/** A person of a file: what their account and profile would begin with. Only the names and the address are required. */
export const ImportedPerson = z.object({
	firstName,
	middleName: optionalLine(60),
	lastName,
	email: Email,
	mobileNumber: shape.mobileNumber.nullable().default(null),
	headline: shape.headline.nullable().default(null),
	summary: shape.summary,
	professionId: shape.professionId.nullable().default(null),
	skills: z
		.array(requiredLine('problems.skill', 60))
		.max(50, problem('profilesProblems.skillsAtMost', { most: 50 }))
		.default([]),
	experienceMonths: shape.experienceMonths.nullable().default(null),
	education: shape.education.nullable().default(null),
	fieldOfStudy: shape.fieldOfStudy,
	languages: z
		.array(LanguageClaim)
		.max(15, problem('profilesProblems.languagesAtMost', { most: 15 }))
		.default([]),
	placeId: shape.placeId.nullable().default(null),
	workModes: shape.workModes,
	expectedPay: shape.expectedPay,
	noticeDays: shape.noticeDays,
	birthDate: shape.birthDate.nullable().default(null),
	linkedinUrl: shape.linkedinUrl,
	address: shape.address,
})
export type ImportedPerson = z.infer<typeof ImportedPerson>

/** The same as it is answered, with the names of what it refers to. */
export const NamedPerson = Candidate.pick({
	firstName: true,
	middleName: true,
	lastName: true,
	email: true,
	mobileNumber: true,
	headline: true,
	summary: true,
	professionId: true,
	experienceMonths: true,
	education: true,
	fieldOfStudy: true,
	placeId: true,
	workModes: true,
	expectedPay: true,
	noticeDays: true,
	birthDate: true,
	linkedinUrl: true,
	address: true,
}).extend({
	skills: z.array(SkillName),
	languages: z.array(LanguageClaim.extend({ level: LanguageLevel.nullable() })),
	names: z.object({
		profession: ProfessionName.nullable(),
		place: PlaceName.nullable(),
		languages: z.array(LanguageName),
	}),
})
export type NamedPerson = z.infer<typeof NamedPerson>

/** `invited` rows wait for the answer of the person; who has answered, or was taken back, has no row any more. */
export const PersonRowState = z.enum(['ready', 'faulty', 'invited'])
export type PersonRowState = z.infer<typeof PersonRowState>

/**
 * Why somebody is not invited: the address or number has an account, the organisation is in the portal, the address was
 * invited by another import, has declined before, or one of these is in an earlier row.
 */
export const KnownPerson = z.enum(['account', 'mobile', 'organisation', 'invited', 'declined', 'row'])
export type KnownPerson = z.infer<typeof KnownPerson>

/** A file of people or organisations on its way to invitations. */
export const PeopleImport = FileImport.extend({
	kind: ImportKind,
	source: z.string().nullable().describe('who gave the data, as the people are told; null before the start'),
	language: PageLanguage.nullable().describe('of the invitations; null before the start'),
	invited: z.number().int().describe('people who were invited, whatever they have answered'),
	accepted: z.number().int(),
	declined: z.number().int(),
	undone: z.number().int().describe('invitations that were taken back'),
})
export type PeopleImport = z.infer<typeof PeopleImport>

/** Something about a value of a row, in words. */
const PersonNote = z.object({ column: ImportedColumn, value: z.string(), message: z.string() })

/** A row of the file, as it was understood. */
export const PersonRow = z.object({
	number: z.number().int().describe('as a spreadsheet counts rows'),
	state: PersonRowState,
	person: NamedPerson.nullable().describe('null without the names and an address'),
	organisation: NamedOrganisation.nullable().describe(
		'which the person looks after; null in a file of people',
	),
	problems: z.array(PersonNote).describe('why the person cannot be invited'),
	notes: z.array(PersonNote).describe('what is left out, and what is new'),
	known: KnownPerson.nullable(),
	knownRow: z.number().int().nullable().describe('the earlier row of the file'),
	mailedAt: Timestamp.nullable().describe('when the invitation was sent'),
})
export type PersonRow = z.infer<typeof PersonRow>

const ofImport = z.object({ importId: Id })

export const uploadPeopleImport = endpoint({
	method: 'POST',
	path: 'admin/people-imports',
	access: 'administrator',
	summary:
		'Upload a CSV or XLSX file of people, or of organisations. It is read in the background; nobody is invited yet.',
	biggestFile: biggestImport,
	body: ImportFileDraft.extend({ kind: ImportKind.default('people') }),
	details: PeopleImport,
	message: 'profilesAnswers.peopleUploaded',
})

export const listPeopleImports = endpoint({
	method: 'GET',
	path: 'admin/people-imports',
	access: 'administrator',
	summary: 'The files of people and organisations that were uploaded in the last 60 days, newest first.',
	query: PageQuery,
	details: pageOf(PeopleImport),
})

export const showPeopleImport = endpoint({
	method: 'GET',
	path: 'admin/people-imports/:importId',
	access: 'administrator',
	summary: 'An import of people, with its progress and the columns of its file.',
	params: ofImport,
	details: PeopleImport.extend({
		columns: z.array(z.object({ name: z.string(), column: ImportedColumn.nullable() })),
	}),
})

export const listPersonRows = endpoint({
	method: 'GET',
	path: 'admin/people-imports/:importId/rows',
	access: 'administrator',
	summary: 'The rows of an import of people as they were understood, in the order of the file.',
	params: ofImport,
	query: PageQuery.extend({ only: z.enum(['all', 'faulty', 'duplicates', 'invited']).default('all') }),
	details: pageOf(PersonRow),
})

export const matchPersonColumns = endpoint({
	method: 'PUT',
	path: 'admin/people-imports/:importId/columns',
	access: 'administrator',
	summary:
		'Match the columns of the file by hand, in their order; null leaves one out. The rows are checked again.',
	params: ofImport,
	body: z.object({ columns: columnMatches(ImportedColumn) }),
	details: z.null(),
	message: 'profilesAnswers.peopleMatched',
})

export const PeopleImportStart = z.object({
	source: requiredLine('profilesProblems.peopleSource', 120).describe(
		'who gave the data, such as an employment office; the people are told',
	),
	language: PageLanguage.describe('of the invitations'),
})

export const startPeopleImport = endpoint({
	method: 'POST',
	path: 'admin/people-imports/:importId/start',
	access: 'administrator',
	summary:
		'Invite the people of the rows without faults and duplicates, some hundred a minute. A stopped import goes on.',
	params: ofImport,
	body: PeopleImportStart,
	details: z.null(),
	message: 'profilesAnswers.peopleStarted',
})

export const stopPeopleImport = endpoint({
	method: 'POST',
	path: 'admin/people-imports/:importId/stop',
	access: 'administrator',
	summary: 'Invite nobody else for now. Invitations that were sent stay open.',
	params: ofImport,
	details: z.null(),
	message: 'profilesAnswers.peopleStopped',
})

export const undoPeopleImport = endpoint({
	method: 'POST',
	path: 'admin/people-imports/:importId/undo',
	access: 'administrator',
	summary:
		'Take back every open invitation and delete the rows, for a week after the start. Accounts of those who have accepted stay.',
	params: ofImport,
	details: z.null(),
	message: 'profilesAnswers.peopleUndone',
})

export const deletePeopleImport = endpoint({
	method: 'DELETE',
	path: 'admin/people-imports/:importId',
	access: 'administrator',
	summary:
		'Delete an uploaded file with its rows and open invitations. Accounts of those who have accepted stay.',
	params: ofImport,
	details: z.null(),
	message: 'profilesAnswers.peopleDeleted',
})
