import type { AuditAction } from '@profile-search/contract/platform/audit-actions'
import { defaultTimeZone } from '@profile-search/contract/platform/site-time'
import { sql } from 'drizzle-orm'
import {
	boolean,
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
		/**
		 * The IANA time zone that decides which day it is: the last day of a job, the days of statistics, times
		 * in mails.
		 */
		timeZone: text().notNull().default(defaultTimeZone),
		contactEmail: text(),
		contactPhone: text(),
		/** The grievance officer, whom the law requires to be named. */
		officerName: text(),
		officerEmail: text(),
		officerPhone: text(),
		officerAddress: text(),
		/** Where to appeal against the officer's answer. */
		appealUrl: text().notNull().default('https://gac.gov.in'),
		/** The periods of a grievance: by law as of February 2026 unless set otherwise. */
		acknowledgeHours: smallint().notNull().default(24),
		ordinaryHours: smallint().notNull().default(168),
		listedHours: smallint().notNull().default(36),
		orderHours: smallint().notNull().default(3),
		intimateHours: smallint().notNull().default(2),
		reopenDays: smallint().notNull().default(30),
		appealDays: smallint().notNull().default(30),
		/** What one account may do in a day. */
		applicationsADay: smallint().notNull().default(100),
		firstContactsADay: smallint().notNull().default(20),
		/** How many people one organisation may invite to apply in a day. */
		jobInvitationsADay: smallint().notNull().default(20),
		/** The most days that a job stays open. */
		longestOpenDays: smallint().notNull().default(90),
		/**
		 * How many jobs of an organisation an approver accepts before its next jobs go public without review; 0
		 * for none.
		 */
		reviewedJobs: smallint().notNull().default(2),
		/** Reports whose weight exceeds this freeze their subject at once. */
		freezeAbove: smallint().notNull().default(5),
		/**
		 * How much lower jobs shown to many may rank in people's matches, in percent of the maximum; 0 for not at
		 * all.
		 */
		spreadStrength: smallint().notNull().default(25),
		/** Below this total nothing is called a match: of so many in a hundred, fewer than this are worth a call. */
		leastMatch: smallint().notNull().default(35),
		/** The time to answer a request to correct, complete or erase personal data: within 90 days by law. */
		rightsHours: smallint().notNull().default(720),
		/** Days in which logging in takes back an erasure. */
		returnDays: smallint().notNull().default(7),
		/** Days that the sealed record of an erased account is kept: at least a year by law. */
		sealedDays: smallint().notNull().default(365),
		/** Days that contact is granted for. */
		shareDays: smallint().notNull().default(365),
		/** Years without a login after which an account is erased. */
		inactiveYears: smallint().notNull().default(3),
		/** Whether search engines are told of jobs that open, change or close (IndexNow). */
		announcesJobs: boolean().notNull().default(false),
		/** Rises with each change, so that the second of two administrators is told. */
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
			sql`least(${table.applicationsADay}, ${table.firstContactsADay}, ${table.jobInvitationsADay}, ${table.longestOpenDays}) >= 1
				and ${table.reviewedJobs} >= 0 and ${table.freezeAbove} between 1 and 1000
				and ${table.spreadStrength} between 0 and 100 and ${table.leastMatch} between 0 and 100`,
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
 * Who did what to whom, and why. Rows are only ever added; triggers refuse everything else except erasing
 * what a row says about a person. At the end of the transaction each new row is sealed: it gets its number
 * and its hash, made of the previous hash, its plain columns, and a digest of its reason and facts.
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
		/** Keeps the digest from confirming guesses about erased content; erased with the content. */
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
 * What the match index has to read again. Triggers write it; every node follows it. It is ordered by
 * transaction, since with a sequence alone a follower could skip a row that commits late.
 */
export const matchChanges = pgTable(
	'match_changes',
	{
		transaction: xid8()
			.notNull()
			.default(sql`pg_current_xact_id()`),
		subject: text()
			.$type<'person' | 'job' | 'organisation' | 'knowledge' | 'learning' | 'reader' | 'detail'>()
			.notNull(),
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

/** Secrets that the portal creates for itself once, for all its nodes. */
export const keptSecrets = pgTable('kept_secrets', {
	name: text().primaryKey(),
	secret: text().notNull(),
})

/** When a recurring event last happened, such as the planting of the demo data. */
export const milestones = pgTable('milestones', {
	name: text().primaryKey(),
	reachedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})
