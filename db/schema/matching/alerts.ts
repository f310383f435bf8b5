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
import { xid8 } from '../platform/xid8.ts'

export const alertKind = pgEnum('alert_kind', AlertKind.enum)
export const alertFrequency = pgEnum('alert_frequency', AlertFrequency.enum)

/** A mail address without an account that alerts go to. It goes with its last alert. */
export const alertMailboxes = pgTable(
	'alert_mailboxes',
	{
		id: id(),
		email: text().notNull().unique('alert_mailboxes_email_unique'),
		createdAt: moment(),
	},
	(table) => [check('alert_mailboxes_email_lower', sql`${table.email} = lower(${table.email})`)],
)

/** A kept search, or the matches of an account. */
export const alerts = pgTable(
	'alerts',
	{
		id: id(),
		accountId: uuid().references(() => accounts.id, { onDelete: 'cascade' }),
		mailboxId: uuid().references(() => alertMailboxes.id, { onDelete: 'cascade' }),
		kind: alertKind().notNull(),
		name: text().notNull(),
		/** The query of the address in its one form, so that equal searches are equal; empty for matches. */
		criteria: text().notNull().default(''),
		/** For matches: the score from which on they are told of. */
		least: smallint(),
		frequency: alertFrequency().notNull(),
		isPaused: boolean().notNull().default(false),
		/** Nothing is looked for before. */
		confirmedAt: timestamp({ withTimezone: true }),
		/** Hash of the key in the last mail that was about this alert alone: the confirmation, or whether it is still wanted. */
		keyHash: text().unique('alerts_key_unique'),
		createdAt: moment(),
		/** The last sign of its owner; a year without one, they are asked. */
		usedAt: moment(),
		askedAt: timestamp({ withTimezone: true }),
		/** For daily and weekly matches: when they were ranked last. */
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

/** A batch of finds for one reader. */
export const deliveries = pgTable(
	'deliveries',
	{
		id: id(),
		accountId: uuid().references(() => accounts.id, { onDelete: 'cascade' }),
		mailboxId: uuid().references(() => alertMailboxes.id, { onDelete: 'cascade' }),
		/** What was searched for, as it stood then: a list of `{id, kind, name, criteria}`. */
		criteria: jsonb().notNull(),
		createdAt: moment(),
		/** Whether it is to go out by mail; unsubscribing takes it back. */
		isMailed: boolean().notNull(),
		/** Set in the moment the last line of the mail leaves: whoever sees it set does not send. */
		mailedAt: timestamp({ withTimezone: true }),
		/** Hash of the key in the links of the mail. */
		keyHash: text().unique('deliveries_key_unique'),
		isRelevant: boolean(),
		relevanceWords: text(),
		relevantAt: timestamp({ withTimezone: true }),
	},
	(table) => [
		check('deliveries_one_owner', sql`num_nonnulls(${table.accountId}, ${table.mailboxId}) = 1`),
		index('deliveries_created').using('brin', table.createdAt).with({ autosummarize: true }),
		index('deliveries_account').on(table.accountId, table.createdAt.desc()),
		index('deliveries_mailbox').on(table.mailboxId, table.createdAt.desc()),
		index('deliveries_waiting')
			.on(table.createdAt)
			.where(sql`${table.isMailed} and ${table.mailedAt} is null`),
	],
)

/** What an alert has found: each thing once, whether it was delivered already or waits. What it names may be gone. */
export const alertHits = pgTable(
	'alert_hits',
	{
		alertId: uuid()
			.notNull()
			.references(() => alerts.id, { onDelete: 'cascade' }),
		subjectId: uuid().notNull(),
		/** The job that a person was found for. */
		jobId: uuid().references(() => jobs.id, { onDelete: 'cascade' }),
		/** Null as long as it waits. */
		deliveryId: uuid().references(() => deliveries.id, { onDelete: 'cascade' }),
		/** The score when it was found, of 100. */
		total: smallint(),
		foundAt: moment(),
	},
	(table) => [
		unique('alert_hits_once').on(table.alertId, table.subjectId, table.jobId).nullsNotDistinct(),
		index('alert_hits_waiting')
			.on(table.alertId)
			.where(sql`${table.deliveryId} is null`),
		index('alert_hits_subject').on(table.subjectId),
		index('alert_hits_delivery').on(table.deliveryId),
		index('alert_hits_job').on(table.jobId),
	],
)

/** Up to where the table of changes was looked through for alerts: one row. */
export const alertProgress = pgTable(
	'alert_progress',
	{
		id: smallint().primaryKey().default(1),
		/** Changes of older transactions are done. */
		position: xid8().notNull(),
		movedAt: moment(),
	},
	(table) => [check('alert_progress_one_row', sql`${table.id} = 1`)],
)
