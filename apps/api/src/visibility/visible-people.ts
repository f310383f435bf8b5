import type { Visibility } from '@profile-search/contract/profiles/candidates'
import { candidates } from '@profile-search/db/schema/profiles/candidates'
import { sql, type SQL } from 'drizzle-orm'
import {
	isHidden,
	parametersOf,
	viewerPlaceholders,
	viewerValues,
	type Viewer,
	type ViewerParameters,
} from './hidden-from.ts'

/** The viewer of a profile, as far as it decides what is shown. */
export type ProfileViewer = Viewer & {
	isMember: boolean
	isApprovedOrganisation: boolean
	isApprover: boolean
}

/** A viewer of profiles in a statement: as values, or as placeholders of a prepared one. */
type ReaderParameters = ViewerParameters & { visibilities: SQL }

/**
 * The one condition under which a profile is visible to a viewer: it is meant for readers of that kind, and
 * its owner does not hide from this one. Everyone sees their own.
 */
export function isVisibleTo(viewer: ProfileViewer): SQL {
	const { readerVisibilities } = readerValues(viewer)
	return isVisible({
		...parametersOf(viewer),
		visibilities: sql`${sql.param(readerVisibilities)}::text[]`,
	})
}

/** The same condition in a prepared statement, which is executed with `readerValues`. */
export const isVisibleToReader = isVisible({
	...viewerPlaceholders,
	visibilities: sql`${sql.placeholder('readerVisibilities')}::text[]`,
})

/** What a prepared statement is given for its reader. */
export function readerValues(viewer: ProfileViewer) {
	return { ...viewerValues(viewer), readerVisibilities: visibilitiesFor(viewer) }
}

function isVisible({ visibilities, ...viewer }: ReaderParameters) {
	return sql`((${candidates.accountId} = ${viewer.accountId}) is true or (${candidates.visibility}::text = any(${visibilities})
		and not ${isHidden(viewer, candidates.accountId)}))`
}

/** The kinds of profiles that are meant for this viewer. */
function visibilitiesFor({ isMember, isApprovedOrganisation, isApprover }: ProfileViewer): Visibility[] {
	if (isApprovedOrganisation || isApprover) return ['public', 'members', 'approved_organisations']
	return isMember ? ['public', 'members'] : ['public']
}
