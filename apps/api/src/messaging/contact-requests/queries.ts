import { declineHoldsDays, type DeclineReason } from '@profile-search/contract/messaging/contact-requests'
import type { Db } from '@profile-search/db/client'
import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { fullNameIn } from '@profile-search/db/schema/accounts/full-name'
import { contactRequests } from '@profile-search/db/schema/messaging/contact-requests'
import { candidates } from '@profile-search/db/schema/profiles/candidates'
import { files } from '@profile-search/db/schema/profiles/files'
import { guests } from '@profile-search/db/schema/profiles/guests'
import { organisationMembers, organisations } from '@profile-search/db/schema/profiles/organisations'
import { and, desc, eq, lte, not, or, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import { keyset, pageWithNext, rowsOfPage, type PageAsked } from '#platform/lists.ts'
import { isHiddenFrom, type Viewer } from '#visibility/hidden-from.ts'
import { standing } from '#visibility/standing.ts'

const other = alias(accounts, 'other')

/** The only condition that grants contact details: the request is accepted, and the other account is approved. */
const isGranted = sql`(${contactRequests.status} = 'accepted' and ${standing('other').status} = 'approved')`

/** The photo of a guest, while a request between the two is open or accepted. `findShownFile` has the same rule. */
const guestImage = sql<string | null>`case when ${guests.accountId} is not null
	and ${other.status} = 'approved' and ${contactRequests.status} in ('open', 'accepted')
	then (select '/api/files/' || file.id from ${files} file where file.account_id = ${guests.accountId}) end`

/** One of the two accounts of a request. */
export type Party = Viewer & { accountId: string }

function isBetween(me: string) {
	return or(eq(contactRequests.askerId, me), eq(contactRequests.askedId, me))
}

function otherOf(me: string) {
	return sql`case when ${contactRequests.askerId} = ${me} then ${contactRequests.askedId} else ${contactRequests.askerId} end`
}

/** Requests of this account, except those with an account that has blocked this one as an employer. */
export function isShownTo(party: Party) {
	return and(isBetween(party.accountId), not(isHiddenFrom(party, sql`(${otherOf(party.accountId)})`)))
}

function rowsFor(db: Db, party: Party, condition: SQL | undefined) {
	const me = party.accountId
	const mobileNumber = sql<
		string | null
	>`coalesce(${candidates.mobileNumber}, ${organisations.mobileNumber}, ${guests.mobileNumber})`
	return db
		.select({
			id: contactRequests.id,
			isMine: sql<boolean>`${contactRequests.askerId} = ${me}`,
			other: {
				id: other.id,
				name: sql<string>`coalesce(${organisations.name}, ${fullNameIn(other)})`,
				userType: other.userType,
				firstName: other.firstName,
				lastName: other.lastName,
				organisationId: organisations.id,
				about: guests.headline,
				image: guestImage,
			},
			message: contactRequests.message,
			status: contactRequests.status,
			declineReason: contactRequests.declineReason,
			declineMessage: contactRequests.declineMessage,
			askedAt: contactRequests.askedAt,
			answeredAt: contactRequests.answeredAt,
			endsAt: contactRequests.endsAt,
			position: openFirst.position,
			email: sql<string | null>`case when ${isGranted} then ${other.email} end`,
			mobileNumber: sql<string | null>`case when ${isGranted} then ${mobileNumber} end`,
		})
		.from(contactRequests)
		.innerJoin(other, sql`${other.id} = ${otherOf(me)}`)
		.leftJoin(candidates, eq(candidates.accountId, other.id))
		.leftJoin(guests, eq(guests.accountId, other.id))
		.leftJoin(
			organisationMembers,
			and(eq(organisationMembers.accountId, other.id), eq(organisationMembers.role, 'owner')),
		)
		.leftJoin(organisations, eq(organisations.id, organisationMembers.organisationId))
		.where(and(isShownTo(party), condition))
		.$dynamic()
}

const openFirst = keyset(
	'desc',
	{ value: sql`(${contactRequests.status} = 'open')`, type: 'boolean' },
	contactRequests.askedAt,
	contactRequests.id,
)

/** Requests to this account, or from it, open ones first. */
export async function listRequests(db: Db, party: Party, box: 'received' | 'sent', asked: PageAsked) {
	const me = party.accountId
	const isInBox = eq(box === 'sent' ? contactRequests.askerId : contactRequests.askedId, me)
	const { limit, offset } = rowsOfPage(asked)
	const rows = await rowsFor(db, party, and(isInBox, openFirst.after(asked.after)))
		.orderBy(...openFirst.orderBy)
		.limit(limit)
		.offset(offset)
	const [total, open] = await Promise.all([
		db.$count(contactRequests, and(isInBox, isShownTo(party))),
		db.$count(
			contactRequests,
			and(eq(contactRequests.askedId, me), eq(contactRequests.status, 'open'), isShownTo(party)),
		),
	])
	return { ...pageWithNext(rows, total, asked.page), open }
}

/** A request, as seen by one of its two accounts. */
export async function findRequest(db: Db, party: Party, id: string) {
	const [request] = await rowsFor(db, party, eq(contactRequests.id, id))
	return request
}

/** The latest request between two accounts. */
export async function findLatestBetween(db: Db, party: Party, otherId: string) {
	const [request] = await rowsFor(db, party, eq(other.id, otherId))
		.orderBy(sql`${contactRequests.status} in ('open', 'accepted') desc`, desc(contactRequests.askedAt))
		.limit(1)
	return request
}

/** Whether a refusal by the other account is still in force. */
export async function isHeldOff(db: Db, askerId: string, askedId: string) {
	const declined = await db.$count(
		contactRequests,
		and(
			eq(contactRequests.askerId, askerId),
			eq(contactRequests.askedId, askedId),
			eq(contactRequests.status, 'declined'),
			sql`${contactRequests.answeredAt} > now() - make_interval(days => ${declineHoldsDays})`,
		),
	)
	return declined > 0
}

/** Undefined when the two already have an open or accepted request. */
export async function insertRequest(db: Db, values: typeof contactRequests.$inferInsert) {
	const [inserted] = await db
		.insert(contactRequests)
		.values(values)
		.onConflictDoNothing()
		.returning({ id: contactRequests.id })
	return inserted
}

type Answer = {
	status: 'accepted' | 'declined'
	declineReason: z.infer<typeof DeclineReason> | null
	declineMessage: string | null
}

/** Contact is granted for a limited time, which is a setting. */
const endOfGrant = sql`now() + make_interval(days => coalesce((select share_days from site_settings), 365))`

/** Expires accepted requests whose time is over. */
export async function updateToExpired(db: Db) {
	await db
		.update(contactRequests)
		.set({ status: 'expired' })
		.where(and(eq(contactRequests.status, 'accepted'), lte(contactRequests.endsAt, sql`now()`)))
}

/** Answers an open request to this account. Undefined when there is none. */
export async function updateAnswer(db: Db, party: Party, id: string, answer: Answer) {
	const [updated] = await db
		.update(contactRequests)
		.set({ ...answer, answeredAt: sql`now()`, ...(answer.status === 'accepted' && { endsAt: endOfGrant }) })
		.where(
			and(
				eq(contactRequests.id, id),
				eq(contactRequests.askedId, party.accountId),
				eq(contactRequests.status, 'open'),
				isShownTo(party),
			),
		)
		.returning({ id: contactRequests.id, askerId: contactRequests.askerId })
	return updated
}

/** Withdraws an open request of this account, or an accepted one of either. Undefined when there is none. */
export async function updateToWithdrawn(db: Db, me: string, id: string) {
	const isTheirsToEnd = or(
		and(eq(contactRequests.status, 'open'), eq(contactRequests.askerId, me)),
		and(eq(contactRequests.status, 'accepted'), isBetween(me)),
	)
	const [updated] = await db
		.update(contactRequests)
		.set({ status: 'withdrawn' })
		.where(and(eq(contactRequests.id, id), isTheirsToEnd))
		.returning({ id: contactRequests.id })
	return updated
}
