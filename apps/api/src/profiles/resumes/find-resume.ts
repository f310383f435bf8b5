import type { Db } from '@profile-search/db/client'
import { notFound } from '#platform/refusal.ts'
import type { ProfileViewer } from '#visibility/visible-people.ts'
import { asShown, findCandidate, findVisibleCandidate } from '../candidates/queries.ts'

/** The résumé that this viewer may see: others by the visibility of the profile, the owner with contacts. */
export async function findResume(db: Db, candidateId: string, viewer: ProfileViewer) {
	const isMine = candidateId === viewer.accountId
	const person = await (isMine
		? findCandidate(db, candidateId)
		: findVisibleCandidate(db, candidateId, viewer))
	if (!person) throw notFound('profilesRefusals.noPerson')

	const { email, mobileNumber, linkedinUrl, address } = person
	return { ...asShown(person), contacts: isMine ? { email, mobileNumber, linkedinUrl, address } : null }
}
