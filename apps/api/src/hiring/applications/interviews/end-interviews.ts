import type { Mover } from '@profile-search/contract/hiring/applications'
import type { Db } from '@profile-search/db/client'
import { announce } from './announce.ts'
import { listLiveOf, updateInterview } from './queries.ts'

/** Calls off what was still to come when an application ends, in the transaction that ends it: nobody waits in vain. */
export async function endInterviews(db: Db, applicationId: string, by: Mover) {
	for (const before of await listLiveOf(db, applicationId)) {
		const isEndedByTeam = by === 'team'
		await updateInterview(db, before.id, before.sequence, { status: 'cancelled', isEndedByTeam })
		await announce(db, before.id, { what: 'cancelled', by, before })
	}
}
