import type { AuditAction } from '@profile-search/contract/platform/audit-actions'
import { defaultTimeZone } from '@profile-search/contract/platform/site-time'
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
	uniqueIndex,
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
		/** The IANA time zone that decides which day it is: the last day of a job, the days of statistics, times in mails. */
		timeZone: text().notNull().default(defaultTimeZone),
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
		/** What one account may do on a day. */
		applicationsADay: smallint().notNull().default(100),
		firstContactsADay: smallint().notNull().default(20),
		/** Days a job stays open at most. */
		longestOpenDays: smallint().notNull().default(90),
		/** Jobs of an organisation that an approver lets through before the next ones go public unseen; 0 for none. */
		reviewedJobs: smallint().notNull().default(2),
		/** Reports that weigh more freeze what they are about at once. */
		freezeAbove: smallint().notNull().default(5),
		/** Percent of the most that jobs shown to many may stand lower in the matches of people; 0 for not at all. */
		spreadStrength: smallint().notNull().default(0),
		/** When a request to correct, complete or erase personal data has to be answered: within 90 days by law. */
		rightsHours: smallint().notNull().default(720),
		/** Days in which an erasure can be taken back by logging in. */
		returnDays: smallint().notNull().default(7),
		/** Days that the record of an erased account is kept, sealed: a year at least by law. */
		sealedDays: smallint().notNull().default(365),
		/** Days that contact is granted for. */
		shareDays: smallint().notNull().default(365),
		/** Years without a login after which an account is erased. */
		inactiveYears: smallint().notNull().default(3),
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
		check(
			'site_settings_limits',
			sql`least(${table.applicationsADay}, ${table.firstContactsADay}, ${table.longestOpenDays}) >= 1
				and ${table.reviewedJobs} >= 0 and ${table.freezeAbove} between 1 and 1000
				and ${table.spreadStrength} between 0 and 100`,
		),
		check(
			'site_settings_personal_data',
			sql`${table.rightsHours} between 1 and 2160 and ${table.returnDays} between 2 and 30
				and ${table.sealedDays} between 365 and 3650 and ${table.shareDays} between 1 and 3650
				and ${table.inactiveYears} between 1 and 20`,
		),
	],
)

/**
 * Who did what to whom, and why. Rows are only ever added; triggers refuse the rest, but for the erasure of what a row
 * says of a person. At the end of the transaction each new row is sealed: it gets its number and its hash, made of
 * the hash before it, its plain columns, and a digest of its reason and facts.
 */
export const auditLog = pgTable(
	'audit_log',
	{
		id: id(),
		/** 1, 2, 3 …, without a gap; null until the transaction ends. */
		number: bigint({ mode: 'number' }),
		at: moment(),
		/** Null for the command line. */
		actorId: uuid(),
		action: text().$type<AuditAction>().notNull(),
		subjectId: uuid().notNull(),
		reason: text(),
		facts: jsonb().notNull().default({}),
		/** Keeps the digest from telling, to who guesses, what an erased content was; goes with it. */
		salt: uuid().default(sql`gen_random_uuid()`),
		contentDigest: text(),
		hash: text(),
	},
	(table) => [
		uniqueIndex('audit_log_number').on(table.number),
		index('audit_log_subject').on(table.subjectId, table.at),
		index('audit_log_actor').on(table.actorId, table.number),
		index('audit_log_action').on(table.action, table.number),
		index('audit_log_at').on(table.at),
	],
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

/** Secrets that the portal makes for itself once, for all its nodes. */
export const keptSecrets = pgTable('kept_secrets', {
	name: text().primaryKey(),
	secret: text().notNull(),
})

/** When a recurring event last happened, such as the demo world being planted. */
export const milestones = pgTable('milestones', {
	name: text().primaryKey(),
	reachedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})
