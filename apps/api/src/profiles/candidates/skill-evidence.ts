import type { CandidateDraft } from '@profile-search/contract/profiles/candidates'
import type { Db } from '@profile-search/db/client'
import { educationEntries, workEntries } from '@profile-search/db/schema/profiles/candidates'
import { eq } from 'drizzle-orm'
import { malformedAt } from '#platform/refusal.ts'

/** The entry of this person that shows each skill. Refuses an entry that is not theirs or no longer exists. */
export async function evidenceOf(db: Db, candidateId: string, claims: CandidateDraft['skills']) {
	if (claims.every(({ shownBy }) => shownBy === null)) return []
	const [works, studies] = await Promise.all([
		db.select({ id: workEntries.id }).from(workEntries).where(eq(workEntries.candidateId, candidateId)),
		db
			.select({ id: educationEntries.id })
			.from(educationEntries)
			.where(eq(educationEntries.candidateId, candidateId)),
	])
	const [workIds, studyIds] = [works, studies].map((entries) => new Set(entries.map(({ id }) => id)))
	return claims.map(({ shownBy }, at) => {
		if (shownBy === null) return { workEntryId: null, educationEntryId: null }
		if (workIds?.has(shownBy)) return { workEntryId: shownBy, educationEntryId: null }
		if (studyIds?.has(shownBy)) return { workEntryId: null, educationEntryId: shownBy }
		throw malformedAt(`skills.${at}.shownBy`, 'profilesRefusals.chooseEntry')
	})
}
