import type { DecisionDraft } from '@profile-search/contract/accounts/decisions'
import { OrganisationKind } from '@profile-search/contract/profiles/organisations'
import type { Db } from '@profile-search/db/client'
import type { z } from 'zod'
import { updateNames } from '#accounts/accounts/queries.ts'
import { reasonOf } from '#accounts/decisions/reason.ts'
import { tell } from '#accounts/notifications/tell.ts'
import { publishApproval } from '#hiring/webhooks/publish-event.ts'
import { record } from '#platform/audit/record.ts'
import { announce } from '#platform/channels/events/announce.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { conflict, notFound } from '#platform/refusal.ts'
import {
	afterOf,
	beforeOf,
	deleteHeld,
	findHeld,
	type Held,
	type Values,
} from '#profiles/held-changes/queries.ts'
import { updateOrganisation } from '#profiles/organisations/queries.ts'
import { deleteDomainOf } from '../../domains/queries.ts'

/**
 * Publishes a held change or refuses it, writes the audit log and tells its author, in one transaction. The decision
 * counts only for the version that the approver has read.
 */
export async function decideHeld(
	db: Db,
	approverId: string,
	id: string,
	draft: z.output<typeof DecisionDraft> & { version: number },
) {
	const isAccepted = draft.decision === 'approve'
	await db.transaction(async (transaction) => {
		const held = await findHeld(transaction, approverId, id)
		if (!held) throw notFound('trustRefusals.changeDecided')
		const reason = await reasonOf(transaction, held.subjectId, draft)
		if (!(await deleteHeld(transaction, id, draft.version))) throw conflict('trustRefusals.changeChanged')
		const after = afterOf(held)
		if (isAccepted) await apply(transaction, held, after)
		if (isAccepted && held.organisationId) await publishApproval(transaction, held.organisationId)
		else if ('domain' in after && held.organisationId) await deleteDomainOf(transaction, held.organisationId)
		const action = isAccepted ? 'change_accepted' : 'change_refused'
		const facts = { before: beforeOf(held), after }
		await record(transaction, { actorId: approverId, action, subjectId: held.subjectId, reason, facts })
		await tellAuthor(transaction, held, isAccepted, reason)
		await announce(transaction, [approverId], { kind: 'read' })
	})
}

async function apply(db: Db, { organisationId, accountId }: Held, { domain: _shown, ...after }: Values) {
	const { firstName, middleName, lastName, name, kind, website } = after
	if (accountId)
		await updateNames(db, accountId, {
			...(firstName && { firstName }),
			...(middleName !== undefined && { middleName }),
			...(lastName && { lastName }),
		})
	if (organisationId)
		await updateOrganisation(db, organisationId, {
			...(name && { name }),
			...(kind && { kind: OrganisationKind.parse(kind) }),
			...(website !== undefined && { website }),
		})
}

async function tellAuthor(db: Db, held: Held, isAccepted: boolean, reason: string | null) {
	const readers = new Set([held.subjectId, held.authorId ?? held.subjectId])
	for (const accountId of readers) {
		await tell(db, accountId, {
			kind: 'approval',
			title: `trustMails.told.change.${isAccepted ? 'accepted' : 'refused'}`,
			body: reason ?? '',
			page: held.organisationId ? 'employer-profile-update' : 'settings',
			orderId: null,
		})
		await enqueue(db, 'mail_held_change', {
			accountId,
			isAccepted: isAccepted ? 'yes' : 'no',
			reason: reason ?? '',
			page: held.organisationId ? 'employer-profile-update' : 'settings',
		})
	}
}
