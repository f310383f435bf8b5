import type { Db } from '@profile-search/db/client'
import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { peopleImportRows, peopleImports } from '@profile-search/db/schema/profiles/people-imports'
import { and, eq, gt, sql } from 'drizzle-orm'
import { hashToken, newToken } from '#platform/secrets.ts'

type Row = { importId: string; number: number }

/**
 * Makes the token of a link for a row that waits for an answer, and void any earlier one. Undefined when the row was taken
 * back or answered, or when the person has opened an account meanwhile.
 */
export async function makeInvitationToken(db: Db, row: Row) {
	const token = newToken()
	const hasAccount = sql`exists (select from ${accounts} where ${accounts.email} = ${peopleImportRows.email})`
	const [made] = await db
		.update(peopleImportRows)
		.set({ tokenHash: hashToken(token), mailedAt: sql`now()` })
		.from(peopleImports)
		.where(
			and(
				isRow(row),
				eq(peopleImportRows.state, 'invited'),
				eq(peopleImports.id, peopleImportRows.importId),
				sql`not ${hasAccount}`,
			),
		)
		.returning({
			person: peopleImportRows.person,
			organisation: peopleImportRows.organisation,
			source: peopleImports.source,
			language: peopleImports.language,
		})
	return made && { ...made, token }
}

/** The row of a valid link; undefined for every other link. */
export async function findInvitation(db: Db, token: string) {
	const [found] = await db
		.select({
			importId: peopleImportRows.importId,
			number: peopleImportRows.number,
			email: sql<string>`${peopleImportRows.email}`,
			person: peopleImportRows.person,
			organisation: peopleImportRows.organisation,
			expiresAt: peopleImportRows.expiresAt,
			source: sql<string>`${peopleImports.source}`,
		})
		.from(peopleImportRows)
		.innerJoin(peopleImports, eq(peopleImports.id, peopleImportRows.importId))
		.where(isOpen(token))
	return found
}

/** Uses up a link: its row is deleted, and counted as accepted or declined. False when it was used up meanwhile. */
export async function takeInvitation(db: Db, token: string, answer: 'accepted' | 'declined') {
	const [taken] = await db
		.delete(peopleImportRows)
		.where(isOpen(token))
		.returning({ importId: peopleImportRows.importId })
	if (!taken) return false
	await db
		.update(peopleImports)
		.set({ [answer]: sql`${peopleImports[answer]} + 1` })
		.where(eq(peopleImports.id, taken.importId))
	return true
}

function isRow({ importId, number }: Row) {
	return and(eq(peopleImportRows.importId, importId), eq(peopleImportRows.number, number))
}

function isOpen(token: string) {
	return and(
		eq(peopleImportRows.tokenHash, hashToken(token)),
		eq(peopleImportRows.state, 'invited'),
		gt(peopleImportRows.expiresAt, sql`now()`),
	)
}
