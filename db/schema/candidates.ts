import { Visibility, WorkMode } from '@profile-search/contract/candidates'
import { Confirmation, WorkKind } from '@profile-search/contract/entries'
import { sql } from 'drizzle-orm'
import {
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
import { accounts } from './accounts.ts'
import { id, moment } from './columns.ts'
import { organisations } from './organisations.ts'
import { languages, places, professions, skills } from './reference.ts'

export const visibility = pgEnum('visibility', Visibility.enum)
export const workMode = pgEnum('work_mode', WorkMode.enum)
export const confirmation = pgEnum('confirmation', Confirmation.enum)
export const workKind = pgEnum('work_kind', WorkKind.enum)

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
		willingToMove: boolean().notNull().default(false),
		workModes: workMode()
			.array()
			.notNull()
			.default(sql`'{}'`),
		/** Rupees a year; private. */
		expectedPay: integer(),
		noticeDays: smallint(),
		mobileNumber: text(),
		whatsappNumber: text(),
		birthDate: date(),
		linkedinUrl: text(),
		address: text(),
		/** The address of the photo, below /api. */
		image: text(),
		visibility: visibility().notNull().default('members'),
		updatedAt: moment(),
	},
	(table) => [
		index('candidates_profession').on(table.professionId),
		index('candidates_place').on(table.placeId),
	],
)

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
	},
	(table) => [
		primaryKey({ name: 'candidate_skills_key', columns: [table.candidateId, table.skillId] }),
		index('candidate_skills_skill').on(table.skillId),
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

/** Where a person works or worked. One at a registered organisation waits for its word. */
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
		place: text(),
		startedOn: date(),
		/** Nothing while the person still works there. */
		endedOn: date(),
		kind: workKind(),
		description: text(),
		confirmation: confirmation(),
		decidedAt: timestamp({ withTimezone: true }),
		createdAt: moment(),
	},
	(table) => [
		index('work_entries_candidate').on(table.candidateId),
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
		/** Nothing while the study goes on; a day to come when its end is planned. */
		endedOn: date(),
		grade: text(),
		note: text(),
		createdAt: moment(),
	},
	(table) => [index('education_entries_candidate').on(table.candidateId)],
)
