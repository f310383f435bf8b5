import {
	GrievanceClass,
	GrievanceEventKind,
	GrievanceKind,
	GrievanceParty,
	GrievanceStatus,
} from '@profile-search/contract/trust/grievance-values'
import { sql } from 'drizzle-orm'
import {
	boolean,
	check,
	index,
	integer,
	jsonb,
	pgEnum,
	pgTable,
	smallint,
	text,
	timestamp,
	uniqueIndex,
	uuid,
} from 'drizzle-orm/pg-core'
import { accounts } from '../accounts/accounts.ts'
import { id, moment } from '../platform/columns.ts'

export const grievanceKind = pgEnum('grievance_kind', GrievanceKind.enum)
export const grievanceClass = pgEnum('grievance_class', GrievanceClass.enum)
export const grievanceStatus = pgEnum('grievance_status', GrievanceStatus.enum)
export const grievanceParty = pgEnum('grievance_party', GrievanceParty.enum)
export const grievanceEventKind = pgEnum('grievance_event_kind', GrievanceEventKind.enum)

/** A complaint to the grievance officer as it stands now. How it came about is told by its events. */
export const grievances = pgTable(
	'grievances',
	{
		id: id(),
		/** What its complainant knows it by, such as PS-2026-7K3F9QXM. */
		number: text().notNull().unique('grievances_number_unique'),
		kind: grievanceKind().notNull(),
		/** That of its kind when it was filed. */
		class: grievanceClass().notNull(),
		status: grievanceStatus().notNull().default('filed'),
		/** The account that was signed in, if any. */
		accountId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
		name: text().notNull(),
		email: text().notNull(),
		phone: text(),
		/** For whom it is filed, when not for oneself; they have agreed. */
		behalfName: text(),
		behalfRelation: text(),
		/** A link or an id: what it is about. */
		subject: text(),
		words: text().notNull(),
		assigneeId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
		filedAt: moment(),
		acknowledgeDueAt: timestamp({ withTimezone: true }).notNull(),
		acknowledgedAt: timestamp({ withTimezone: true }),
		/** When the present clock for the answer was started: by filing, or by reopening. */
		clockStartedAt: timestamp({ withTimezone: true }).notNull(),
		resolveDueAt: timestamp({ withTimezone: true }).notNull(),
		/** When it was last resolved or rejected; null again once it is reopened. */
		resolvedAt: timestamp({ withTimezone: true }),
		closedAt: timestamp({ withTimezone: true }),
		reopenedTimes: smallint().notNull().default(0),
		stars: smallint(),
		ratingWords: text(),
		/** Since when the ticket is without the person. */
		namelessAt: timestamp({ withTimezone: true }),
		/** Goes up with each change, so that of two officers the second is told. */
		version: integer().notNull().default(1),
	},
	(table) => [
		check('grievances_email_lower', sql`${table.email} = lower(${table.email})`),
		check('grievances_stars', sql`${table.stars} between 1 and 5`),
		check('grievances_behalf_whole', sql`(${table.behalfName} is null) = (${table.behalfRelation} is null)`),
		index('grievances_due').on(table.resolveDueAt),
		index('grievances_open_due')
			.on(table.resolveDueAt)
			.where(sql`${table.resolvedAt} is null and ${table.closedAt} is null`),
		index('grievances_to_empty')
			.on(table.closedAt)
			.where(sql`${table.namelessAt} is null`),
		index('grievances_email').on(table.email),
		index('grievances_account').on(table.accountId),
		index('grievances_assignee').on(table.assigneeId),
	],
)

/**
 * What happened in a grievance. Lines are never changed, and go only with the whole grievance; a trigger refuses the
 * rest. The public report is made from them alone.
 */
export const grievanceEvents = pgTable(
	'grievance_events',
	{
		id: id(),
		grievanceId: uuid()
			.notNull()
			.references(() => grievances.id, { onDelete: 'cascade' }),
		at: moment(),
		kind: grievanceEventKind().notNull(),
		party: grievanceParty().notNull(),
		/** The account that acted; no reference, since an account that goes must not change the line. */
		actorId: uuid(),
		/** Whether the complainant reads it. */
		isPublic: boolean().notNull(),
		words: text(),
		fromStatus: grievanceStatus(),
		toStatus: grievanceStatus(),
		/** What may happen but once, such as a warning: its name. */
		once: text(),
		/** Due times, stars, the kind: what the report counts. */
		facts: jsonb().$type<Record<string, string | number>>().notNull().default({}),
	},
	(table) => [
		index('grievance_events_grievance').on(table.grievanceId, table.at),
		index('grievance_events_kind').on(table.kind, table.at),
		uniqueIndex('grievance_events_once')
			.on(table.grievanceId, table.once)
			.where(sql`${table.once} is not null`),
		check('grievance_events_notes_are_internal', sql`${table.kind} <> 'noted' or not ${table.isPublic}`),
	],
)
