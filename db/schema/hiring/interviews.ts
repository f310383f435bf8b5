import { InterviewStatus } from '@profile-search/contract/hiring/applications'
import { sql } from 'drizzle-orm'
import {
	boolean,
	check,
	index,
	integer,
	pgEnum,
	pgTable,
	primaryKey,
	smallint,
	text,
	timestamp,
	uuid,
} from 'drizzle-orm/pg-core'
import { accounts } from '../accounts/accounts.ts'
import { id, moment } from '../platform/columns.ts'
import { applications } from './applications.ts'

export const interviewStatus = pgEnum('interview_status', InterviewStatus.enum)

/** A meeting with an applicant: the team proposes times, and the applicant chooses one. */
export const interviews = pgTable(
	'interviews',
	{
		id: id(),
		applicationId: uuid()
			.notNull()
			.references(() => applications.id, { onDelete: 'cascade' }),
		status: interviewStatus().notNull().default('proposed'),
		minutes: smallint().notNull(),
		/** A place, or a link to the call. */
		place: text().notNull(),
		message: text(),
		/** A message from an applicant for whom none of the times works. */
		wish: text(),
		/** Why it was cancelled. */
		endMessage: text(),
		/** Whether the organisation cancelled it, or the applicant. */
		isEndedByTeam: boolean(),
		/** The time that was chosen. */
		startsAt: timestamp({ withTimezone: true }),
		/** Rises with each change, as calendars require (RFC 5545, SEQUENCE). */
		sequence: integer().notNull().default(0),
		/** The member of the team who proposed it and holds it. */
		createdBy: uuid().references(() => accounts.id, { onDelete: 'set null' }),
		createdAt: moment(),
		updatedAt: moment(),
		remindedAt: timestamp({ withTimezone: true }),
	},
	(table) => [
		index('interviews_application').on(table.applicationId),
		index('interviews_start').on(table.startsAt),
		index('interviews_host')
			.on(table.createdBy, table.startsAt)
			.where(sql`${table.status} = 'confirmed'`),
		check('interviews_confirmed', sql`(${table.status} = 'confirmed') <= (${table.startsAt} is not null)`),
	],
)

/** A proposed start time of an interview. */
export const interviewTimes = pgTable(
	'interview_times',
	{
		interviewId: uuid()
			.notNull()
			.references(() => interviews.id, { onDelete: 'cascade' }),
		startsAt: timestamp({ withTimezone: true }).notNull(),
	},
	(table) => [primaryKey({ name: 'interview_times_key', columns: [table.interviewId, table.startsAt] })],
)
