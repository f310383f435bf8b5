import type { Db } from '@profile-search/db/client'
import { accounts } from '@profile-search/db/schema/accounts'
import { eq } from 'drizzle-orm'
import { lockAccount } from '../accounts/queries.ts'
import { record } from '../audit/record.ts'
import { lockOrganisation } from '../organisations/queries.ts'
import { enqueue } from '../queue.ts'
import { conflict } from '../refusal.ts'
import { updateOwner } from './queries.ts'

/** Makes another member the owner. The status goes with it, since it is that of the organisation. Both are told by mail. */
export async function handOver(db: Db, organisationId: string, ownerId: string, heirId: string) {
	if (ownerId === heirId) throw conflict('You own the organisation already.')
	await db.transaction(async (transaction) => {
		await lockOrganisation(transaction, organisationId)
		const owner = await lockAccount(transaction, ownerId)
		const heir = await lockAccount(transaction, heirId)
		if (!owner || !heir || !(await updateOwner(transaction, organisationId, ownerId, heirId)))
			throw conflict('This cannot be handed over any more: one of you two is not what you were in the team.')
		if (heir.status === 'suspended') throw conflict('This account is suspended and cannot take over.')

		if (owner.frozenFrom) throw conflict('While an organisation is frozen it cannot be handed over.')

		const { status, statusReason, waitingSince, askedAt } = owner
		await updateStatus(transaction, heirId, { status, statusReason, waitingSince, askedAt })
		await updateStatus(transaction, ownerId, nothing)
		await record(transaction, {
			actorId: ownerId,
			action: 'organisation_handed_over',
			subjectId: organisationId,
			facts: { from: ownerId, to: heirId },
		})
		for (const side of ['from', 'to'])
			await enqueue(transaction, 'mail_handed_over', { organisationId, ownerId, heirId, side })
	})
}

type Status = Pick<typeof accounts.$inferInsert, 'status' | 'statusReason' | 'waitingSince' | 'askedAt'>

const nothing: Status = { status: 'incomplete', statusReason: null, waitingSince: null, askedAt: null }

async function updateStatus(db: Db, accountId: string, status: Status) {
	await db.update(accounts).set(status).where(eq(accounts.id, accountId))
}
