import type { VisitRole } from '@profile-search/contract/profiles/visits'
import type { Db } from '@profile-search/db/client'
import { profileVisits } from '@profile-search/db/schema/profiles/visits'
import { sql } from 'drizzle-orm'
import { today } from '#platform/settings/clock.ts'
import { isContactGranted } from '#visibility/in-touch.ts'
import type { ProfileViewer } from '#visibility/visible-people.ts'

/** Records a view of a profile, as a page or as a file. The views of one viewer on one day share a row. */
export async function recordVisit(db: Db, viewer: ProfileViewer, ownerId: string, form: 'page' | 'file') {
	const { accountId, isApprover } = viewer
	if (accountId === ownerId) return
	// Approvers can see every profile in full.
	const sawContacts = isApprover || (accountId ? isContactGranted(accountId, ownerId) : false)
	const seen = {
		role: roleOf(viewer),
		organisationId: viewer.isApprovedOrganisation ? viewer.organisationId : null,
	}
	const downloads = form === 'file' ? 1 : 0
	await db
		.insert(profileVisits)
		.values({ ...seen, ownerId, visitorId: accountId, day: today, downloads, sawContacts })
		.onConflictDoUpdate({
			target: [profileVisits.ownerId, profileVisits.day, profileVisits.visitorId],
			set: {
				...seen,
				times: sql`${profileVisits.times} + 1`,
				downloads: sql`${profileVisits.downloads} + ${downloads}`,
				sawContacts: sql`${profileVisits.sawContacts} or excluded.saw_contacts`,
				lastAt: sql`now()`,
			},
		})
}

/** The role in which the viewer sees the profile. The organisation comes first, since it matters most to the owner. */
function roleOf({ isMember, isApprovedOrganisation, isApprover }: ProfileViewer): VisitRole {
	if (isApprovedOrganisation) return 'organisation'
	if (isApprover) return 'approver'
	return isMember ? 'member' : 'visitor'
}
