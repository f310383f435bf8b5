import type { Db } from '@profile-search/db/client'
import { tell } from '#accounts/notifications/tell.ts'
import { deleteSessions } from '#accounts/sessions/queries.ts'
import { record } from '#platform/audit/record.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { conflict } from '#platform/refusal.ts'
import { fillOf, profileFields, type ProfileField } from '../journal/fill.ts'
import { changeRow, moveAll } from '../journal/journal.ts'
import { settlePairs } from '../journal/settle-pairs.ts'
import { countErasures, listProfiles, lockAccounts, noteMatchChanges } from '../queries.ts'
import { whyNotPeople } from '../why-not.ts'
import { personRules } from './person-rules.ts'

export type Order = { keptId: string; duplicateId: string; actorId: string; reason: string }

/** Locks both people, or refuses. */
export async function holdPeople(db: Db, { keptId, duplicateId }: Order) {
	const held = await lockAccounts(db, [keptId, duplicateId])
	const [kept, duplicate] = [keptId, duplicateId].map((id) => held.find((each) => each.id === id))
	const isErasing = (await countErasures(db, [keptId, duplicateId])) > 0
	const problem = whyNotPeople(kept, duplicate, { isSame: keptId === duplicateId, isErasing })
	if (problem) throw conflict(problem)
}

/** Moves the data of the duplicate, fills in what the kept profile lacks, and closes the duplicate. */
export async function mergePeople(db: Db, mergeId: string, { keptId, duplicateId, actorId, reason }: Order) {
	const ends = { from: duplicateId, to: keptId }
	await settlePairs(db, mergeId, 'candidate_id', ends)
	await moveAll(db, mergeId, personRules, ends)
	await fillProfile(db, mergeId, ends)
	await changeRow(
		db,
		mergeId,
		{ table: 'accounts', id: duplicateId },
		{ status: 'suspended', status_reason: null, waiting_since: null, asked_at: null },
	)
	await deleteSessions(db, duplicateId)
	await noteMatchChanges(db, 'person', [keptId, duplicateId])

	for (const subjectId of [keptId, duplicateId])
		await record(db, {
			actorId,
			action: 'accounts_merged',
			subjectId,
			reason,
			facts: { before: { duplicate: duplicateId }, after: { kept: keptId } },
		})
	await tell(db, keptId, {
		kind: 'approval',
		title: 'trustMails.told.merge.accounts',
		body: '',
		page: 'employee-dashboard',
		orderId: null,
	})
	await enqueue(db, 'mail_merged', { mergeId })
}

/** One change for each field, so that a field edited meanwhile does not prevent the undo of the others. */
async function fillProfile(db: Db, mergeId: string, { from, to }: { from: string; to: string }) {
	const profiles = await listProfiles(db, [from, to])
	const [kept, duplicate] = [to, from].map((id) => profiles.find(({ accountId }) => accountId === id))
	if (!kept || !duplicate) return
	for (const [field, value] of Object.entries(fillOf(kept, duplicate)))
		await changeRow(
			db,
			mergeId,
			{ table: 'candidates', id: to },
			{ [profileFields[field as ProfileField]]: value },
		)
}
