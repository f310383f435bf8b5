import type { PortalStatistic } from '@profile-search/contract/site/statistics/portal'
import {
	date,
	index,
	integer,
	pgTable,
	primaryKey,
	smallint,
	text,
	timestamp,
	uuid,
} from 'drizzle-orm/pg-core'
import { candidates } from '../profiles/candidates.ts'

/** How many open jobs fitted a person on a day. Days are those of the site. */
export const matchCounts = pgTable(
	'match_counts',
	{
		candidateId: uuid()
			.notNull()
			.references(() => candidates.accountId, { onDelete: 'cascade' }),
		day: date().notNull(),
		jobs: smallint().notNull(),
	},
	(table) => [
		primaryKey({ name: 'match_counts_key', columns: [table.candidateId, table.day] }),
		index('match_counts_day').on(table.day),
	],
)

/**
 * How often the page of an organisation or a job was viewed on a day, except by its own people. The id has no
 * foreign key, since what it names may be gone.
 */
export const pageViews = pgTable(
	'page_views',
	{
		subjectId: uuid().notNull(),
		day: date().notNull(),
		times: integer().notNull(),
	},
	(table) => [
		primaryKey({ name: 'page_views_key', columns: [table.subjectId, table.day] }),
		index('page_views_day').on(table.day),
	],
)

/**
 * Which signed-in accounts have viewed a job, to tell people from views: a hash of account and job, so that
 * it says nothing about a person across jobs.
 */
export const pageViewers = pgTable(
	'page_viewers',
	{
		subjectId: uuid().notNull(),
		viewer: uuid().notNull(),
		/** The day of the first view. */
		day: date().notNull(),
	},
	(table) => [
		primaryKey({ name: 'page_viewers_key', columns: [table.subjectId, table.viewer] }),
		index('page_viewers_day').on(table.day),
	],
)

/** The statistics of the whole portal for a finished day, and those counted as they happen. Kept for ever. */
export const dailyStatistics = pgTable(
	'daily_statistics',
	{
		day: date().notNull(),
		statistic: text().$type<PortalStatistic>().notNull(),
		/** The kind of account, where it matters, or the outcome of a job. */
		kind: text().notNull().default(''),
		/** For decisions: after how many whole hours; -1 where unknown. */
		hours: smallint().notNull().default(0),
		amount: integer().notNull(),
	},
	(table) => [
		primaryKey({
			name: 'daily_statistics_key',
			columns: [table.day, table.statistic, table.kind, table.hours],
		}),
	],
)

/** Days whose statistics are stored: the next night counts a missing day. */
export const countedDays = pgTable('counted_days', {
	day: date().primaryKey(),
	countedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})
