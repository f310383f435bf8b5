import { pageSize } from '@profile-search/contract/platform/basics'
import type {
	listAccounts as listAccountsEndpoint,
	StaffRole,
} from '@profile-search/contract/site/admin-accounts'
import type { Db } from '@profile-search/db/client'
import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { fullNameIn } from '@profile-search/db/schema/accounts/full-name'
import { refusedAddresses } from '@profile-search/db/schema/accounts/refused-addresses'
import { authenticators } from '@profile-search/db/schema/accounts/second-steps'
import { organisationMembers, organisations } from '@profile-search/db/schema/profiles/organisations'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { beginningWith, containing, pageOfList, termsOf } from '#platform/lists.ts'

type Filter = Omit<z.output<NonNullable<typeof listAccountsEndpoint.query>>, 'page'>

const line = {
	id: accounts.id,
	userType: accounts.userType,
	status: accounts.status,
	name: fullNameIn(accounts),
	email: accounts.email,
	organisation: organisations.name,
	roles: sql<StaffRole[]>`array_remove(array[case when ${accounts.isApprover} then 'approver' end,
		case when ${accounts.isAdministrator} then 'administrator' end], null)`,
	createdAt: accounts.createdAt,
}

/** All accounts, newest first. */
export async function listAccounts(db: Db, filter: Filter, page: number) {
	const isFound = matches(filter)
	const items = await db
		.select(line)
		.from(accounts)
		.leftJoin(organisationMembers, eq(organisationMembers.accountId, accounts.id))
		.leftJoin(organisations, eq(organisations.id, organisationMembers.organisationId))
		.where(isFound)
		.orderBy(desc(accounts.id))
		.limit(pageSize)
		.offset((page - 1) * pageSize)
	return pageOfList(items, await db.$count(accounts, isFound), page)
}

/** An account with the details that an administrator needs. */
export async function findAccountLine(db: Db, accountId: string) {
	const [found] = await db
		.select({
			...line,
			firstName: accounts.firstName,
			middleName: accounts.middleName,
			lastName: accounts.lastName,
			statusReason: accounts.statusReason,
			waitingSince: accounts.waitingSince,
			organisationId: organisationMembers.organisationId,
			memberRole: organisationMembers.role,
			sessions: sql<number>`(select count(*) from sessions
				where account_id = ${accounts.id} and expires_at > now())`.mapWith(Number),
			lastSeenAt:
				sql<Date | null>`(select max(last_seen_at) from sessions where account_id = ${accounts.id})`.mapWith(
					accounts.createdAt,
				),
			hasSecondStep: sql<boolean>`${authenticators.confirmedAt} is not null`,
			mailRefusedAt: refusedAddresses.refusedAt,
			mailRefusal: refusedAddresses.reason,
		})
		.from(accounts)
		.leftJoin(organisationMembers, eq(organisationMembers.accountId, accounts.id))
		.leftJoin(organisations, eq(organisations.id, organisationMembers.organisationId))
		.leftJoin(authenticators, eq(authenticators.accountId, accounts.id))
		.leftJoin(refusedAddresses, eq(refusedAddresses.email, accounts.email))
		.where(eq(accounts.id, accountId))
	return found
}

/**
 * The accounts that match a search, as a condition: each word begins a name or the e-mail address, or occurs in the
 * name of the organisation; a single letter matches nothing. These accounts are found first, since each part uses its
 * own index.
 */
export function isNamed(query: string) {
	const parts = termsOf(query)
		.filter((word) => word.length > 1)
		.map(findersOf)
	return parts.length ? sql`${accounts.id} = any(array(${sql.join(parts, sql` intersect `)}))` : undefined
}

function findersOf(word: string) {
	const begun = beginningWith(word)
	return sql`(
		select id from accounts where lower(first_name) like ${begun}
		union select id from accounts where lower(last_name) like ${begun}
		union select id from accounts where email like ${begun}
		union select member.account_id from organisations
			join organisation_members member on member.organisation_id = organisations.id
			where lower(organisations.name) like ${containing(word)})`
}

function matches({ query, userType, status, role }: Filter) {
	return and(
		isNamed(query),
		// Erased accounts cannot be searched.
		isNull(accounts.erasedAt),
		userType && eq(accounts.userType, userType),
		status && eq(accounts.status, status),
		role && eq(role === 'approver' ? accounts.isApprover : accounts.isAdministrator, true),
	)
}
