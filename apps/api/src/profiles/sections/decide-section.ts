import type { DecisionDraft } from '@profile-search/contract/accounts/decisions'
import type { SectionKind } from '@profile-search/contract/profiles/sections'
import type { Db } from '@profile-search/db/client'
import type { z } from 'zod'
import { conflictTexts } from '#accounts/decisions/conflict.ts'
import { findStanding } from '#accounts/decisions/queries.ts'
import { reasonOf } from '#accounts/decisions/reason.ts'
import { record } from '#platform/audit/record.ts'
import { announce } from '#platform/channels/events/announce.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { conflict, forbidden } from '#platform/refusal.ts'
import { updatePendingSection } from './queries.ts'

/** Approves or rejects a pending section, records the decision and informs the person by mail: all three or none. */
export async function decideSection(
	db: Db,
	approverId: string,
	section: { accountId: string; kind: SectionKind },
	draft: z.output<typeof DecisionDraft>,
) {
	const { accountId, kind } = section
	const status = draft.decision === 'approve' ? 'approved' : 'rejected'
	const reason = await reasonOf(db, accountId, draft)
	return db.transaction(async (transaction) => {
		const standing = await findStanding(transaction, approverId, accountId)
		if (standing?.conflict) throw forbidden(conflictTexts[standing.conflict])
		const decided = await updatePendingSection(transaction, section, status, reason)
		if (!decided) throw conflict('profilesRefusals.sectionDecided')
		await record(transaction, {
			actorId: approverId,
			action: `section_${status}`,
			subjectId: accountId,
			reason,
			facts: { kind },
		})
		await announce(transaction, [approverId], { kind: 'read' })
		await enqueue(transaction, 'mail_section_decision', { accountId, kind })
		return decided
	})
}
