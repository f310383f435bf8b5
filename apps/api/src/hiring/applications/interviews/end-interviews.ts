import type { ApplicationParty } from '@profile-search/contract/hiring/applications'
import type { Db } from '@profile-search/db/client'
import { announce } from './announce.ts'
import { listLiveOf, updateInterview } from './queries.ts'

/**
 * Cancels all coming interviews of an application that ends, in the transaction that ends it, so that nobody waits in
 * vain.
 */
export async function endInterviews(db: Db, applicationId: string, by: ApplicationParty) {
	for (const before of await listLiveOf(db, applicationId)) {
		const isEndedByTeam = by === 'team'
		await updateInterview(db, before.id, before.sequence, { status: 'cancelled', isEndedByTeam })
		await announce(db, before.id, { what: 'cancelled', by, before })
	}
}
