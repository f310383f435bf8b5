import { ApplicationStatus, RejectReason } from '@profile-search/contract/hiring/applications'
import { sql } from 'drizzle-orm'
import {
	boolean,
	check,
	index,
	jsonb,
	pgEnum,
	pgTable,
	primaryKey,
	smallint,
	text,
	timestamp,
	uniqueIndex,
	uuid,
} from 'drizzle-orm/pg-core'
import { accounts } from '../accounts/accounts.ts'
import { id, moment } from '../platform/columns.ts'
import { jobs } from './jobs.ts'

export const applicationStatus = pgEnum('application_status', ApplicationStatus.enum)
export const rejectReason = pgEnum('reject_reason', RejectReason.enum)

/** A person applies for a job: once, however often the button is pressed. */
export const applications = pgTable(
	'applications',
	{
		id: id(),
		jobId: uuid()
			.notNull()
			.references(() => jobs.id, { onDelete: 'cascade' }),
		candidateId: uuid()
			.notNull()
			.references(() => accounts.id, { onDelete: 'cascade' }),
		status: applicationStatus().notNull().default('submitted'),
		motivation: text(),
		/** The résumé as it was then: a `Resume`, without contacts. */
		resume: jsonb().notNull(),
		/** Whether the organisation sees how to reach the person. */
		sharesContact: boolean().notNull().default(true),
		/** Where the person came from, such as 'matches' or 'alert'. */
		source: text().notNull().default('portal'),
		/** The score at the time of applying, in tenths of a point, and the record that explains it: a `MatchRecord`. */
		matchTotal: smallint(),
		matchRecord: jsonb(),
		/** Whether the person was told that they stay nameless until they are shortlisted; it holds whatever the job becomes. */
		isBlind: boolean().notNull().default(false),
		/** Since when a blind reviewer sees who it is. */
		revealedAt: timestamp({ withTimezone: true }),
		submittedAt: moment(),
		viewedAt: timestamp({ withTimezone: true }),
		shortlistedAt: timestamp({ withTimezone: true }),
		interviewAt: timestamp({ withTimezone: true }),
		offeredAt: timestamp({ withTimezone: true }),
		hiredAt: timestamp({ withTimezone: true }),
		declinedAt: timestamp({ withTimezone: true }),
		rejectedAt: timestamp({ withTimezone: true }),
		withdrawnAt: timestamp({ withTimezone: true }),
		rejectReason: rejectReason(),
		/** What the organisation writes with a no, or the person with a withdrawal. */
		endWords: text(),
		/** Since when nothing is left of what it said: it was taken back, or its time is over. */
		emptiedAt: timestamp({ withTimezone: true }),
	},
	(table) => [
		uniqueIndex('applications_once').on(table.jobId, table.candidateId),
		index('applications_submitted').using('brin', table.submittedAt).with({ autosummarize: true }),
		index('applications_candidate').on(table.candidateId, table.submittedAt.desc()),
		index('applications_to_empty')
			.on(table.submittedAt)
			.where(sql`${table.emptiedAt} is null`),
		index('applications_job').on(table.jobId, table.status),
	],
)

/** What was answered to the questions of the job, with the question as it stood then. */
export const applicationAnswers = pgTable(
	'application_answers',
	{
		applicationId: uuid()
			.notNull()
			.references(() => applications.id, { onDelete: 'cascade' }),
		position: smallint().notNull(),
		question: text().notNull(),
		answer: text().notNull(),
		isKnockedOut: boolean().notNull().default(false),
	},
	(table) => [
		primaryKey({ name: 'application_answers_key', columns: [table.applicationId, table.position] }),
	],
)

/** Every move of an application. */
export const applicationEvents = pgTable(
	'application_events',
	{
		id: id(),
		applicationId: uuid()
			.notNull()
			.references(() => applications.id, { onDelete: 'cascade' }),
		fromStatus: applicationStatus(),
		toStatus: applicationStatus().notNull(),
		actorId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
		/** What whoever moved it writes; the other side reads it. */
		words: text(),
		at: moment(),
	},
	(table) => [
		index('application_events_at').using('brin', table.at).with({ autosummarize: true }),
		index('application_events_application').on(table.applicationId, table.at),
	],
)

/** What a team tells itself; the applicant does not read it. */
export const applicationNotes = pgTable(
	'application_notes',
	{
		id: id(),
		applicationId: uuid()
			.notNull()
			.references(() => applications.id, { onDelete: 'cascade' }),
		authorId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
		text: text().notNull(),
		createdAt: moment(),
	},
	(table) => [index('application_notes_application').on(table.applicationId, table.createdAt)],
)

/** One to five stars of a member of the team. */
export const applicationRatings = pgTable(
	'application_ratings',
	{
		applicationId: uuid()
			.notNull()
			.references(() => applications.id, { onDelete: 'cascade' }),
		accountId: uuid()
			.notNull()
			.references(() => accounts.id, { onDelete: 'cascade' }),
		stars: smallint().notNull(),
	},
	(table) => [
		primaryKey({ name: 'application_ratings_key', columns: [table.applicationId, table.accountId] }),
		check('application_ratings_stars', sql`${table.stars} between 1 and 5`),
	],
)
