import type { TypeChangeDraft } from '@profile-search/contract/profiles/guests'
import type { Db } from '@profile-search/db/client'
import { insertCandidate, lockAccount } from '#accounts/accounts/queries.ts'
import { recordActivity } from '#accounts/sessions/activity.ts'
import type { Origin } from '#http/origin.ts'
import { record } from '#platform/audit/record.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { conflict, forbidden } from '#platform/refusal.ts'
import { replaceLanguages, updateCandidate } from '../candidates/queries.ts'
import { removePicture } from '../pictures/keep-picture.ts'
import { deleteGuest, findGuest, updateUserType, type Guest } from './queries.ts'
import { noGuest } from './save-guest.ts'

/**
 * Turns a guest into a candidate or an employer. The account stays with everything attached to it: sessions, sections,
 * requests, saved items. The guest's profile is carried over to that of a candidate; an organisation has a profile of
 * its own.
 */
export async function changeType(
	db: Db,
	accountId: string,
	userType: TypeChangeDraft['user_type'],
	origin: Origin,
) {
	return db.transaction(async (transaction) => {
		const present = await lockAccount(transaction, accountId)
		if (present?.status === 'suspended') throw forbidden('profilesRefusals.guestSuspended')
		const guest = await findGuest(transaction, accountId)
		if (!guest) throw conflict(noGuest)

		if (userType === 'candidate') await carryOver(transaction, guest)
		else await removePicture(transaction, { kind: 'photo', id: accountId })
		await deleteGuest(transaction, accountId)
		const changed = await updateUserType(transaction, accountId, userType)
		if (!changed) throw conflict(noGuest)

		const facts = { from: 'guest_user', to: userType }
		await record(transaction, {
			actorId: accountId,
			action: 'account_type_changed',
			subjectId: accountId,
			facts,
		})
		await recordActivity(transaction, accountId, 'type_changed', origin)
		await enqueue(transaction, 'mail_type_changed', { accountId })
		return changed
	})
}

async function carryOver(db: Db, { id, headline, placeId, mobileNumber, image, languageCodes }: Guest) {
	await insertCandidate(db, id)
	await updateCandidate(db, id, { headline, placeId, mobileNumber, image })
	const spoken = languageCodes.map((code) => ({ candidateId: id, code }))
	await replaceLanguages(db, spoken, id)
}
