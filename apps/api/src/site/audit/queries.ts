import type { AuditFilter } from '@profile-search/contract/site/audit'
import type { Db } from '@profile-search/db/client'
import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { fullNameIn } from '@profile-search/db/schema/accounts/full-name'
import { jobs } from '@profile-search/db/schema/hiring/jobs'
import { auditLog } from '@profile-search/db/schema/platform/site'
import { organisationMembers, organisations } from '@profile-search/db/schema/profiles/organisations'
import { and, eq, gte, inArray, isNotNull, lt, sql, type AnyColumn } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { keyset, type Position } from '#platform/lists.ts'
import { startOf } from '#platform/settings/clock.ts'
import { isNamed } from '../admin/accounts/queries.ts'

const actors = alias(accounts, 'actors')
/** The account that the subject is, or that owns the organisation that it is. */
const owners = alias(accounts, 'owners')

const newestFirst = keyset('desc', auditLog.number)

/** Rows of the log, newest first. */
export async function listEntries(
	db: Db,
	filter: AuditFilter,
	{ limit, offset, after }: { limit: number; offset: number; after?: Position | undefined },
) {
	return db
		.select({
			number: sql<number>`${auditLog.number}`.mapWith(Number),
			at: auditLog.at,
			actorId: auditLog.actorId,
			actorName: sql<string | null>`case when ${actors.erasedAt} is null then ${fullNameIn(actors)} end`,
			action: auditLog.action,
			subjectId: auditLog.subjectId,
			subjectName: sql<
				string | null
			>`case when ${owners.erasedAt} is null then coalesce(${fullNameIn(accounts)}, ${organisations.name}, ${jobs.title}) end`,
			subjectHasLeft: sql<boolean>`${owners.erasedAt} is not null`,
			isAccount: sql<boolean>`${accounts.id} is not null`,
			reason: auditLog.reason,
			facts: sql<Record<string, unknown>>`${auditLog.facts}`,
			isErased: sql<boolean>`${auditLog.salt} is null`,
			position: newestFirst.position,
		})
		.from(auditLog)
		.leftJoin(actors, eq(actors.id, auditLog.actorId))
		.leftJoin(accounts, eq(accounts.id, auditLog.subjectId))
		.leftJoin(organisations, eq(organisations.id, auditLog.subjectId))
		.leftJoin(
			organisationMembers,
			and(eq(organisationMembers.organisationId, organisations.id), eq(organisationMembers.role, 'owner')),
		)
		.leftJoin(owners, eq(owners.id, sql`coalesce(${accounts.id}, ${organisationMembers.accountId})`))
		.leftJoin(jobs, eq(jobs.id, auditLog.subjectId))
		.where(and(isFound(db, filter), newestFirst.after(after)))
		.orderBy(...newestFirst.orderBy)
		.limit(limit)
		.offset(offset)
}

export async function countEntries(db: Db, filter: AuditFilter) {
	return db.$count(auditLog, isFound(db, filter))
}

function isFound(db: Db, { actor, subject, action, from, to }: AuditFilter) {
	return and(
		isNotNull(auditLog.number),
		isOf(db, auditLog.actorId, actor),
		isOf(db, auditLog.subjectId, subject),
		action && eq(auditLog.action, action),
		from ? gte(auditLog.at, startOf(from)) : undefined,
		to ? lt(auditLog.at, startOf(sql`(${to}::date + 1)`)) : undefined,
	)
}

/** Matches an id, or the names and addresses of accounts. */
function isOf(db: Db, column: AnyColumn, query: string) {
	if (query === '') return undefined
	if (isId.test(query)) return eq(column, query)
	return inArray(column, db.select({ id: accounts.id }).from(accounts).where(isNamed(query)))
}

const isId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
