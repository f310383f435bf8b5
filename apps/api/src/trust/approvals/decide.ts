import type { AccountDecisionDraft } from '@profile-search/contract/accounts/decisions'
import type { Db } from '@profile-search/db/client'
import { sentenceOf } from '@profile-search/text/sentence'
import type { z } from 'zod'
import { findAccount } from '#accounts/accounts/queries.ts'
import { conflictTexts } from '#accounts/decisions/conflict.ts'
import { findStanding, listDecisions } from '#accounts/decisions/queries.ts'
import { reasonOf } from '#accounts/decisions/reason.ts'
import { tell } from '#accounts/notifications/tell.ts'
import { publishApproval } from '#hiring/webhooks/publish-event.ts'
import { record } from '#platform/audit/record.ts'
import { announce } from '#platform/channels/events/announce.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { conflict, forbidden, notFound, Refusal } from '#platform/refusal.ts'
import { findApprovedOrganisation } from '#profiles/organisations/queries.ts'
import { deleteLooks } from './cases/looks.ts'
import { findProfile, insertDecidedProfile } from './cases/snapshots.ts'
import { updatePending } from './queries.ts'

type Draft = z.output<typeof AccountDecisionDraft>

const statusAfter = { approve: 'approved', reject: 'rejected', ask: 'asked' } as const

const dashboards = {
	candidate: 'employee-dashboard',
	employer: 'employer-dashboard',
	guest_user: 'guest-dashboard',
}

/**
 * Decides on a pending account, or asks it for more. Stores the decided profile, writes the audit log and notifies
 * the person, in one transaction.
 */
export async function decide(db: Db, approverId: string, accountId: string, draft: Draft) {
	const status = statusAfter[draft.decision]
	const reason = await reasonOf(db, accountId, draft)
	const decidedOn = await findAccount(db, accountId)
	if (!decidedOn) throw notFound('refusals.noAccount')
	const profile = await findProfile(db, decidedOn)
	return db.transaction(async (transaction) => {
		const decided = status === 'asked' ? { status, reason: reason ?? '' } : { status, reason }
		const account = await updatePending(transaction, approverId, accountId, decided)
		if (!account) throw await whyNot(transaction, approverId, accountId)
		await insertDecidedProfile(transaction, { accountId, decision: draft.decision, profile })
		await deleteLooks(transaction, accountId)
		await record(transaction, {
			actorId: approverId,
			action: `account_${status}`,
			subjectId: accountId,
			reason,
			facts: {
				before: { status: 'pending' },
				after: { status },
				...(draft.decision === 'reject' && { cause: draft.cause }),
			},
		})
		await tell(transaction, accountId, {
			kind: 'approval',
			title: `trustMails.${status}.subject`,
			body: reason ?? '',
			page: dashboards[account.userType],
			orderId: null,
		})
		await announce(transaction, [approverId], { kind: 'read' })
		await enqueue(transaction, 'mail_decision', { accountId })
		if (status === 'approved') await tellWebhooks(transaction, accountId)
		return account
	})
}

/** Tells the webhooks of the organisation that the account owns, if it owns one. */
async function tellWebhooks(db: Db, accountId: string) {
	const organisation = await findApprovedOrganisation(db, accountId)
	if (organisation) await publishApproval(db, organisation.id)
}

/**
 * Decides on several accounts, each on its own. An account that cannot be decided is returned with the reason and
 * does not hold up the others.
 */
export async function decideMany(db: Db, approverId: string, accountIds: string[], draft: Draft) {
	const decided: string[] = []
	const refused: { id: string; message: string }[] = []
	for (const id of new Set(accountIds)) {
		const refusal = await decide(db, approverId, id, draft).then(() => undefined, refusalIn)
		if (refusal) refused.push({ id, message: sentenceOf(refusal.message) })
		else decided.push(id)
	}
	return { decided, refused }
}

function refusalIn(error: unknown) {
	if (error instanceof Refusal) return error
	throw error
}

async function whyNot(db: Db, approverId: string, accountId: string) {
	const standing = await findStanding(db, approverId, accountId)
	if (standing?.conflict) return forbidden(conflictTexts[standing.conflict])
	if (standing?.status === 'pending') return conflict('trustRefusals.askedAlready')
	const [last] = await listDecisions(db, accountId)
	if (last?.actorName && last.action === 'account_approved')
		return conflict('trustRefusals.approvedBy', { name: last.actorName })
	if (last?.actorName && last.action === 'account_rejected')
		return conflict('trustRefusals.rejectedBy', { name: last.actorName })
	return conflict('trustRefusals.notWaiting')
}
