import { randomUUID } from 'node:crypto'
import { ApplicationResume } from '@profile-search/contract/hiring/applications'
import type { MatchRecord } from '@profile-search/contract/search/match-record'
import type { Db } from '@profile-search/db/client'
import { score } from '@profile-search/matching/explain/score'
import type { Job } from '@profile-search/matching/types'
import type { Matcher } from '#platform/context/matcher.ts'
import { asShown, findCandidate } from '#profiles/candidates/queries.ts'
import { nameMatches } from '#search/explanations/name-match.ts'
import { listPersonDocuments } from '#search/index/documents.ts'

/**
 * The profile as the organisation would read it now: without contacts and photo, and with new ids that do not lead to
 * the profile. Undefined when there is none.
 */
export async function takeSnapshot(db: Db, candidateId: string): Promise<ApplicationResume | undefined> {
	const profile = await findCandidate(db, candidateId)
	if (!profile) return undefined
	const newIds = new Map<string, string>()
	const renamed = <Thing extends { id: string }>(thing: Thing) => {
		const id = newIds.get(thing.id) ?? randomUUID()
		newIds.set(thing.id, id)
		return { ...thing, id }
	}
	const { workEntries, educationEntries, careerGaps, skills, ...rest } = asShown(profile)
	return ApplicationResume.parse({
		...rest,
		id: randomUUID(),
		image: null,
		workEntries: workEntries.map(renamed),
		educationEntries: educationEntries.map(renamed),
		careerGaps: careerGaps.map(renamed),
		skills: skills.map((skill) => ({ ...skill, shownBy: skill.shownBy && renamed(skill.shownBy) })),
	})
}

/**
 * The present match of a person and a job. Null while the engine is loading, or when one of the two is not in the
 * index.
 */
export async function matchNow(
	db: Db,
	matcher: Pick<Matcher, 'isReady' | 'knowledge'>,
	candidateId: string,
	job: Job | undefined,
): Promise<MatchRecord | null> {
	if (!job || !matcher.isReady()) return null
	const [person] = await listPersonDocuments(db, [candidateId])
	if (!person) return null
	const [match] = await nameMatches(db, [{ person, match: score(person, job, matcher.knowledge()) }])
	return match ?? null
}

/** What a profile lacks for a good résumé, by the parts of its page. */
export function missingIn(resume: ApplicationResume) {
	const { summary, workEntries, educationEntries, skills, experienceMonths } = resume
	return [
		...(summary ? [] : ['summary']),
		...(workEntries.length || !experienceMonths ? [] : ['work']),
		...(educationEntries.length ? [] : ['education']),
		...(skills.length < 3 ? ['skills'] : []),
	]
}
