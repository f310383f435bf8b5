import type { CaseState } from '@profile-search/contract/trust/moderation-values'
import type { Db } from '@profile-search/db/client'
import { tell } from '#accounts/notifications/tell.ts'
import { enqueue } from '#platform/queue/queue.ts'
import type { Case } from './move-case.ts'

const titles: Partial<Record<CaseState, string>> = {
	frozen: 'trustMails.told.owner.frozen',
	upheld: 'trustMails.told.owner.upheld',
	dismissed: 'trustMails.told.owner.shown',
	settled: 'trustMails.told.owner.shown',
}

/**
 * Tells the owner of a case in the portal and by mail, whatever their mail preferences, since it affects their
 * rights.
 */
export async function tellOwner(db: Db, { id, ownerId }: Case, state: CaseState) {
	await tell(db, ownerId, {
		kind: 'moderation',
		title: titles[state] ?? '',
		body: 'trustMails.told.owner.body',
		page: 'cases',
		orderId: null,
	})
	await enqueue(db, 'mail_case', { caseId: id, state })
}
