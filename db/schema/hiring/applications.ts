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

/** A person's application for a job: only one, however often the button is pressed. */
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
		/** The résumé at the time of applying: a `Resume`, without contacts. */
		resume: jsonb().notNull(),
		/** Whether the organisation sees the person's contact details. */
		sharesContact: boolean().notNull().default(true),
		/** Where the person came from, such as 'matches' or 'alert'. */
		source: text().notNull().default('portal'),
		/** The score at the time of applying, in tenths of a point, and the record that explains it: a `MatchRecord`. */
		matchTotal: smallint(),
		matchRecord: jsonb(),
		/**
		 * Whether the person was told that they stay nameless until they are shortlisted; it holds even if the
		 * job changes.
		 */
		isBlind: boolean().notNull().default(false),
		/** When a blind reviewer was shown who the person is. */
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
		/** The organisation's message with a rejection, or the person's with a withdrawal. */
		endMessage: text(),
		/** When its contents were removed: it was withdrawn, or its time was over. */
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

/** The answers to the job's questions, with each question as it was then. */
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

/** Every state transition of an application. */
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
		/** A comment by whoever made the transition; the other side reads it. */
		message: text(),
		at: moment(),
	},
	(table) => [
		index('application_events_at').using('brin', table.at).with({ autosummarize: true }),
		index('application_events_application').on(table.applicationId, table.at),
	],
)

/** A team's notes to itself; the applicant does not read them. */
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

/** One to five stars given by a member of the team. */
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
