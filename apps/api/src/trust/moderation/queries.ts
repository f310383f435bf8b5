import { pageSize } from '@profile-search/contract/platform/basics'
import type { CaseView } from '@profile-search/contract/trust/moderation'
import { frozenStates, type CaseState } from '@profile-search/contract/trust/moderation-values'
import type { ReportKind, ReportReason } from '@profile-search/contract/trust/reports'
import type { Db } from '@profile-search/db/client'
import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { fullNameIn, fullNameOf } from '@profile-search/db/schema/accounts/full-name'
import { cases, reports } from '@profile-search/db/schema/trust/reports'
import { and, asc, desc, eq, gt, inArray, ne, or, sql, type SQL } from 'drizzle-orm'
import { pageOfList } from '#platform/lists.ts'
import { isFresh, reporterWeight } from './weigh.ts'

const live: CaseState[] = ['reported', 'frozen', 'mended', 'disputed']

const views: Record<CaseView, SQL | undefined> = {
	open: inArray(cases.state, live),
	answered: inArray(cases.state, ['mended', 'disputed']),
	frozen: inArray(cases.state, [...frozenStates]),
	ended: inArray(cases.state, ['upheld', 'dismissed', 'settled']),
}

/**
 * The title of a case: the name of the person or the organisation, the title of the job, the beginning of the
 * message.
 */
const title = sql<string>`coalesce(case ${cases.subjectKind}
	when 'job' then (select job.title from jobs job where job.id = ${cases.subjectId})
	when 'organisation' then (select organisation.name from organisations organisation where organisation.id = ${cases.subjectId})
	when 'message' then (select left(message.text, 80) from messages message where message.id = ${cases.subjectId})
	else ${fullNameIn(accounts)} end, '')`

const card = {
	id: cases.id,
	subjectKind: cases.subjectKind,
	subjectId: cases.subjectId,
	ownerId: cases.ownerId,
	organisationId: cases.organisationId,
	title,
	ownerName: sql<string>`coalesce((select organisation.name from organisations organisation
		where organisation.id = ${cases.organisationId}), ${fullNameIn(accounts)})`,
	state: cases.state,
	weight: cases.weight,
	reports: sql<number>`(select count(*)::int from ${reports} where ${reports.caseId} = ${cases.id})`,
	reasons: sql<
		ReportReason[]
	>`array(select distinct ${reports.reason}::text from ${reports} where ${reports.caseId} = ${cases.id} order by 1)`,
	openedAt: cases.openedAt,
	changedAt: cases.changedAt,
	escalatedAt: cases.escalatedAt,
	ownerMessage: cases.ownerMessage,
	answeredAt: cases.answeredAt,
	rulingMessage: cases.rulingMessage,
}

function rowsOf(db: Db, condition: SQL | undefined) {
	return db
		.select(card)
		.from(cases)
		.innerJoin(accounts, eq(accounts.id, cases.ownerId))
		.where(condition)
		.$dynamic()
}

type Filter = {
	view: CaseView
	kind?: ReportKind | undefined
	reason?: ReportReason | undefined
	page: number
}

/** The queue: overdue cases first, then the heaviest, then the oldest. Closed cases are listed newest first. */
export async function listCases(db: Db, { view, kind, reason, page }: Filter) {
	const condition = and(
		views[view],
		kind && eq(cases.subjectKind, kind),
		reason &&
			sql`exists (select from ${reports} where ${reports.caseId} = ${cases.id} and ${reports.reason} = ${reason})`,
	)
	const order =
		view === 'ended'
			? [desc(cases.changedAt)]
			: [sql`${cases.escalatedAt} is null`, desc(cases.weight), asc(cases.openedAt)]
	const items = await rowsOf(db, condition)
		.orderBy(...order, asc(cases.id))
		.limit(pageSize)
		.offset((page - 1) * pageSize)
	return pageOfList(items, await db.$count(cases, condition), page)
}

/** The number of cases in each view. */
export async function countCases(db: Db) {
	const amount = (view: CaseView) => sql<number>`count(*) filter (where ${views[view]})`.mapWith(Number)
	const [counts] = await db
		.select({
			open: amount('open'),
			answered: amount('answered'),
			frozen: amount('frozen'),
			ended: amount('ended'),
			escalated: sql<number>`count(*) filter (where ${cases.escalatedAt} is not null)`.mapWith(Number),
		})
		.from(cases)
	return counts ?? { open: 0, answered: 0, frozen: 0, ended: 0, escalated: 0 }
}

/** The number of open cases, for an administrator; 0 for anybody else. */
export async function countCasesFor(db: Db, accountId: string) {
	const isAdministrator = sql`(select account.is_administrator from accounts account where account.id = ${accountId})`
	return db.$count(cases, and(views.open, isAdministrator))
}

export async function findCase(db: Db, id: string) {
	const [found] = await rowsOf(db, eq(cases.id, id))
	return found
}

export type CaseRow = NonNullable<Awaited<ReturnType<typeof findCase>>>

/** The reports of a case, oldest first. Networks are numbered, which shows those that are equal and nothing else. */
export async function listReportsOfCase(db: Db, caseId: string) {
	return db
		.select({
			id: reports.id,
			reporterName: fullNameOf<string>(reports.reporterId),
			weight: reporterWeight,
			isFresh,
			network: sql<
				number | null
			>`case when ${reports.network} is not null then (dense_rank() over (order by ${reports.network}))::int end`,
			reason: reports.reason,
			comment: reports.comment,
			reportedAt: reports.reportedAt,
		})
		.from(reports)
		.where(eq(reports.caseId, caseId))
		.orderBy(asc(reports.reportedAt), asc(reports.id))
		.limit(200)
}

/** Other cases of the same owner or organisation, newest first. */
export async function listEarlierCases(db: Db, { id, ownerId, organisationId }: CaseRow) {
	const isTheirs = or(
		eq(cases.ownerId, ownerId),
		organisationId ? eq(cases.organisationId, organisationId) : undefined,
	)
	return rowsOf(db, and(isTheirs, ne(cases.id, id)))
		.orderBy(desc(cases.changedAt))
		.limit(20)
}

type Owner = { accountId: string; organisationId: string | null }

/** The only condition for answering a case: it belongs to the account, or to the organisation it acts for. */
function isOwn({ accountId, organisationId }: Owner) {
	return or(
		eq(cases.ownerId, accountId),
		organisationId ? eq(cases.organisationId, organisationId) : undefined,
	)
}

/**
 * An owner's frozen cases, and those that ended recently. The owner does not learn about reports that froze nothing.
 */
export async function listOwnCases(db: Db, owner: Owner) {
	const isTold = or(
		inArray(cases.state, [...frozenStates]),
		and(
			inArray(cases.state, ['settled', 'dismissed']),
			gt(cases.changedAt, sql`now() - interval '90 days'`),
			sql`exists (select from audit_log line where line.subject_id = ${cases.subjectId} and line.action in ('case_frozen', 'case_upheld')
				and line.facts ->> 'caseId' = ${cases.id}::text)`,
		),
	)
	return rowsOf(db, and(isOwn(owner), isTold))
		.orderBy(desc(cases.changedAt))
		.limit(50)
}

/** A frozen case of this owner; undefined when it is not theirs, or not frozen. */
export async function findOwnCase(db: Db, owner: Owner, id: string) {
	const [found] = await rowsOf(
		db,
		and(eq(cases.id, id), isOwn(owner), inArray(cases.state, [...frozenStates])),
	)
	return found
}

/** Whether a moderator is involved in a case: it is theirs or their organisation's, or they reported it. */
export async function hasPart(db: Db, moderator: Owner, caseId: string) {
	const isReporter = sql`exists (select from ${reports} where ${reports.caseId} = ${cases.id}
		and ${reports.reporterId} = ${moderator.accountId})`
	return (await db.$count(cases, and(eq(cases.id, caseId), or(isOwn(moderator), isReporter)))) > 0
}
