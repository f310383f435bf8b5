import type { MessageSide, WhyClosed } from '@profile-search/contract/messaging/messages'
import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { fullNameIn } from '@profile-search/db/schema/accounts/full-name'
import { applications } from '@profile-search/db/schema/hiring/applications'
import { contactRequests } from '@profile-search/db/schema/messaging/contact-requests'
import { messages, threads } from '@profile-search/db/schema/messaging/messages'
import { candidates } from '@profile-search/db/schema/profiles/candidates'
import { organisationMembers, organisations } from '@profile-search/db/schema/profiles/organisations'
import { t } from '@profile-search/text/translate'
import { sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { applicantAliasOf, isNameless } from '#hiring/applications/nameless.ts'
import { endOf, hasBlocked, organisationOfAccount } from '#visibility/blocks.ts'
import { isHiddenFrom } from '#visibility/hidden-from.ts'
import { standing } from '#visibility/standing.ts'
import { isVisibleTo, type ProfileViewer } from '#visibility/visible-people.ts'

/** A reader and writer: an account, with the organisation it acts for. */
export type Reader = ProfileViewer & { accountId: string }

/** The account at the other end; null for an organisation or the approvers. */
export const other = alias(accounts, 'other')
/** The membership of the reader in the organisation of the thread. */
export const membership = alias(organisationMembers, 'membership')

export function sideOf({ accountId }: Reader) {
	return sql<MessageSide>`case when ${threads.askerId} = ${accountId} then 'asker' else 'answerer' end`
}

/** Whether the reader sees a message of the thread: a frozen message is seen only by its own side. */
export function isShown(reader: Reader, message: SQL) {
	return sql`(${message}.frozen_at is null or ${message}.side = (${sideOf(reader)})::message_side)`
}

export function otherAccountOf({ accountId }: Reader) {
	return sql<
		string | null
	>`case when ${threads.askerId} = ${accountId} then ${threads.answererId} else ${threads.askerId} end`
}

/**
 * The only condition for reading a thread: the reader applied, asked, was asked or waits; is in the organisation of
 * the job now; or is an approver now. The thread of a request is also gone for an account that the other has blocked
 * as an employer, but an application stays with the organisation it was sent to.
 */
export function isReadableBy(reader: Reader) {
	const { accountId, organisationId } = reader
	const isOneOfTwo = sql`((${threads.askerId} = ${accountId} or ${threads.answererId} = ${accountId})
		and (${threads.kind} <> 'request' or not ${isHiddenFrom(reader, sql`(${otherAccountOf(reader)})`)}))`
	const isInTeam = organisationId ? sql`${threads.organisationId} = ${organisationId}` : sql`false`
	// Checked in the database each time, since the role may have been removed since login.
	const isApprover = sql`(${threads.waitingId} is not null and exists (
		select from ${accounts} approver where approver.id = ${accountId} and approver.is_approver))`
	return sql`(${isOneOfTwo} or ${isInTeam} or ${isApprover})`
}

/** Whether the applicant is still nameless for the team. */
export const isBlind = sql<boolean>`coalesce(${isNameless}, false)`

/** Whether the applicant is nameless for this reader. */
export function isBlindFor({ accountId }: Reader) {
	return sql<boolean>`(${isBlind} and ${threads.askerId} <> ${accountId})`
}

/** The name of the other end. */
export function otherNameFor(reader: Reader) {
	const ownOrganisation = sql`(select owned.name from ${organisations} owned
		join ${organisationMembers} owner on owner.organisation_id = owned.id and owner.role = 'owner'
		where owner.account_id = ${other.id})`
	return sql<string>`case
		when ${isBlindFor(reader)} then ${applicantAliasOf(threads.applicationId)}
		when ${other.id} is not null then coalesce(${ownOrganisation}, ${fullNameIn(other)})
		else coalesce(${organisations.name}, ${t('messagingAnswers.approvers')}) end`
}

/** The picture of the other end, if its URL would show it to the reader. */
export function otherImageFor(reader: Reader) {
	return sql<string | null>`case
		when ${isBlindFor(reader)} then null
		when ${other.id} is null then ${organisations.logo}
		when ${candidates.accountId} is not null and ${other.status} = 'approved' and ${isVisibleTo(reader)}
		then ${candidates.image} end`
}

/**
 * The number of messages of the other side that the reader has not read, without those from before they joined the
 * team.
 */
export function unreadFor(reader: Reader) {
	const isAsker = sql`${threads.askerId} = ${reader.accountId}`
	const number = sql`case when ${isAsker} then ${threads.answererNumber} else ${threads.askerNumber} end`
	const at = sql`case when ${isAsker} then ${threads.answererAt} else ${threads.askerAt} end`
	const read = sql`coalesce((select reads.read_number from thread_reads reads
		where reads.thread_id = ${threads.id} and reads.account_id = ${reader.accountId}), 0)`
	const since = sql`coalesce(${membership.joinedAt}, '-infinity')`
	const unreadMessages = sql`from ${messages} message where message.thread_id = ${threads.id}
		and message.number > ${read} and message.side <> (${sideOf(reader)})::message_side and message.sent_at > ${since}`
	return {
		isUnread: sql<boolean>`(${number} > ${read} and ${at} > ${since})`,
		amount: sql<number>`(select count(*)::int ${unreadMessages})`,
		firstAt: sql<Date | null>`(select min(message.sent_at) ${unreadMessages})`.mapWith(messages.sentAt),
	}
}

/** Why the reader cannot write; null when they can. A block by the other side reads like any other absence. */
export function whyClosedFor(reader: Reader) {
	const isAnswererGone = sql`(${threads.organisationId} is not null and coalesce((
		select ${standing('owner_account').status} from ${accounts} owner_account
		join ${organisationMembers} owner on owner.account_id = owner_account.id and owner.role = 'owner'
		where owner.organisation_id = ${threads.organisationId}), 'suspended') <> 'approved')`
	return sql<WhyClosed | null>`case
		when ${isBlockedBy(reader)} then 'blocked_by_me'
		when ${contactRequests.status} = 'open' then 'not_accepted'
		when ${contactRequests.status} in ('declined', 'withdrawn', 'expired') then 'ended'
		when ${applications.status} = 'withdrawn' then 'withdrawn'
		when ${threads.waitingId} is not null and (select waiting.status from ${accounts} waiting
			where waiting.id = ${threads.waitingId}) not in ('pending', 'rejected') then 'decided'
		when ${hasBlocked(otherEnd(reader), endOf(reader))} or ${other.status} = 'suspended'
			or ${isAnswererGone} then 'unreachable' end`
}

/** Whether the reader, or their team, has blocked the other end. Approvers cannot be blocked. */
export function isBlockedBy(reader: Reader) {
	return hasBlocked(endOf(reader), otherEnd(reader))
}

function otherEnd({ accountId }: Reader) {
	const ofOther = organisationOfAccount(other.id)
	return {
		accountId: sql`${other.id}`,
		organisationId: sql`case when ${threads.askerId} = ${accountId}
			then coalesce(${threads.organisationId}, ${ofOther}) else ${ofOther} end`,
	}
}
