import type { Db } from '@profile-search/db/client'
import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { eq } from 'drizzle-orm'
import { lockAccount } from '#accounts/accounts/queries.ts'
import { record } from '#platform/audit/record.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { conflict } from '#platform/refusal.ts'
import { lockOrganisation } from '../organisations/queries.ts'
import { updateOwner } from './queries.ts'

/**
 * Makes another member the owner, at the owner's request or by order of an administrator. The status goes along, since
 * it is that of the organisation. Both get a mail.
 */
export async function handOver(
	db: Db,
	organisationId: string,
	ownerId: string,
	heirId: string,
	order?: { actorId: string; reason: string },
) {
	if (ownerId === heirId) throw conflict('profilesRefusals.ownAlready')
	await db.transaction(async (transaction) => {
		await lockOrganisation(transaction, organisationId)
		const owner = await lockAccount(transaction, ownerId)
		const heir = await lockAccount(transaction, heirId)
		if (!owner || !heir || !(await updateOwner(transaction, organisationId, ownerId, heirId)))
			throw conflict('profilesRefusals.cannotHandOver')
		if (heir.status === 'suspended') throw conflict('profilesRefusals.heirSuspended')

		// The status goes to the new owner, but a suspension is personal.
		if (owner.status === 'suspended') throw conflict('profilesRefusals.ownerSuspended')
		if (owner.frozenFrom) throw conflict('profilesRefusals.frozenOrganisation')

		const { status, statusReason, waitingSince, askedAt } = owner
		await updateStatus(transaction, heirId, { status, statusReason, waitingSince, askedAt })
		await updateStatus(transaction, ownerId, nothing)
		await record(transaction, {
			actorId: order?.actorId ?? ownerId,
			action: order ? 'organisation_transferred' : 'organisation_handed_over',
			subjectId: organisationId,
			reason: order?.reason ?? null,
			facts: { from: ownerId, to: heirId },
		})
		for (const side of ['from', 'to'] as const)
			await enqueue(transaction, 'mail_handed_over', { organisationId, ownerId, heirId, side })
	})
}

type Status = Pick<typeof accounts.$inferInsert, 'status' | 'statusReason' | 'waitingSince' | 'askedAt'>

const nothing: Status = { status: 'incomplete', statusReason: null, waitingSince: null, askedAt: null }

async function updateStatus(db: Db, accountId: string, status: Status) {
	await db.update(accounts).set(status).where(eq(accounts.id, accountId))
}
