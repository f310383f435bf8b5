import type { PageLanguage } from '@profile-search/contract/platform/languages'
import type { Db } from '@profile-search/db/client'
import { accounts, passwordResets } from '@profile-search/db/schema/accounts/accounts'
import { candidates } from '@profile-search/db/schema/profiles/candidates'
import { files } from '@profile-search/db/schema/profiles/files'
import { guests } from '@profile-search/db/schema/profiles/guests'
import { and, eq, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import { enqueue } from '#platform/queue/queue.ts'

export async function findAccountByEmail(db: Db, email: string) {
	const [account] = await db.select().from(accounts).where(eq(accounts.email, email))
	return account
}

/** The reader of mails to an address, which may be that of a mailbox without an account. */
export async function findMailReader(db: Db, email: string) {
	const account = await findAccountByEmail(db, email)
	return { email, language: account?.language ?? null }
}

export async function findAccount(db: Db, id: string) {
	const [account] = await db.select().from(accounts).where(eq(accounts.id, id))
	return account
}

/** Locks an account until the transaction ends, so that changes to its data take turns. */
export async function lockAccount(db: Db, id: string) {
	const [account] = await db.select().from(accounts).where(eq(accounts.id, id)).for('update')
	return account
}

/** Undefined when the address already has an account. */
export async function insertAccount(db: Db, account: typeof accounts.$inferInsert) {
	const [inserted] = await db.insert(accounts).values(account).onConflictDoNothing().returning()
	return inserted
}

export async function insertCandidate(db: Db, accountId: string) {
	await db.insert(candidates).values({ accountId })
}

type Names = Partial<Pick<typeof accounts.$inferInsert, 'firstName' | 'middleName' | 'lastName'>>

/**
 * Changes the names of an account. A person is marked as changed, so that the lists in memory read the name
 * again.
 */
export async function updateNames(db: Db, accountId: string, names: Names) {
	await db.update(accounts).set(names).where(eq(accounts.id, accountId))
	await db
		.update(candidates)
		.set({ updatedAt: sql`now()` })
		.where(eq(candidates.accountId, accountId))
}

/** Sets the language in which the portal speaks to the person. */
export async function updateLanguage(db: Db, accountId: string, language: PageLanguage) {
	await db.update(accounts).set({ language }).where(eq(accounts.id, accountId))
}

/** Sets the password. Resets that were begun before become void. */
export async function updatePassword(db: Db, account: { id: string; email: string }, passwordHash: string) {
	await db.update(accounts).set({ passwordHash }).where(eq(accounts.id, account.id))
	await db
		.update(passwordResets)
		.set({ usedAt: sql`now()` })
		.where(and(eq(passwordResets.email, account.email), isNull(passwordResets.usedAt)))
}

/**
 * A completed profile waits for an approver, also after a rejection; an approved one stays approved. An
 * account that was asked for more has now answered, and keeps its place in the queue.
 */
export async function updateToPending(db: Db, accountId: string) {
	const isAnswer = sql`${accounts.status} = 'pending'`
	const moved = await db
		.update(accounts)
		.set({
			status: 'pending',
			statusReason: null,
			askedAt: null,
			waitingSince: sql`case when ${isAnswer} then ${accounts.waitingSince} else now() end`,
		})
		.where(
			and(
				eq(accounts.id, accountId),
				or(inArray(accounts.status, ['incomplete', 'rejected']), and(isAnswer, isNotNull(accounts.askedAt))),
			),
		)
		.returning({ id: accounts.id })
	if (moved.length) await enqueue(db, 'find_duplicates', { accountId }, `find_duplicates ${accountId}`)
}

/** The fields of a candidate's stored profile besides the account. */
export async function findCandidateFacts(db: Db, accountId: string) {
	const [facts] = await db
		.select({
			mobileNumber: candidates.mobileNumber,
			whatsappNumber: candidates.whatsappNumber,
			image: candidates.image,
			birthDate: candidates.birthDate,
			experienceMonths: candidates.experienceMonths,
			linkedinUrl: candidates.linkedinUrl,
			education: candidates.education,
			address: candidates.address,
			skills: sql<
				string[]
			>`array(select skill.name from candidate_skills claim join skills skill on skill.id = claim.skill_id
				where claim.candidate_id = candidates.account_id order by skill.name)`,
			languages: sql<string[]>`array(select language.name from candidate_languages spoken
				join languages language on language.code = spoken.code
				where spoken.candidate_id = candidates.account_id order by language.name)`,
		})
		.from(candidates)
		.where(eq(candidates.accountId, accountId))
	return facts
}

/** The fields of a guest's stored profile besides the account. Undefined until it is first saved. */
export async function findGuestFacts(db: Db, accountId: string) {
	const [facts] = await db
		.select({
			mobileNumber: guests.mobileNumber,
			image: sql<
				string | null
			>`(select '/api/files/' || file.id from ${files} file where file.account_id = guests.account_id)`,
			languages: sql<string[]>`array(select language.name from languages language
				where language.code = any(guests.languages) order by language.name)`,
		})
		.from(guests)
		.where(eq(guests.accountId, accountId))
	return facts
}

/** Grants or revokes a role. Undefined when the account does not exist or is suspended. */
export async function updateRole(
	db: Db,
	who: { email: string } | { id: string },
	role: { isApprover: boolean } | { isAdministrator: boolean },
) {
	const [account] = await db
		.update(accounts)
		.set(role)
		.where(
			and(
				'id' in who ? eq(accounts.id, who.id) : eq(accounts.email, who.email),
				ne(accounts.status, 'suspended'),
			),
		)
		.returning()
	return account
}
