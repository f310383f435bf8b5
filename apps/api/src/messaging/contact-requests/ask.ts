import { declineHoldsDays } from '@profile-search/contract/messaging/contact-requests'
import type { Db } from '@profile-search/db/client'
import { refuseRestricted } from '#accounts/strikes/strikes.ts'
import type { Limits } from '#http/limits.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { conflict, notFound } from '#platform/refusal.ts'
import { findSiteSettings } from '#platform/settings/queries.ts'
import { refuseHidden } from '#profiles/employer-blocking/refuse-hidden.ts'
import { findBlocksBetween } from '#visibility/blocks.ts'
import type { ProfileViewer } from '#visibility/visible-people.ts'
import { findLatestBetween, insertRequest, isHeldOff } from './queries.ts'
import { findReachable } from './reach.ts'
import { tellOfRequest } from './tell-request.ts'

const standing = 'messagingRefusals.requestExists'
export const notReachable = 'messagingRefusals.notReachable'

/** Asks an account for contact. A request that cannot be sent does not count towards the daily limit. */
export async function askForContact(
	db: Db,
	limits: Limits,
	asker: ProfileViewer & { accountId: string },
	draft: { subjectId: string; message: string },
) {
	const subject = await findReachable(db, asker, draft.subjectId)
	if (!subject) throw notFound(notReachable)
	if (subject.id === asker.accountId) throw conflict('messagingRefusals.ownAccount')
	await refuseHidden(db, asker.accountId, subject.id)
	await refuseBlocked(db, asker, subject.id)
	if (await isHeldOff(db, asker.accountId, subject.id))
		throw conflict('messagingRefusals.declinedLately', { days: declineHoldsDays })

	const latest = await findLatestBetween(db, asker, subject.id)
	if (latest?.status === 'open' || latest?.status === 'accepted') throw conflict(standing)

	await refuseRestricted(db, asker.accountId)
	const { firstContactsADay } = await findSiteSettings(db)
	await limits.spend('firstContactsByAccountADay', asker.accountId, firstContactsADay)
	return db.transaction(async (transaction) => {
		const { message } = draft
		const request = { askerId: asker.accountId, askedId: subject.id, message }
		const inserted = await insertRequest(transaction, request)
		// The other account may have asked at the same moment.
		if (!inserted) throw conflict(standing)
		await tellOfRequest(transaction, subject.id, inserted.id)
		await enqueue(transaction, 'mail_contact_request', { requestId: inserted.id })
		return inserted.id
	})
}

/** A blocked account gets the same answer as for an account that does not exist. */
async function refuseBlocked(db: Db, asker: ProfileViewer & { accountId: string }, subjectId: string) {
	const blocks = await findBlocksBetween(db, asker, subjectId)
	if (blocks.byThem) throw notFound(notReachable)
	if (blocks.byMe) throw conflict('messagingRefusals.youBlocked')
}
