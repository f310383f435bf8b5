import type { DecisionDraft } from '@profile-search/contract/approvals'
import type { Db } from '@profile-search/db/client'
import type { z } from 'zod'
import { record } from '../audit.ts'
import { tell } from '../notifications/tell.ts'
import { enqueue } from '../queue.ts'
import { conflict, forbidden } from '../refusal.ts'
import { updatePending } from './queries.ts'

const dashboards = {
	candidate: 'employee-dashboard',
	employer: 'employer-dashboard',
	guest_user: 'guest-dashboard',
}

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
		await tell(transaction, accountId, {
			kind: 'approval',
			title: status === 'approved' ? 'Your profile is approved' : 'Your profile needs a change',
			body: reason ?? '',
			page: dashboards[account.userType],
			orderId: null,
		})
		await enqueue(transaction, 'mail_decision', { accountId })
		return account
	})
}
