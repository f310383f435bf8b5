import { mostSaved } from '@profile-search/contract/matching/saved'
import type { Db } from '@profile-search/db/client'
import { lockAccount } from '#accounts/accounts/queries.ts'
import { conflict, notFound } from '#platform/refusal.ts'
import type { ProfileViewer } from '#visibility/visible-people.ts'
import { isShownThing } from './cards.ts'
import { countSaved, findSaved, insertSaved, updateToKept, type Thing } from './queries.ts'

/** Saves a subject. The account is locked, so that the limit of the list holds. */
export async function saveThing(db: Db, viewer: ProfileViewer & { accountId: string }, thing: Thing) {
	const { accountId } = viewer
	if (thing.subjectId === accountId) throw conflict('matchingRefusals.isYou')
	await db.transaction(async (transaction) => {
		await lockAccount(transaction, accountId)
		const present = await findSaved(transaction, accountId, thing)
		if (present && !present.removedAt) return
		if ((await countSaved(transaction, accountId)) >= mostSaved)
			throw conflict('matchingRefusals.tooManySaved', { most: mostSaved })

		// A restored subject need not be visible any more: it may have been removed by mistake and carry a note.
		if (present) return updateToKept(transaction, accountId, thing)
		if (!(await isShownThing(transaction, viewer, thing))) throw notFound('matchingRefusals.notShown')
		await insertSaved(transaction, accountId, thing)
	})
}
