import { CaseState } from '@profile-search/contract/trust/moderation-values'
import { ReportKind, ReportReason, ReportStatus } from '@profile-search/contract/trust/reports'
import { sql } from 'drizzle-orm'
import { index, pgEnum, pgTable, real, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { accounts } from '../accounts/accounts.ts'
import { id, moment } from '../platform/columns.ts'
import { organisations } from '../profiles/organisations.ts'

export const reportKind = pgEnum('report_kind', ReportKind.enum)
export const reportReason = pgEnum('report_reason', ReportReason.enum)
export const reportStatus = pgEnum('report_status', ReportStatus.enum)
export const caseState = pgEnum('case_state', CaseState.enum)

/** All reports about one thing until it is decided. One thing has at most one open case. */
export const cases = pgTable(
	'cases',
	{
		id: id(),
		subjectKind: reportKind().notNull(),
		subjectId: uuid().notNull(),
		/** The owner of the subject: the person, the author, or the owner of the organisation. */
		ownerId: uuid()
			.notNull()
			.references(() => accounts.id, { onDelete: 'cascade' }),
		/** The team that may answer, where the subject is an organisation or a job. */
		organisationId: uuid().references(() => organisations.id, { onDelete: 'cascade' }),
		state: caseState().notNull().default('reported'),
		/** The total weight of its reports. */
		weight: real().notNull().default(0),
		openedAt: moment(),
		/** When it reached its present state. */
		changedAt: moment(),
		ownerMessage: text(),
		answeredAt: timestamp({ withTimezone: true }),
		/** When an answer was found to be overdue. */
		escalatedAt: timestamp({ withTimezone: true }),
		/** The message to the owner with a decision. */
		rulingMessage: text(),
	},
	(table) => [
		uniqueIndex('cases_live')
			.on(table.subjectKind, table.subjectId)
			.where(sql`${table.state} not in ('dismissed', 'settled')`),
		index('cases_state').on(table.state, table.weight.desc()),
		index('cases_owner').on(table.ownerId),
		index('cases_organisation').on(table.organisationId),
	],
)

/** A person's report that something is not right. What is reported may be deleted; the report stays. */
export const reports = pgTable(
	'reports',
	{
		id: id(),
		reporterId: uuid()
			.notNull()
			.references(() => accounts.id, { onDelete: 'cascade' }),
		subjectKind: reportKind().notNull(),
		subjectId: uuid().notNull(),
		caseId: uuid().references(() => cases.id, { onDelete: 'set null' }),
		reason: reportReason().notNull(),
		comment: text(),
		status: reportStatus().notNull().default('filed'),
		/**
		 * A hash of the network it came from, so that many accounts of one place count once; deleted with the
		 * decision.
		 */
		network: text(),
		reportedAt: moment(),
		decidedAt: timestamp({ withTimezone: true }),
	},
	(table) => [
		uniqueIndex('reports_once').on(table.reporterId, table.subjectKind, table.subjectId),
		index('reports_subject').on(table.subjectKind, table.subjectId),
		index('reports_status').on(table.status, table.reportedAt),
		index('reports_with_comment')
			.on(table.decidedAt)
			.where(sql`${table.comment} is not null`),
		index('reports_case').on(table.caseId),
	],
)

/** How much an account's reports count; without a row, 1. */
export const reporters = pgTable('reporters', {
	accountId: uuid()
		.primaryKey()
		.references(() => accounts.id, { onDelete: 'cascade' }),
	weight: real().notNull(),
})

/** A case that was decided against its owner. It counts for a year. */
export const strikes = pgTable(
	'strikes',
	{
		id: id(),
		accountId: uuid()
			.notNull()
			.references(() => accounts.id, { onDelete: 'cascade' }),
		caseId: uuid()
			.notNull()
			.references(() => cases.id, { onDelete: 'cascade' }),
		givenAt: moment(),
	},
	(table) => [
		uniqueIndex('strikes_once').on(table.caseId),
		index('strikes_account').on(table.accountId, table.givenAt),
	],
)
