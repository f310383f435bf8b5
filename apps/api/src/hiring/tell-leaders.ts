import type { Db } from '@profile-search/db/client'
import { tell } from '#accounts/notifications/tell.ts'
import { listMembersOf } from '#profiles/members/queries.ts'

type Told = Pick<Parameters<typeof tell>[2], 'title' | 'body' | 'page'>

/** Tells the owner and the administrators of a team, in the portal and by the mail that `enqueueMail` queues for each. */
export async function tellLeaders(
	db: Db,
	organisationId: string,
	told: Told,
	enqueueMail: (accountId: string) => Promise<unknown>,
) {
	for (const { id, role } of await listMembersOf(db, organisationId)) {
		if (role === 'recruiter') continue
		await tell(db, id, { ...told, kind: 'job', orderId: null })
		await enqueueMail(id)
	}
}
