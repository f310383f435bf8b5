import { ReportKind, ReportReason, ReportStatus } from '@profile-search/contract/reports'
import { index, pgEnum, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { id, moment } from './columns.ts'

export const reportKind = pgEnum('report_kind', ReportKind.enum)
export const reportReason = pgEnum('report_reason', ReportReason.enum)
export const reportStatus = pgEnum('report_status', ReportStatus.enum)

/** Somebody says that something is not right. What is reported may go; the report stays. */
export const reports = pgTable(
	'reports',
	{
		id: id(),
		reporterId: uuid()
			.notNull()
			.references(() => accounts.id, { onDelete: 'cascade' }),
		subjectKind: reportKind().notNull(),
		subjectId: uuid().notNull(),
		reason: reportReason().notNull(),
		words: text(),
		status: reportStatus().notNull().default('filed'),
		reportedAt: moment(),
		decidedAt: timestamp({ withTimezone: true }),
	},
	(table) => [
		uniqueIndex('reports_once').on(table.reporterId, table.subjectKind, table.subjectId),
		index('reports_subject').on(table.subjectKind, table.subjectId),
		index('reports_status').on(table.status, table.reportedAt),
	],
)
