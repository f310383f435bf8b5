import type { CandidateView } from '@profile-search/contract/profiles/candidates'
import type { Db } from '@profile-search/db/client'
import type { Reads } from '#platform/context/reads.ts'
import { createDetailCache } from '#search/index/changes/detail-cache.ts'
import { createReaderCache } from '#search/index/lists/reader-cache.ts'
import { listHiddenFrom } from '#visibility/hidden-from.ts'
import { listContacts } from '#visibility/in-touch.ts'
import type { ProfileViewer } from '#visibility/visible-people.ts'
import { findVisibleCandidate } from './queries.ts'

type ShownProfile<Bytes extends Buffer> = { id: string; bytes: Bytes; isContactGranted: boolean }

/**
 * Shows profiles as they are sent. What a profile shows is the same for all kinds of viewers who may see it, so it is
 * kept by the kind of viewer; who hides from the viewer, and whose contacts they have, is kept by viewer. Nobody's own
 * profile is kept.
 */
export function createProfiles<Bytes extends Buffer>(db: Db, reads: Reads) {
	const profiles = createDetailCache<{ bytes: Bytes; shows: string[] }>(db)
	const readerOf = createReaderCache<{ hidden: string[]; contacts: string[] }>(db)

	/** A profile as this viewer is shown it; undefined when they are not. */
	return async (
		id: string,
		viewer: ProfileViewer,
		encode: (profile: CandidateView & { isPublic: boolean }) => Bytes,
	): Promise<ShownProfile<Bytes> | undefined> => {
		const { isMember, isApprovedOrganisation, isApprover } = viewer
		const key = JSON.stringify([id, isMember, isApprovedOrganisation, isApprover])
		const isOwn = viewer.accountId === id
		const kept = isOwn ? undefined : await profiles.find(key)
		if (kept) {
			const reader = await readerOf(viewer.accountId, viewer, () => findReader(db, viewer))
			if (!reader.hidden.includes(id))
				return { id, bytes: kept.bytes, isContactGranted: reader.contacts.includes(id) }
		}
		return profiles.read(key, async () => {
			const profile = await reads.read((from) => findVisibleCandidate(from, id, viewer))
			if (!profile) return undefined
			const bytes = encode({ ...profile, isPublic: profile.visibility === 'public' })
			const { isContactGranted } = profile
			return { id, bytes, isContactGranted, shows: [id], isForAll: !isOwn }
		})
	}
}

async function findReader(db: Db, viewer: ProfileViewer) {
	const [hidden, contacts] = await Promise.all([
		listHiddenFrom(db, viewer),
		listContacts(db, viewer.accountId),
	])
	return { hidden, contacts }
}
