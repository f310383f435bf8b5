import type { Db } from '@profile-search/db/client'
import { findAccountByEmail } from '#accounts/accounts/queries.ts'
import { conflict } from '#platform/refusal.ts'
import { handOver } from '#profiles/members/hand-over.ts'
import { findMember, insertMember } from '#profiles/members/queries.ts'
import { findOrganisationOf } from '#profiles/organisations/queries.ts'

type Order = { actorId: string; ownerId: string; email: string; reason: string }

/** Transfers the organisation of an owner who is gone to another Sanstha account, which need not be in the team yet. */
export async function transferOrganisation(db: Db, { actorId, ownerId, email, reason }: Order) {
	await db.transaction(async (transaction) => {
		const organisation = await findOrganisationOf(transaction, ownerId)
		const heir = await findAccountByEmail(transaction, email)
		if (!organisation) throw conflict('trustRefusals.ownsNothing')
		if (heir?.userType !== 'employer') throw conflict('trustRefusals.noSanstha')
		const isInTeam = await findMember(transaction, organisation.id, heir.id)
		const member = { accountId: heir.id, organisationId: organisation.id, role: 'administrator' as const }
		if (!isInTeam && !(await insertMember(transaction, member)))
			throw conflict('trustRefusals.inOtherOrganisation')
		await handOver(transaction, organisation.id, ownerId, heir.id, { actorId, reason })
	})
}
