import { undoDays } from '@profile-search/contract/trust/identity'
import type { Db } from '@profile-search/db/client'
import { accounts, passwordResets } from '@profile-search/db/schema/accounts/accounts'
import { emailChanges } from '@profile-search/db/schema/accounts/email-changes'
import { language } from '@profile-search/text/language'
import { and, desc, eq, gt, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm'
import { lockAccount } from '#accounts/accounts/queries.ts'
import { codeMinutes, mostTries } from '#accounts/login/verify-email.ts'
import { recordActivity } from '#accounts/sessions/activity.ts'
import { deleteOtherSessions, deleteSessions } from '#accounts/sessions/queries.ts'
import type { Origin } from '#http/origin.ts'
import { record } from '#platform/audit/record.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { conflict, notFound, refused } from '#platform/refusal.ts'
import { hashSecret, hashToken, isSecret, newCode, newToken } from '#platform/secrets.ts'

const taken = () => refused('emailTaken', 'trustRefusals.emailTaken')

/** Requests a code by mail to the new address. The worker makes the code, so that none waits in the queue. */
export async function askEmailChange(db: Db, account: { id: string; email: string }, newEmail: string) {
	if (newEmail === account.email) throw conflict('trustRefusals.ownAddress')
	await db.transaction(async (transaction) => {
		const [change] = await transaction
			.insert(emailChanges)
			.values({
				accountId: account.id,
				oldEmail: account.email,
				newEmail,
				expiresAt: sql`now() + interval '1 day'`,
			})
			.returning({ id: emailChanges.id })
		if (change) await enqueue(transaction, 'mail_email_code', { changeId: change.id, language: language() })
	})
}

/** Makes the code of a change, valid for ten minutes. Undefined when the change is gone. */
export async function makeChangeCode(db: Db, changeId: string) {
	const code = newCode()
	const [change] = await db
		.update(emailChanges)
		.set({ codeHash: await hashSecret(code), expiresAt: sql`now() + make_interval(mins => ${codeMinutes})` })
		.where(eq(emailChanges.id, changeId))
		.returning({ accountId: emailChanges.accountId, newEmail: emailChanges.newEmail })
	return change && { ...change, code }
}

/** Sets the new address of the latest change if the code is correct. Every other session ends. */
export async function confirmEmailChange(
	db: Db,
	account: { id: string; sessionId: string },
	code: string,
	origin: Origin,
) {
	const [latest] = await db
		.select({ id: emailChanges.id })
		.from(emailChanges)
		.where(and(eq(emailChanges.accountId, account.id), isNotNull(emailChanges.codeHash)))
		.orderBy(desc(emailChanges.createdAt))
		.limit(1)
	const [tried] = await db
		.update(emailChanges)
		.set({ tries: sql`${emailChanges.tries} + 1` })
		.where(
			and(
				eq(emailChanges.id, latest?.id ?? account.id),
				lt(emailChanges.tries, mostTries),
				gt(emailChanges.expiresAt, sql`now()`),
				isNull(emailChanges.doneAt),
			),
		)
		.returning()
	if (!(await isSecret(code, tried?.codeHash)) || !tried)
		throw refused('wrongCode', 'trustRefusals.wrongCode')

	await db.transaction(async (transaction) => {
		await setEmail(transaction, account.id, tried.newEmail)
		const done = await transaction
			.update(emailChanges)
			.set({ doneAt: sql`now()` })
			.where(and(eq(emailChanges.id, tried.id), isNull(emailChanges.doneAt)))
			.returning({ id: emailChanges.id })
		if (done.length === 0) throw conflict('trustRefusals.codeUsed')
		await deleteOtherSessions(transaction, account.id, account.sessionId)
		await recordActivity(transaction, account.id, 'email_changed', origin)
		await record(transaction, { actorId: account.id, action: 'email_changed', subjectId: account.id })
		await enqueue(transaction, 'mail_email_changed', { changeId: tried.id })
	})
	return tried.newEmail
}

type Order = { actorId: string; accountId: string; email: string; reason: string }

/**
 * Sets another address for an account, as an administrator. The holder of the address proves it by choosing a new
 * password to log in.
 */
export async function changeEmailOf(db: Db, { actorId, accountId, email, reason }: Order) {
	await db.transaction(async (transaction) => {
		const account = await lockAccount(transaction, accountId)
		if (!account || account.erasedAt) throw notFound('refusals.noAccount')
		if (account.email === email) throw conflict('trustRefusals.sameAddress')
		await setEmail(transaction, accountId, email)
		const [change] = await transaction
			.insert(emailChanges)
			.values({
				accountId,
				oldEmail: account.email,
				newEmail: email,
				expiresAt: sql`now()`,
				doneAt: sql`now()`,
			})
			.returning({ id: emailChanges.id })
		await deleteSessions(transaction, accountId)
		await record(transaction, { actorId, action: 'email_changed', subjectId: accountId, reason })
		await enqueue(transaction, 'mail_email_changed', { changeId: change?.id ?? '', reason })
		await enqueue(transaction, 'mail_email_given', { accountId, reason })
	})
}

/** Makes the link of the mail to the old address; an earlier link becomes invalid. */
export async function makeUndoToken(db: Db, changeId: string) {
	const token = newToken()
	const [change] = await db
		.update(emailChanges)
		.set({ undoHash: hashToken(token) })
		.where(and(eq(emailChanges.id, changeId), isNull(emailChanges.undoneAt)))
		.returning()
	return change && { ...change, token }
}

/** The change that a link undoes; undefined for an invalid link. */
export async function findUndo(db: Db, token: string) {
	const [change] = await db
		.select()
		.from(emailChanges)
		.where(
			and(
				eq(emailChanges.undoHash, hashToken(token)),
				isNull(emailChanges.undoneAt),
				gt(emailChanges.doneAt, sql`now() - make_interval(days => ${undoDays})`),
			),
		)
	return change
}

/** Restores the old address. The account that made the change knew the password, so the password becomes invalid. */
export async function undoEmailChange(db: Db, token: string, origin: Origin) {
	return db.transaction(async (transaction) => {
		const change = await findUndo(transaction, token)
		if (!change) throw notFound('trustRefusals.linkGoneWrite')
		const { accountId, oldEmail } = change
		await setEmail(transaction, accountId, oldEmail)
		await transaction.update(accounts).set({ passwordHash: null }).where(eq(accounts.id, accountId))
		// Later changes are undone with it.
		await transaction
			.update(emailChanges)
			.set({ undoneAt: sql`now()` })
			.where(
				and(eq(emailChanges.accountId, accountId), sql`${emailChanges.createdAt} >= ${change.createdAt}`),
			)
		await deleteSessions(transaction, accountId)
		await recordActivity(transaction, accountId, 'email_change_undone', origin)
		await record(transaction, { actorId: null, action: 'email_change_undone', subjectId: accountId })
		return oldEmail
	})
}

/** Password resets that were requested with the old address become invalid. */
async function setEmail(db: Db, accountId: string, email: string) {
	const account = await lockAccount(db, accountId)
	const others = await db.$count(accounts, and(eq(accounts.email, email), ne(accounts.id, accountId)))
	if (!account) throw notFound()
	if (others > 0) throw taken()
	const updated = await db
		.update(accounts)
		.set({ email })
		.where(eq(accounts.id, accountId))
		.returning({ id: accounts.id })
	if (updated.length === 0) throw taken()
	await db
		.update(passwordResets)
		.set({ usedAt: sql`now()` })
		.where(and(eq(passwordResets.email, account.email), isNull(passwordResets.usedAt)))
}
