import { pageSize } from '@profile-search/contract/platform/basics'
import { HeldField } from '@profile-search/contract/trust/held-changes'
import type { Db } from '@profile-search/db/client'
import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { fullNameIn, fullNameOf } from '@profile-search/db/schema/accounts/full-name'
import { organisationMembers, organisations } from '@profile-search/db/schema/profiles/organisations'
import { heldChanges } from '@profile-search/db/schema/trust/approvals'
import { organisationDomains } from '@profile-search/db/schema/trust/domains'
import { and, asc, eq, or, sql, type SQL } from 'drizzle-orm'
import { conflictWith } from '#accounts/decisions/conflict.ts'
import { pageOfList } from '#platform/lists.ts'

/** The account or organisation that a change is about. */
export type Subject =
	| { accountId: string; organisationId?: never }
	| { organisationId: string; accountId?: never }
export type Values = Partial<Record<HeldField, string | null>>

export function isOf({ accountId, organisationId }: Subject) {
	return accountId
		? eq(heldChanges.accountId, accountId)
		: eq(heldChanges.organisationId, organisationId ?? '')
}

/** The held change of an organisation or a person, locked until the transaction ends. */
export async function lockHeld(db: Db, subject: Subject) {
	const [held] = await db.select().from(heldChanges).where(isOf(subject)).for('update')
	return held
}

/** Joins the account that a change belongs to; for an organisation, that of its owner. */
const isAccount = or(
	eq(accounts.id, heldChanges.accountId),
	sql`exists (select from ${organisationMembers} owner where owner.account_id = ${accounts.id}
		and owner.organisation_id = ${heldChanges.organisationId} and owner.role = 'owner')`,
)

const now = {
	name: organisations.name,
	kind: sql<string>`${organisations.kind}`,
	website: organisations.website,
	firstName: accounts.firstName,
	middleName: accounts.middleName,
	lastName: accounts.lastName,
}

function select(db: Db, condition: SQL | undefined) {
	return db
		.select({
			id: heldChanges.id,
			accountId: heldChanges.accountId,
			organisationId: heldChanges.organisationId,
			subjectId: accounts.id,
			userType: accounts.userType,
			email: accounts.email,
			shown: sql<string>`coalesce(${organisations.name}, ${fullNameIn(accounts)})`,
			changes: heldChanges.changes,
			version: heldChanges.version,
			authorId: heldChanges.authorId,
			author: fullNameOf(heldChanges.authorId),
			waitingSince: heldChanges.waitingSince,
			now,
		})
		.from(heldChanges)
		.innerJoin(accounts, isAccount)
		.leftJoin(organisations, eq(organisations.id, heldChanges.organisationId))
		.where(condition)
		.$dynamic()
}

export type Held = Awaited<ReturnType<typeof select>>[number]

/** Excludes accounts that the approver has a conflict of interest with. */
function isOfOthers(approverId: string) {
	return sql`${conflictWith(approverId)} is null`
}

/** The fields that change, with their present public values. */
export function beforeOf({ changes, now: shown }: Held): Values {
	return Object.fromEntries(
		Object.keys(changes).map((field) => [field, field in shown ? shown[field as keyof typeof shown] : null]),
	)
}

/** The fields that change, with their wanted values. */
export function afterOf({ changes }: Held): Values {
	return changes
}

export async function findHeldOf(db: Db, subject: Subject) {
	const [held] = await select(db, isOf(subject))
	return held && { waitingSince: held.waitingSince, before: beforeOf(held), after: afterOf(held) }
}

/** The changes that wait for this approver, longest first. */
export async function listHeld(db: Db, approverId: string, page: number) {
	const items = await select(db, isOfOthers(approverId))
		.orderBy(asc(heldChanges.waitingSince), asc(heldChanges.id))
		.limit(pageSize)
		.offset((page - 1) * pageSize)
	return pageOfList(items.map(lineOf), await countHeld(db, approverId), page)
}

export async function countHeld(db: Db, approverId: string) {
	const [counted] = await db
		.select({ total: sql<number>`count(*)`.mapWith(Number) })
		.from(heldChanges)
		.innerJoin(accounts, isAccount)
		.where(isOfOthers(approverId))
	return counted?.total ?? 0
}

/** Undefined when the change does not wait, or not for this approver. */
export async function findHeld(db: Db, approverId: string, id: string) {
	const [held] = await select(db, and(eq(heldChanges.id, id), isOfOthers(approverId)))
	return held
}

export function lineOf({ id, subjectId, userType, shown, changes, waitingSince }: Held) {
	const fields = HeldField.options.filter((field) => field in changes)
	return { id, subjectId, userType, name: shown, fields, waitingSince }
}

/** Deletes a change as it was read. False when it was changed or decided meanwhile. */
export async function deleteHeld(db: Db, id: string, version: number) {
	const deleted = await db
		.delete(heldChanges)
		.where(and(eq(heldChanges.id, id), eq(heldChanges.version, version)))
		.returning({ id: heldChanges.id })
	return deleted.length > 0
}

/** Whether the domain waits for an approver; until then it is not shown. */
export const isDomainHeld = sql`exists (select from ${heldChanges} held
	where held.organisation_id = ${organisationDomains.organisationId} and held.changes ? 'domain')`
