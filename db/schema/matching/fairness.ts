import type { FairnessReport } from '@profile-search/contract/matching/fairness'
import { BirthYears, Community, Disability, Gender } from '@profile-search/contract/matching/fairness'
import { char, integer, jsonb, pgEnum, pgTable, real, unique, uuid } from 'drizzle-orm/pg-core'
import { accounts } from '../accounts/accounts.ts'
import { jobs } from '../hiring/jobs.ts'
import { id, moment } from '../platform/columns.ts'

export const gender = pgEnum('gender', Gender.enum)
export const birthYears = pgEnum('birth_years', BirthYears.enum)
export const community = pgEnum('community', Community.enum)
export const disability = pgEnum('disability', Disability.enum)

/**
 * What people have said about themselves for the fairness report. It is read only for the person and summed
 * up for the report; nothing else may read it, least of all the matching.
 */
export const voluntaryAttributes = pgTable('voluntary_attributes', {
	accountId: uuid()
		.primaryKey()
		.references(() => accounts.id, { onDelete: 'cascade' }),
	gender: gender(),
	birthYears: birthYears(),
	community: community(),
	disability: disability(),
	updatedAt: moment(),
})

/** One report a month, of sums alone. */
export const fairnessReports = pgTable(
	'fairness_reports',
	{
		id: id(),
		/** Such as `2026-11`. */
		month: char({ length: 7 }).notNull(),
		jobs: integer().notNull(),
		attributes: jsonb().$type<FairnessReport['attributes']>().notNull(),
		/** How jobs are shared out among people; null in older reports. */
		exposure: jsonb().$type<FairnessReport['exposure']>(),
		createdAt: moment(),
	},
	(table) => [unique('fairness_reports_one_a_month').on(table.month)],
)

/**
 * How many points lower a job ranks in people's matches because it would be shown to too many; computed at
 * night.
 */
export const jobPrices = pgTable('job_prices', {
	jobId: uuid()
		.primaryKey()
		.references(() => jobs.id, { onDelete: 'cascade' }),
	points: real().notNull(),
})
