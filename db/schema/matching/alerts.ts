import { AlertFrequency, AlertKind } from '@profile-search/contract/matching/alerts'
import { sql } from 'drizzle-orm'
import {
	boolean,
	check,
	index,
	jsonb,
	pgEnum,
	pgTable,
	smallint,
	text,
	timestamp,
	unique,
	uuid,
} from 'drizzle-orm/pg-core'
import { accounts } from '../accounts/accounts.ts'
import { jobs } from '../hiring/jobs.ts'
import { id, moment } from '../platform/columns.ts'
import { pageLanguage } from '../platform/language.ts'
import { xid8 } from '../platform/xid8.ts'

export const alertKind = pgEnum('alert_kind', AlertKind.enum)
export const alertFrequency = pgEnum('alert_frequency', AlertFrequency.enum)

/** A mail address without an account that alerts go to. It is deleted with its last alert. */
export const alertMailboxes = pgTable(
	'alert_mailboxes',
	{
		id: id(),
		email: text().notNull().unique('alert_mailboxes_email_unique'),
		/** In which its mails are written: that of whoever confirmed an alert of it last. */
		language: pageLanguage(),
		createdAt: moment(),
	},
	(table) => [check('alert_mailboxes_email_lower', sql`${table.email} = lower(${table.email})`)],
)

/** A saved search, or the matches of an account. */
export const alerts = pgTable(
	'alerts',
	{
		id: id(),
		accountId: uuid().references(() => accounts.id, { onDelete: 'cascade' }),
		mailboxId: uuid().references(() => alertMailboxes.id, { onDelete: 'cascade' }),
		kind: alertKind().notNull(),
		name: text().notNull(),
		/** The query of the address in canonical form, so that equal searches are equal; empty for matches. */
		criteria: text().notNull().default(''),
		/** For matches: the lowest score that is reported. */
		least: smallint(),
		frequency: alertFrequency().notNull(),
		isPaused: boolean().notNull().default(false),
		/** No search runs before this is set. */
		confirmedAt: timestamp({ withTimezone: true }),
		/**
		 * Hash of the key in the last mail about this alert alone: the confirmation, or the question whether it
		 * is still wanted.
		 */
		keyHash: text().unique('alerts_key_unique'),
		createdAt: moment(),
		/** The last sign of its owner. After a year without one, they are asked. */
		usedAt: moment(),
		askedAt: timestamp({ withTimezone: true }),
		/** For daily and weekly matches: when they were last ranked. */
		evaluatedAt: timestamp({ withTimezone: true }),
		/** Removed, and kept for a day so that it can come back. */
		removedAt: timestamp({ withTimezone: true }),
	},
	(table) => [
		check('alerts_one_owner', sql`num_nonnulls(${table.accountId}, ${table.mailboxId}) = 1`),
		unique('alerts_once').on(table.accountId, table.mailboxId, table.kind, table.criteria).nullsNotDistinct(),
		index('alerts_mailbox').on(table.mailboxId),
		index('alerts_kind').on(table.kind, table.id),
		index('alerts_evaluated')
			.on(table.frequency, table.evaluatedAt)
			.where(sql`${table.kind} in ('job_matches', 'person_matches')`),
		index('alerts_used').on(table.usedAt),
	],
)

/** What is new for one reader, in one mail. */
export const alertDigests = pgTable(
	'alert_digests',
	{
		id: id(),
		accountId: uuid().references(() => accounts.id, { onDelete: 'cascade' }),
		mailboxId: uuid().references(() => alertMailboxes.id, { onDelete: 'cascade' }),
		/** The searches as they were then: a list of `{id, kind, name, criteria}`. */
		criteria: jsonb().notNull(),
		createdAt: moment(),
		/** Whether it is to go out by mail; unsubscribing clears this. */
		isMailed: boolean().notNull(),
		/** Set the moment the last line of the mail leaves: a worker that finds it set does not send. */
		mailedAt: timestamp({ withTimezone: true }),
		/** Hash of the key in the links of the mail. */
		keyHash: text().unique('alert_digests_key_unique'),
		isRelevant: boolean(),
		relevanceComment: text(),
		relevantAt: timestamp({ withTimezone: true }),
	},
	(table) => [
		check('alert_digests_one_owner', sql`num_nonnulls(${table.accountId}, ${table.mailboxId}) = 1`),
		index('alert_digests_created').using('brin', table.createdAt).with({ autosummarize: true }),
		index('alert_digests_account').on(table.accountId, table.createdAt.desc()),
		index('alert_digests_mailbox').on(table.mailboxId, table.createdAt.desc()),
		index('alert_digests_waiting')
			.on(table.createdAt)
			.where(sql`${table.isMailed} and ${table.mailedAt} is null`),
	],
)

/** What an alert has found, each thing once, in a digest or still waiting for one. What it names may be gone. */
export const alertHits = pgTable(
	'alert_hits',
	{
		alertId: uuid()
			.notNull()
			.references(() => alerts.id, { onDelete: 'cascade' }),
		subjectId: uuid().notNull(),
		/** The job that a person was found for. */
		jobId: uuid().references(() => jobs.id, { onDelete: 'cascade' }),
		/** Null while it waits. */
		digestId: uuid().references(() => alertDigests.id, { onDelete: 'cascade' }),
		/** The score when it was found, out of 100. */
		total: smallint(),
		foundAt: moment(),
	},
	(table) => [
		unique('alert_hits_once').on(table.alertId, table.subjectId, table.jobId).nullsNotDistinct(),
		index('alert_hits_waiting')
			.on(table.alertId)
			.where(sql`${table.digestId} is null`),
		index('alert_hits_subject').on(table.subjectId),
		index('alert_hits_digest').on(table.digestId),
		index('alert_hits_job').on(table.jobId),
	],
)

/** How far the table of changes was searched for alerts: one row. */
export const alertProgress = pgTable(
	'alert_progress',
	{
		id: smallint().primaryKey().default(1),
		/** Changes of transactions older than this are done. */
		position: xid8().notNull(),
		movedAt: moment(),
	},
	(table) => [check('alert_progress_one_row', sql`${table.id} = 1`)],
)
