import { pageSize } from '@profile-search/contract/platform/basics'
import type { QueueFilter } from '@profile-search/contract/trust/approvals'
import type { Db } from '@profile-search/db/client'
import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { fullNameIn, fullNameOf } from '@profile-search/db/schema/accounts/full-name'
import { candidates } from '@profile-search/db/schema/profiles/candidates'
import { guests } from '@profile-search/db/schema/profiles/guests'
import { organisationMembers, organisations } from '@profile-search/db/schema/profiles/organisations'
import { places } from '@profile-search/db/schema/search/reference'
import { and, asc, desc, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import { conflictWith } from '#accounts/decisions/conflict.ts'
import { containing, pageOfList, termsOf } from '#platform/lists.ts'

/** The name of an account in the queue: that of its organisation, or of the person. */
export const shownName = sql<string>`coalesce((select organisation.name from organisation_members member
	join organisations organisation on organisation.id = member.organisation_id
	where member.account_id = accounts.id), ${fullNameIn(accounts)})`

/**
 * Waiting accounts, longest first, with the number of those that match the filter. An approver does not see their
 * own.
 */
export async function listPending(db: Db, approverId: string, filter: QueueFilter, page: number) {
	const isFound = waits(approverId, filter)
	const items = await db
		.select({
			id: accounts.id,
			userType: accounts.userType,
			name: sql<string>`coalesce(${organisations.name}, ${fullNameIn(accounts)})`,
			about: sql<
				string | null
			>`coalesce(${organisations.industry}, ${candidates.headline}, ${guests.headline})`,
			place: places.name,
			waitingSince: sql<Date>`coalesce(${accounts.waitingSince}, ${accounts.createdAt})`.mapWith(
				accounts.createdAt,
			),
			askedAt: accounts.askedAt,
			isAgain: sql<boolean>`${wasDecided}`,
			hasDuplicates: sql<boolean>`${seemsTwice}`,
			conflict: conflictWith(approverId),
			reviewer: sql<string | null>`(select ${fullNameOf(sql`look.approver_id`)} from case_looks look
				where look.account_id = accounts.id and look.approver_id <> ${approverId} and look.until > now()
				order by look.since limit 1)`,
		})
		.from(accounts)
		.leftJoin(candidates, eq(candidates.accountId, accounts.id))
		.leftJoin(guests, eq(guests.accountId, accounts.id))
		.leftJoin(organisationMembers, eq(organisationMembers.accountId, accounts.id))
		.leftJoin(organisations, eq(organisations.id, organisationMembers.organisationId))
		.leftJoin(
			places,
			eq(places.id, sql`coalesce(${candidates.placeId}, ${organisations.placeId}, ${guests.placeId})`),
		)
		.where(isFound)
		.orderBy(asc(accounts.waitingSince), asc(accounts.id))
		.limit(pageSize)
		.offset((page - 1) * pageSize)
	const [total, waiting, asked] = await Promise.all([
		db.$count(accounts, isFound),
		countWaiting(db, approverId),
		db.$count(accounts, and(isPendingFor(approverId), isNotNull(accounts.askedAt))),
	])
	return { ...pageOfList(items, total, page), waiting, asked }
}

/** The number of accounts that wait for a decision. */
export async function countWaiting(db: Db, approverId: string) {
	return db.$count(accounts, and(isPendingFor(approverId), isNull(accounts.askedAt)))
}

/** The accounts directly before and after an account in the filtered queue, even when that account has been decided. */
export async function findNeighbours(db: Db, approverId: string, filter: QueueFilter, accountId: string) {
	const place = sql`(select waiting_since, id from accounts here where here.id = ${accountId})`
	const at = sql`(${accounts.waitingSince}, ${accounts.id})`
	const find = async (isBeyond: ReturnType<typeof sql>, order: typeof asc) => {
		const [found] = await db
			.select({ id: accounts.id, userType: accounts.userType, name: shownName })
			.from(accounts)
			.where(and(waits(approverId, filter), ne(accounts.id, accountId), isBeyond))
			.orderBy(order(accounts.waitingSince), order(accounts.id))
			.limit(1)
		return found ?? null
	}
	const [previous, next] = await Promise.all([
		find(sql`${at} < ${place}`, desc),
		find(sql`${at} > ${place}`, asc),
	])
	return { previous, next }
}

/** The names of accounts, by id. */
export async function listNames(db: Db, ids: string[]) {
	const rows = await db
		.select({ id: accounts.id, name: shownName })
		.from(accounts)
		.where(inArray(accounts.id, ids))
	return new Map(rows.map(({ id, name }) => [id, name]))
}

function isPendingFor(approverId: string) {
	return and(eq(accounts.status, 'pending'), ne(accounts.id, approverId))
}

const wasDecided = sql`exists (select from decided_profiles decided where decided.account_id = accounts.id)`
const seemsTwice = sql`exists (select from likely_duplicates twice where twice.account_id = accounts.id)`

/** Reads only `accounts`, so that it counts without joins. */
function waits(approverId: string, { state, userType, days, query, history, duplicates }: QueueFilter) {
	return and(
		isPendingFor(approverId),
		state === 'asked' ? isNotNull(accounts.askedAt) : isNull(accounts.askedAt),
		userType && eq(accounts.userType, userType),
		days > 0 ? sql`${accounts.waitingSince} <= now() - make_interval(days => ${days})` : undefined,
		history && (history === 'again' ? wasDecided : sql`not ${wasDecided}`),
		duplicates && seemsTwice,
		...termsOf(query).map((word) => sql`lower(${searched}) like ${containing(word)}`),
	)
}

/** The names, the e-mail address and the names of the place of an account as one text. */
const searched = sql`concat_ws(' ', accounts.first_name, accounts.last_name, accounts.email, ${shownName},
	(select concat_ws(' ', place.name, array_to_string(place.aliases, ' ')) from places place where place.id = coalesce(
		(select place_id from candidates where account_id = accounts.id),
		(select place_id from guests where account_id = accounts.id),
		(select organisation.place_id from organisation_members member
			join organisations organisation on organisation.id = member.organisation_id
			where member.account_id = accounts.id))))`
