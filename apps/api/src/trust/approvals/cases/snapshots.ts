import type { Db } from '@profile-search/db/client'
import type { accounts } from '@profile-search/db/schema/accounts/accounts'
import { decidedProfiles } from '@profile-search/db/schema/trust/approvals'
import { desc, eq, sql } from 'drizzle-orm'
import { findCandidate } from '#profiles/candidates/queries.ts'
import { findGuest } from '#profiles/guests/queries.ts'
import { findOrganisationOf } from '#profiles/organisations/queries.ts'

type Account = Pick<typeof accounts.$inferSelect, 'id' | 'userType'>

/** The whole profile of an account as an approver sees it; empty when there is none yet. */
export async function findProfile(db: Db, { id, userType }: Account) {
	return (await find[userType](db, id)) ?? {}
}

/** Stores the profile that was decided on, so that the next approver sees what has changed since. */
export async function insertDecidedProfile(db: Db, decided: typeof decidedProfiles.$inferInsert) {
	await db.insert(decidedProfiles).values(decided)
}

/** The profile at the last decision; null before the first. */
export async function findDecidedProfile(db: Db, accountId: string) {
	const [found] = await db
		.select({
			decision: decidedProfiles.decision,
			at: decidedProfiles.at,
			profile: sql<Record<string, unknown>>`${decidedProfiles.profile}`,
		})
		.from(decidedProfiles)
		.where(eq(decidedProfiles.accountId, accountId))
		.orderBy(desc(decidedProfiles.at))
		.limit(1)
	return found ?? null
}

const find = { candidate: findCandidate, employer: findOrganisationOf, guest_user: findGuest }
