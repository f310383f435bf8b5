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

/** The present state of a complaint to the grievance officer. Its events tell its history. */
export const grievances = pgTable(
	'grievances',
	{
		id: id(),
		/** The number by which its complainant refers to it, such as PS-2026-7K3F9QXM. */
		number: text().notNull().unique('grievances_number_unique'),
		kind: grievanceKind().notNull(),
		/** The class of its kind when it was filed. */
		class: grievanceClass().notNull(),
		status: grievanceStatus().notNull().default('filed'),
		/** The account that was signed in, if any. */
		accountId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
		name: text().notNull(),
		email: text().notNull(),
		phone: text(),
		/** The person it is filed for, when not the complainant; they have agreed. */
		behalfName: text(),
		behalfRelation: text(),
		/** What it is about: a link or an id. */
		subject: text(),
		message: text().notNull(),
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
		ratingComment: text(),
		/** When the person's data was removed from the ticket. */
		namelessAt: timestamp({ withTimezone: true }),
		/** Rises with each change, so that the second of two officers is told. */
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
 * The events of a grievance. Lines never change, and are deleted only with the whole grievance; a trigger
 * refuses anything else. The public report is made from them alone.
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
		/** The account that acted; no foreign key, since deleting an account must not change the line. */
		actorId: uuid(),
		/** Whether the complainant reads it. */
		isPublic: boolean().notNull(),
		message: text(),
		fromStatus: grievanceStatus(),
		toStatus: grievanceStatus(),
		/** The name of an event that may happen only once, such as a warning. */
		once: text(),
		/** Due times, stars, the kind: the figures that the report counts. */
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
