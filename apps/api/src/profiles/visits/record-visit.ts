import type { VisitRole } from '@profile-search/contract/profiles/visits'
import type { Db } from '@profile-search/db/client'
import type { FastifyInstance } from 'fastify'
import { batchWrites } from '#platform/concurrency/batch-writes.ts'
import { countEachTime } from '#platform/concurrency/recount.ts'
import type { ProfileViewer } from '#visibility/visible-people.ts'
import { upsertVisits, type Visit } from './visit-queries.ts'

/** A profile as its viewer has found it. */
type Viewed = { id: string; isContactGranted?: boolean }

/**
 * Records views of profiles, as a page or as a file, without delaying them. The views of one viewer on one day
 * share a row, and so do those of all who are not signed in, of whom nothing else is noted.
 */
export function recordVisits(app: FastifyInstance, db: Db) {
	const note = batchWrites(app, together, (visits) => upsertVisits(db, [...visits.values()]))

	return (viewer: ProfileViewer, owner: Viewed, form: 'page' | 'file') => {
		const { accountId, isApprover } = viewer
		if (accountId === owner.id) return
		const visit = {
			ownerId: owner.id,
			visitorId: accountId,
			role: roleOf(viewer),
			organisationId: viewer.isApprovedOrganisation ? viewer.organisationId : null,
			times: 1,
			downloads: form === 'file' ? 1 : 0,
			// Approvers can see every profile in full.
			sawContacts: isApprover || (owner.isContactGranted ?? false),
		}
		countEachTime(() => note(`${owner.id} ${accountId}`, { ...visit, at: performance.now() }))
	}
}

function together(before: Visit, visit: Visit): Visit {
	const isLater = visit.at > before.at
	return {
		...(isLater ? visit : before),
		times: before.times + visit.times,
		downloads: before.downloads + visit.downloads,
		sawContacts: before.sawContacts || visit.sawContacts,
	}
}

/** The role in which the viewer sees the profile. The organisation comes first, since it matters most to the owner. */
function roleOf({ isMember, isApprovedOrganisation, isApprover }: ProfileViewer): VisitRole {
	if (isApprovedOrganisation) return 'organisation'
	if (isApprover) return 'approver'
	return isMember ? 'member' : 'visitor'
}
