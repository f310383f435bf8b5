import { Visibility, WorkMode } from '@profile-search/contract/profiles/candidates'
import { Confirmation, GapReason, WorkKind } from '@profile-search/contract/profiles/entries'
import { sql } from 'drizzle-orm'
import {
	type AnyPgColumn,
	boolean,
	date,
	index,
	integer,
	pgEnum,
	pgTable,
	primaryKey,
	real,
	smallint,
	text,
	timestamp,
	uuid,
} from 'drizzle-orm/pg-core'
import { accounts } from '../accounts/accounts.ts'
import { id, moment } from '../platform/columns.ts'
import { languages, places, professions, skills } from '../search/reference.ts'
import { organisations } from './organisations.ts'
import { subBranches } from './sub-branches.ts'

export const visibility = pgEnum('visibility', Visibility.enum)
export const workMode = pgEnum('work_mode', WorkMode.enum)
export const confirmation = pgEnum('confirmation', Confirmation.enum)
export const workKind = pgEnum('work_kind', WorkKind.enum)
export const gapReason = pgEnum('gap_reason', GapReason.enum)

/** The profile of a person; its key is the account's. */
export const candidates = pgTable(
	'candidates',
	{
		accountId: uuid()
			.primaryKey()
			.references(() => accounts.id, { onDelete: 'cascade' }),
		headline: text(),
		summary: text(),
		professionId: integer().references(() => professions.id),
		preferredProfessionIds: integer()
			.array()
			.notNull()
			.default(sql`'{}'`),
		experienceMonths: integer(),
		education: smallint(),
		fieldOfStudy: text(),
		placeId: integer().references(() => places.id),
		/** Where the person would like to work, in addition to where they are. */
		preferredPlaceIds: integer()
			.array()
			.notNull()
			.default(sql`'{}'`),
		willingToMove: boolean().notNull().default(false),
		workModes: workMode()
			.array()
			.notNull()
			.default(sql`'{}'`),
		/** Rupees a year; private unless shown. */
		expectedPay: integer(),
		isPayShown: boolean().notNull().default(false),
		noticeDays: smallint(),
		mobileNumber: text(),
		whatsappNumber: text(),
		birthDate: date(),
		linkedinUrl: text(),
		address: text(),
		links: text()
			.array()
			.notNull()
			.default(sql`'{}'`),
		/** The address of the photo, below /api. */
		image: text(),
		visibility: visibility().notNull().default('members'),
		updatedAt: moment(),
	},
	(table) => [
		index('candidates_profession').on(table.professionId),
		index('candidates_place').on(table.placeId),
		// With these an approver finds accounts that may be the same person.
		index('candidates_birth_date').on(table.birthDate),
		index('candidates_mobile').on(lastDigits(table.mobileNumber)),
		index('candidates_whatsapp').on(lastDigits(table.whatsappNumber)),
		index('candidates_same_text')
			.on(textDigest(table.summary))
			.where(sql`length(${table.summary}) >= 80`),
	],
)

/** A telephone number without its optional prefix, exactly as its index has it. */
export function lastDigits(number: AnyPgColumn) {
	return sql`right(${number}, 10)`
}

/** A number for a text, the same for the same words in upper or lower case, exactly as its index has it. */
export function textDigest(text: AnyPgColumn) {
	return sql`hashtextextended(lower(${text}), 0)`
}

export const candidateSkills = pgTable(
	'candidate_skills',
	{
		candidateId: uuid()
			.notNull()
			.references(() => candidates.accountId, { onDelete: 'cascade' }),
		skillId: integer()
			.notNull()
			.references(() => skills.id),
		level: smallint(),
		years: real(),
		/** The entry that proves the skill: one of the two, or none. */
		workEntryId: uuid().references(() => workEntries.id, { onDelete: 'set null' }),
		educationEntryId: uuid().references(() => educationEntries.id, { onDelete: 'set null' }),
	},
	(table) => [
		primaryKey({ name: 'candidate_skills_key', columns: [table.candidateId, table.skillId] }),
		index('candidate_skills_skill').on(table.skillId),
		index('candidate_skills_work_entry').on(table.workEntryId),
		index('candidate_skills_education_entry').on(table.educationEntryId),
	],
)

export const candidateLanguages = pgTable(
	'candidate_languages',
	{
		candidateId: uuid()
			.notNull()
			.references(() => candidates.accountId, { onDelete: 'cascade' }),
		code: text()
			.notNull()
			.references(() => languages.code),
		level: smallint(),
	},
	(table) => [primaryKey({ name: 'candidate_languages_key', columns: [table.candidateId, table.code] })],
)

/** Where a person works or worked. An entry at a registered organisation waits for its confirmation. */
export const workEntries = pgTable(
	'work_entries',
	{
		id: id(),
		candidateId: uuid()
			.notNull()
			.references(() => candidates.accountId, { onDelete: 'cascade' }),
		title: text().notNull(),
		organisationName: text().notNull(),
		organisationId: uuid().references(() => organisations.id, { onDelete: 'set null' }),
		subBranchId: uuid().references(() => subBranches.id, { onDelete: 'set null' }),
		place: text(),
		startedOn: date(),
		/** Null while the person still works there. */
		endedOn: date(),
		kind: workKind(),
		description: text(),
		confirmation: confirmation(),
		decidedAt: timestamp({ withTimezone: true }),
		createdAt: moment(),
	},
	(table) => [
		index('work_entries_candidate').on(table.candidateId),
		index('work_entries_sub_branch').on(table.subBranchId),
		index('work_entries_organisation').on(table.organisationId, table.createdAt),
	],
)

/** Where a person studies or studied. */
export const educationEntries = pgTable(
	'education_entries',
	{
		id: id(),
		candidateId: uuid()
			.notNull()
			.references(() => candidates.accountId, { onDelete: 'cascade' }),
		institution: text().notNull(),
		degree: text().notNull(),
		field: text(),
		startedOn: date(),
		/** Null while the study goes on; a future day when its end is planned. */
		endedOn: date(),
		grade: text(),
		note: text(),
		createdAt: moment(),
	},
	(table) => [index('education_entries_candidate').on(table.candidateId)],
)

/** A period without work that a person has declared. */
export const careerGaps = pgTable(
	'career_gaps',
	{
		id: id(),
		candidateId: uuid()
			.notNull()
			.references(() => candidates.accountId, { onDelete: 'cascade' }),
		reason: gapReason().notNull(),
		startedOn: date().notNull(),
		/** Null while it goes on. */
		endedOn: date(),
		note: text(),
		createdAt: moment(),
	},
	(table) => [index('career_gaps_candidate').on(table.candidateId)],
)
