import { pageSize } from '@profile-search/contract/platform/basics'
import type {
	listGrievances as contract,
	GrievanceView,
} from '@profile-search/contract/trust/grievance-answers'
import type { Db } from '@profile-search/db/client'
import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { fullNameIn } from '@profile-search/db/schema/accounts/full-name'
import { grievances } from '@profile-search/db/schema/trust/grievances'
import { and, desc, eq, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import { containing, pageOfList } from '#platform/lists.ts'

type Filter = z.output<NonNullable<(typeof contract)['query']>>

const isOpen = and(isNull(grievances.resolvedAt), isNull(grievances.closedAt))

/** The clock that ends next: that of the acknowledgement, until there is one. */
const nextDue = sql`case when ${grievances.acknowledgedAt} is null then ${grievances.acknowledgeDueAt} else ${grievances.resolveDueAt} end`

function conditionOf(view: GrievanceView, accountId: string, now: Date): SQL | undefined {
	const at = sql`${now.toISOString()}::timestamptz`
	const conditions: Record<GrievanceView, SQL | undefined> = {
		open: isOpen,
		overdue: and(isOpen, sql`${nextDue} <= ${at}`),
		mine: and(isOpen, eq(grievances.assigneeId, accountId)),
		waiting: eq(grievances.status, 'waiting_for_complainant'),
		answered: or(isNotNull(grievances.resolvedAt), isNotNull(grievances.closedAt)),
		all: undefined,
	}
	return conditions[view]
}

/** The queue of the officers: open grievances by due time, answered ones newest first. */
export async function listGrievances(db: Db, accountId: string, filter: Filter, now = new Date()) {
	const condition = and(
		conditionOf(filter.view, accountId, now),
		filter.kind && eq(grievances.kind, filter.kind),
		filter.status && eq(grievances.status, filter.status),
		filter.query ? isFound(filter.query) : undefined,
	)
	const newestFirst = filter.view === 'answered' || filter.view === 'all'
	const [items, total, counts] = await Promise.all([
		db
			.select({
				id: grievances.id,
				number: grievances.number,
				kind: grievances.kind,
				class: grievances.class,
				status: grievances.status,
				name: grievances.name,
				message: sql<string>`left(${grievances.message}, 200)`,
				assigneeName: fullNameIn<string | null>(accounts),
				filedAt: grievances.filedAt,
				clockStartedAt: grievances.clockStartedAt,
				acknowledgeDueAt: grievances.acknowledgeDueAt,
				acknowledgedAt: grievances.acknowledgedAt,
				resolveDueAt: grievances.resolveDueAt,
				resolvedAt: grievances.resolvedAt,
				closedAt: grievances.closedAt,
			})
			.from(grievances)
			.leftJoin(accounts, eq(accounts.id, grievances.assigneeId))
			.where(condition)
			.orderBy(newestFirst ? desc(grievances.filedAt) : nextDue, grievances.id)
			.limit(pageSize)
			.offset((filter.page - 1) * pageSize),
		db.$count(grievances, condition),
		countViews(db, accountId, now),
	])
	return { ...pageOfList(items, total, filter.page), asOf: now, counts }
}

async function countViews(db: Db, accountId: string, now: Date) {
	const amount = (view: GrievanceView) =>
		sql<number>`count(*) filter (where ${conditionOf(view, accountId, now) ?? sql`true`})`.mapWith(Number)
	const [counts] = await db
		.select({
			open: amount('open'),
			overdue: amount('overdue'),
			mine: amount('mine'),
			waiting: amount('waiting'),
			answered: amount('answered'),
			all: amount('all'),
		})
		.from(grievances)
	return counts ?? { open: 0, overdue: 0, mine: 0, waiting: 0, answered: 0, all: 0 }
}

/** The number of grievances that wait for an answer, and how many of them are late. */
export async function countOpenGrievances(db: Db, now = new Date()) {
	const { open, overdue } = await countViews(db, '00000000-0000-0000-0000-000000000000', now)
	return { open, overdue }
}

function isFound(query: string) {
	const pattern = containing(query)
	return sql`lower(${grievances.number} || ' ' || ${grievances.name} || ' ' || ${grievances.email} || ' ' ||
		${grievances.message}) like ${pattern}`
}
