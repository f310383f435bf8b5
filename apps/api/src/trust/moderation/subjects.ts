import { frozenStates } from '@profile-search/contract/trust/moderation-values'
import type { ReportKind } from '@profile-search/contract/trust/reports'
import type { Db } from '@profile-search/db/client'
import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { jobs } from '@profile-search/db/schema/hiring/jobs'
import { messages } from '@profile-search/db/schema/messaging/messages'
import { organisationMembers } from '@profile-search/db/schema/profiles/organisations'
import { cases } from '@profile-search/db/schema/trust/reports'
import { and, eq, inArray, sql } from 'drizzle-orm'

/** A subject that can be reported, frozen and released. */
export type Subject = { subjectKind: ReportKind; subjectId: string }

/** The owner of a subject; undefined when it has none any more. */
export async function findOwner(db: Db, { subjectKind, subjectId }: Subject) {
	const nobody = sql<string | null>`null`
	if (subjectKind === 'person') {
		const [account] = await db
			.select({ ownerId: accounts.id, organisationId: nobody })
			.from(accounts)
			.where(eq(accounts.id, subjectId))
		return account
	}
	if (subjectKind === 'message') {
		const [message] = await db
			.select({ ownerId: accounts.id, organisationId: nobody })
			.from(messages)
			.innerJoin(accounts, eq(accounts.id, messages.authorId))
			.where(eq(messages.id, subjectId))
		return message
	}
	const organisationId =
		subjectKind === 'organisation'
			? subjectId
			: sql`(select ${jobs.organisationId} from ${jobs} where ${jobs.id} = ${subjectId})`
	const [owned] = await db
		.select({ ownerId: organisationMembers.accountId, organisationId: organisationMembers.organisationId })
		.from(organisationMembers)
		.where(and(eq(organisationMembers.role, 'owner'), eq(organisationMembers.organisationId, organisationId)))
	return owned
}

/**
 * Freezes a subject everywhere. People and organisations are visible only while their account is approved, so a
 * frozen account has its own status. Jobs and messages have a mark that their visibility condition checks.
 */
export async function freezeSubject(
	db: Db,
	{ subjectKind, subjectId, ownerId }: Subject & { ownerId: string },
) {
	if (subjectKind === 'job')
		await db
			.update(jobs)
			.set({ frozenAt: sql`now()` })
			.where(eq(jobs.id, subjectId))
	else if (subjectKind === 'message')
		await db
			.update(messages)
			.set({ frozenAt: sql`now()` })
			.where(eq(messages.id, subjectId))
	// A suspended account stays suspended; once the suspension ends, a trigger makes it frozen.
	else
		await db
			.update(accounts)
			.set({
				frozenFrom: sql`coalesce(${accounts.frozenFrom}, case ${accounts.status} when 'suspended' then 'approved' else ${accounts.status} end)`,
				status: sql`case ${accounts.status} when 'suspended' then 'suspended' else 'frozen' end::account_status`,
			})
			.where(eq(accounts.id, ownerId))
}

/** Releases a subject, unless another case keeps it frozen. */
export async function releaseSubject(
	db: Db,
	{ subjectKind, subjectId, ownerId }: Subject & { ownerId: string },
) {
	if (subjectKind === 'job') await db.update(jobs).set({ frozenAt: null }).where(eq(jobs.id, subjectId))
	else if (subjectKind === 'message')
		await db.update(messages).set({ frozenAt: null }).where(eq(messages.id, subjectId))
	else {
		const isHeld = and(
			eq(cases.ownerId, ownerId),
			inArray(cases.subjectKind, ['person', 'organisation']),
			inArray(cases.state, [...frozenStates]),
		)
		if ((await db.$count(cases, isHeld)) > 0) return
		await db
			.update(accounts)
			.set({
				status: sql`case ${accounts.status} when 'frozen' then ${accounts.frozenFrom} else ${accounts.status} end`,
				frozenFrom: null,
			})
			.where(and(eq(accounts.id, ownerId), sql`${accounts.frozenFrom} is not null`))
	}
}
