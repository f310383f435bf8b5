import type { AuditAction } from '@profile-search/contract/approvals'
import { sql } from 'drizzle-orm'
import {
	bigint,
	check,
	index,
	integer,
	jsonb,
	pgTable,
	primaryKey,
	smallint,
	text,
	timestamp,
	uuid,
} from 'drizzle-orm/pg-core'
import { id, moment } from './columns.ts'
import { xid8 } from './xid8.ts'

/** The settings of the site: one row. */
export const siteSettings = pgTable(
	'site_settings',
	{
		id: smallint().primaryKey().default(1),
		companyName: text().notNull().default('Profile Search'),
		companyLogo: text().notNull().default('/logo.svg'),
		contactEmail: text(),
		contactPhone: text(),
		/** The grievance officer, whom the law wants named. */
		officerName: text(),
		officerEmail: text(),
		officerPhone: text(),
		officerAddress: text(),
		/** Where the officer's answer can be appealed against. */
		appealUrl: text().notNull().default('https://gac.gov.in'),
		/** The periods of a grievance: by law as of February 2026 unless set otherwise. */
		acknowledgeHours: smallint().notNull().default(24),
		ordinaryHours: smallint().notNull().default(168),
		listedHours: smallint().notNull().default(36),
		orderHours: smallint().notNull().default(3),
		intimateHours: smallint().notNull().default(2),
		reopenDays: smallint().notNull().default(30),
		appealDays: smallint().notNull().default(30),
		/** Goes up with each change, so that of two administrators the second is told. */
		version: integer().notNull().default(1),
	},
	(table) => [
		check('site_settings_one_row', sql`${table.id} = 1`),
		check(
			'site_settings_periods',
			sql`least(${table.acknowledgeHours}, ${table.ordinaryHours}, ${table.listedHours}, ${table.orderHours},
				${table.intimateHours}, ${table.reopenDays}, ${table.appealDays}) >= 1`,
		),
	],
)

/** Who did what to whom, and why. Rows are only ever added; a trigger refuses the rest. */
export const auditLog = pgTable(
	'audit_log',
	{
		id: id(),
		at: moment(),
		/** Null for the command line. */
		actorId: uuid(),
		action: text().$type<AuditAction>().notNull(),
		subjectId: uuid().notNull(),
		reason: text(),
		facts: jsonb().notNull().default({}),
	},
	(table) => [index('audit_log_subject').on(table.subjectId, table.at)],
)

/**
 * What the match index has to read again. Written by triggers, followed by every node. Ordered by transaction, since
 * a sequence alone would let a follower step over a row that commits late.
 */
export const matchChanges = pgTable(
	'match_changes',
	{
		transaction: xid8()
			.notNull()
			.default(sql`pg_current_xact_id()`),
		subject: text().$type<'person' | 'job' | 'organisation' | 'knowledge'>().notNull(),
		subjectId: uuid().notNull(),
		at: moment(),
	},
	(table) => [
		primaryKey({ name: 'match_changes_key', columns: [table.transaction, table.subject, table.subjectId] }),
		index('match_changes_at').on(table.at),
	],
)

/** Counts of rate-limiter-flexible, shared by all nodes. */
export const rateLimits = pgTable('rate_limits', {
	key: text().primaryKey(),
	points: integer().notNull().default(0),
	expire: bigint({ mode: 'number' }),
})

/** When a recurring event last happened, such as the demo world being planted. */
export const milestones = pgTable('milestones', {
	name: text().primaryKey(),
	reachedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})
