import { candidates } from '@profile-search/db/schema/profiles/candidates'
import { sql, type SQL } from 'drizzle-orm'
import { isHiddenFrom, type Viewer } from './hidden-from.ts'

/** The viewer of a profile, as far as it decides what is shown. */
export type ProfileViewer = Viewer & {
	isMember: boolean
	isApprovedOrganisation: boolean
	isApprover: boolean
}

/**
 * The one condition under which a profile is visible to a viewer: it is meant for readers of that kind, and
 * its owner does not hide from this one. Everyone sees their own.
 */
export function isVisibleTo(viewer: ProfileViewer): SQL {
	const isMine = viewer.accountId ? sql`${candidates.accountId} = ${viewer.accountId}` : sql`false`
	return sql`(${isMine} or (${isMeantFor(viewer)} and not ${isHiddenFrom(viewer, candidates.accountId)}))`
}

function isMeantFor({ isMember, isApprovedOrganisation, isApprover }: ProfileViewer) {
	if (isApprovedOrganisation || isApprover) return sql`true`
	return isMember
		? sql`${candidates.visibility} <> 'approved_organisations'`
		: sql`${candidates.visibility} = 'public'`
}
