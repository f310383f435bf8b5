import { FeedKind, FeedProblem } from '@profile-search/contract/hiring/drafts/job-feeds'
import { sql } from 'drizzle-orm'
import {
	boolean,
	index,
	integer,
	jsonb,
	pgEnum,
	pgTable,
	primaryKey,
	text,
	timestamp,
	uniqueIndex,
	uuid,
} from 'drizzle-orm/pg-core'
import { accounts } from '../accounts/accounts.ts'
import { id, moment } from '../platform/columns.ts'
import { organisations } from '../profiles/organisations.ts'
import { jobs } from './jobs.ts'

export const feedKind = pgEnum('feed_kind', FeedKind.enum)
export const feedProblem = pgEnum('feed_problem', FeedProblem.enum)

/** An address from which the jobs of an organisation are read every night. */
export const jobFeeds = pgTable(
	'job_feeds',
	{
		id: id(),
		organisationId: uuid()
			.notNull()
			.references(() => organisations.id, { onDelete: 'cascade' }),
		/** In whose name jobs are made; after an erasure, the owner's of the organisation. */
		accountId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
		url: text().notNull(),
		kind: feedKind().notNull(),
		/** Whether complete jobs are published; otherwise all become drafts. */
		opensJobs: boolean().notNull(),
		isOn: boolean().notNull().default(true),
		createdAt: moment(),
		/** When a read was asked for that has not ended. */
		askedAt: timestamp({ withTimezone: true }),
		/** The first failure since the last success; null while it works. */
		failingSince: timestamp({ withTimezone: true }),
		/** Switched off because it had failed for too long. */
		stoppedAt: timestamp({ withTimezone: true }),
		/** Jobs that are gone from the feed and are closed only when somebody confirms it. */
		missing: integer().notNull().default(0),
	},
	(table) => [
		uniqueIndex('job_feeds_url').on(table.organisationId, table.url),
		index('job_feeds_account').on(table.accountId),
	],
)

/** A job of a feed by its id there, and what became of it. It is written in the transaction that writes the job. */
export const jobFeedJobs = pgTable(
	'job_feed_jobs',
	{
		feedId: uuid()
			.notNull()
			.references(() => jobFeeds.id, { onDelete: 'cascade' }),
		externalId: text().notNull(),
		/** Null when the job was deleted here. */
		jobId: uuid().references(() => jobs.id, { onDelete: 'set null' }),
		/** A hash of what the feed said of it. */
		offered: text().notNull(),
		/** Hashes of the content that the feed has given the job: one with another content was changed by a person. */
		written: text().array().notNull(),
		/** When it was gone from the feed, and its job was closed or deleted because of that. */
		goneAt: timestamp({ withTimezone: true }),
	},
	(table) => [
		primaryKey({ name: 'job_feed_jobs_key', columns: [table.feedId, table.externalId] }),
		index('job_feed_jobs_job')
			.on(table.jobId)
			.where(sql`${table.jobId} is not null`),
	],
)

/** What a read of a feed came to. */
export const jobFeedReads = pgTable(
	'job_feed_reads',
	{
		id: id(),
		feedId: uuid()
			.notNull()
			.references(() => jobFeeds.id, { onDelete: 'cascade' }),
		readAt: moment(),
		problem: feedProblem(),
		isWhole: boolean().notNull().default(false),
		found: integer().notNull().default(0),
		added: integer().notNull().default(0),
		changed: integer().notNull().default(0),
		opened: integer().notNull().default(0),
		closed: integer().notNull().default(0),
		kept: integer().notNull().default(0),
		missing: integer().notNull().default(0),
		/** What is to be said about single jobs, as codes. */
		notes: jsonb().$type<{ title: string; message: string }[]>().notNull().default([]),
	},
	(table) => [
		index('job_feed_reads_feed').on(table.feedId, table.id.desc()),
		index('job_feed_reads_read').using('brin', table.readAt).with({ autosummarize: true }),
	],
)
