import type { DigestItem } from '@profile-search/contract/matching/alert-digests'
import type { AlertKind } from '@profile-search/contract/matching/alerts'
import type { MatchRecord } from '@profile-search/contract/search/match-record'
import type { Db } from '@profile-search/db/client'
import { jobs } from '@profile-search/db/schema/hiring/jobs'
import { score } from '@profile-search/matching/explain/score'
import { inArray } from 'drizzle-orm'
import { listOpenJobCards } from '#hiring/jobs/queries.ts'
import type { Matcher } from '#platform/context/matcher.ts'
import { findSiteSettings } from '#platform/settings/queries.ts'
import { listCandidateCards } from '#profiles/candidates/list-candidates.ts'
import { listOrganisationCards } from '#profiles/organisations/list-organisations.ts'
import { nameMatches } from '#search/explanations/name-match.ts'
import { listJobDocuments, listPersonDocuments } from '#search/index/documents.ts'
import type { Reader } from './readers.ts'

/** A hit as it is stored. */
export type Hit = { kind: AlertKind; subjectId: string; jobId: string | null; total: number | null }

/** The items of hits, in their order, as their reader sees them now: with the card, if it is still shown, and the reasons. */
export async function digestItemsOf(
	db: Db,
	matcher: Matcher,
	reader: Reader,
	hits: Hit[],
): Promise<DigestItem[]> {
	const ids = (...kinds: AlertKind[]) => [
		...new Set(hits.filter(({ kind }) => kinds.includes(kind)).map(({ subjectId }) => subjectId)),
	]
	const [jobCards, personCards, organisationCards, titles] = await Promise.all([
		listOpenJobCards(db, ids('jobs', 'job_matches')),
		listCandidateCards(db, reader.viewer, ids('people', 'person_matches')),
		listOrganisationCards(db, ids('organisations')),
		titlesOf(
			db,
			hits.flatMap(({ jobId }) => jobId ?? []),
		),
	])
	const jobOf = byId(jobCards)
	const personOf = byId(personCards)
	const organisationOf = byId(organisationCards)
	const isShown = ({ subjectId }: Hit) => jobOf.has(subjectId) || personOf.has(subjectId)
	const [matchOf, { leastMatch }] = await Promise.all([
		matchesOf(db, matcher, reader, hits.filter(isShown)),
		findSiteSettings(db),
	])
	return hits.map((hit) => {
		const { kind, subjectId, jobId } = hit
		const match = matchOf.get(keyOf(hit)) ?? null
		const total = hit.total ?? match?.total ?? null
		// What a search has found need not fit: then the search is the reason.
		const isMatch = total !== null && total >= leastMatch
		const base = {
			subjectId,
			total: isMatch ? total : null,
			match: isMatch ? match : null,
			forJob: titles.get(jobId ?? '') ?? null,
		}
		if (kind === 'organisations')
			return { ...base, kind: 'organisation', card: organisationOf.get(subjectId) ?? null }
		return kind === 'people' || kind === 'person_matches'
			? { ...base, kind: 'person', card: personOf.get(subjectId) ?? null }
			: { ...base, kind: 'job', card: jobOf.get(subjectId) ?? null }
	})
}

/**
 * The match of each job with the reader, and of each person with the job they were found for. Without an index
 * nothing is compared.
 */
async function matchesOf(db: Db, matcher: Matcher, reader: Reader, hits: Hit[]) {
	const pairs = hits.flatMap((hit) => {
		const isJob = hit.kind === 'jobs' || hit.kind === 'job_matches'
		const personId = isJob ? reader.candidateId : hit.subjectId
		const jobId = isJob ? hit.subjectId : hit.jobId
		return personId && jobId ? [{ key: keyOf(hit), personId, jobId }] : []
	})
	if (pairs.length === 0 || !matcher.isReady()) return new Map<string, MatchRecord>()

	const [people, open] = await Promise.all([
		listPersonDocuments(db, [...new Set(pairs.map(({ personId }) => personId))]),
		listJobDocuments(db, [...new Set(pairs.map(({ jobId }) => jobId))]),
	])
	const [personOf, jobOf] = [byId(people), byId(open)]
	const scored = pairs.flatMap(({ key, personId, jobId }) => {
		const [person, job] = [personOf.get(personId), jobOf.get(jobId)]
		return person && job ? [{ key, person, match: score(person, job, matcher.knowledge()) }] : []
	})
	const named = await nameMatches(db, scored)
	return new Map(
		scored.flatMap(({ key }, at): [string, MatchRecord][] => {
			const record = named[at]
			return record ? [[key, record]] : []
		}),
	)
}

async function titlesOf(db: Db, ids: string[]) {
	const rows = ids.length
		? await db
				.select({ id: jobs.id, title: jobs.title })
				.from(jobs)
				.where(inArray(jobs.id, [...new Set(ids)]))
		: []
	return byId(rows)
}

function keyOf({ subjectId, jobId }: Hit) {
	return `${subjectId} ${jobId}`
}

function byId<Row extends { id: string }>(rows: Row[]) {
	return new Map(rows.map((row) => [row.id, row]))
}
