import type { DecisionDraft } from '@profile-search/contract/approvals'
import type { Db } from '@profile-search/db/client'
import type { z } from 'zod'
import { record } from '../audit.ts'
import { enqueue } from '../queue.ts'
import { conflict, forbidden } from '../refusal.ts'
import { updatePending } from './queries.ts'

/** Approves or rejects a pending account, writes it down and tells the person by mail: all three or none. */
export async function decide(
	db: Db,
	approverId: string,
	accountId: string,
	draft: z.output<typeof DecisionDraft>,
) {
	if (approverId === accountId) throw forbidden('Nobody decides on their own account.')
	const status = draft.decision === 'approve' ? 'approved' : 'rejected'
	const reason = draft.decision === 'reject' ? draft.reason : null
	return db.transaction(async (transaction) => {
		const account = await updatePending(transaction, accountId, status, reason)
		if (!account) throw conflict('This account is not waiting any more; perhaps someone else has decided.')
		await record(transaction, {
			actorId: approverId,
			action: `account_${status}`,
			subjectId: accountId,
			reason,
		})
		await enqueue(transaction, 'mail_decision', { accountId })
		return account
	})
}
