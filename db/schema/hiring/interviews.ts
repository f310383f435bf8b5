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

/** A meeting with an applicant: times are proposed, and the applicant chooses one. */
export const interviews = pgTable(
	'interviews',
	{
		id: id(),
		applicationId: uuid()
			.notNull()
			.references(() => applications.id, { onDelete: 'cascade' }),
		status: interviewStatus().notNull().default('proposed'),
		minutes: smallint().notNull(),
		/** Where, or a link to the call. */
		place: text().notNull(),
		words: text(),
		/** What the applicant writes who can come at none of the times. */
		wish: text(),
		/** Why it was called off. */
		endWords: text(),
		/** Whether the organisation called it off, or the applicant. */
		isEndedByTeam: boolean(),
		/** The time that was chosen. */
		startsAt: timestamp({ withTimezone: true }),
		/** Goes up with each change, as calendars want it (RFC 5545, SEQUENCE). */
		sequence: integer().notNull().default(0),
		/** The member of the team who proposed it, and holds it. */
		createdBy: uuid().references(() => accounts.id, { onDelete: 'set null' }),
		createdAt: moment(),
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

/** A time that an interview may start at. */
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
