import type { SectionKind } from '@profile-search/contract/profiles/sections'
import type { MatchRecord } from '@profile-search/contract/search/match-record'
import type { Db } from '@profile-search/db/client'
import { score } from '@profile-search/matching/explain/score'
import { withPartWeights } from '@profile-search/matching/learn/weights'
import { wordOverlap } from '@profile-search/matching/scoring/weights'
import type { Knowledge, Match } from '@profile-search/matching/types'
import type { findSection } from '#profiles/sections/queries.ts'
import { nameMatches } from '#search/explanations/name-match.ts'
import type { ProfileViewer } from '#visibility/visible-people.ts'
import { offerWeights, pairOf, type Pair, type Seeker } from './pairs.ts'
import { listSectionsFor, listShownProfessions, readSpots } from './queries.ts'

/** The number of suggestions of each kind. */
const most = 4

/** A seeker and an offer with a lower total have next to nothing in common. */
const leastTotal = 5

type Row = NonNullable<Awaited<ReturnType<typeof findSection>>>

/** An offer with the reasons why it fits; null when there is nothing to compare it with. */
export type Suggested = { row: Row; match: MatchRecord | null }

/**
 * The best offers for a seeker, by the same score as people and jobs. Equal ones keep the order in which they were
 * read.
 */
export async function listSuggested(
	db: Db,
	viewer: ProfileViewer,
	seeker: Seeker,
	kind: SectionKind,
	knowledge: Knowledge,
): Promise<Suggested[]> {
	const rows = await listSectionsFor(db, viewer, seeker, kind)
	const suggested = await explainOffers(db, viewer, seeker, rows, knowledge)
	return suggested.filter(
		({ match }) => match === null || (totalInCommon(match) >= leastTotal && hasWorkInCommon(match)),
	)
}

/**
 * Whether they have a topic or their work in common. Language and place alone make nobody an adviser, and words count only
 * where neither topic nor work is named.
 */
function hasWorkInCommon({ parts }: Pick<MatchRecord, 'parts'>): boolean {
	const told = parts.filter(({ kind }) => kind === 'topics' || kind === 'profession')
	const asked = told.length > 0 ? told : parts.filter(({ kind }) => kind === 'text')
	return asked.some(({ points }) => points > 0)
}

type Totalled = {
	total: number
	parts: readonly Pick<MatchRecord['parts'][number], 'kind' | 'points' | 'possible' | 'state'>[]
}

/** The total without what a text earns that has nothing in common with the other. */
export function totalInCommon({ total, parts }: Totalled): number {
	const earned = parts.reduce((sum, { points }) => sum + Math.max(0, points), 0)
	const text = parts.find(({ kind, state }) => kind === 'text' && state !== 'unknown')
	return text && earned > 0 ? total * (1 - (wordOverlap.least * text.possible) / earned) : total
}

/** The best of these offers, best first, with the reasons. Only fields that their owners show to this viewer count. */
export async function explainOffers(
	db: Db,
	viewer: ProfileViewer,
	seeker: Seeker,
	rows: Row[],
	knowledge: Knowledge,
): Promise<Suggested[]> {
	const spotOf = await readSpots(db, [seeker.placeId, ...rows.map(({ placeId }) => placeId)])
	const professions = await listShownProfessions(
		db,
		viewer,
		rows.map(({ id }) => id),
	)
	const scored = rows
		.map((row) => {
			const profession = professions.get(row.id) ?? undefined
			return { row, match: scorePair(pairOf(seeker, { ...row, profession }, spotOf), knowledge) }
		})
		.toSorted((a, b) => b.match.total - a.match.total)
		.slice(0, most)
	const named = await nameMatches(
		db,
		scored.map(({ row, match }) => ({ person: row, match })),
	)
	return scored.map(({ row, match }, at) => ({ row, match: asksNothing(match) ? null : (named[at] ?? null) }))
}

/**
 * The score of a pair that is not a person and a job. Counterfactuals are left out, since nobody can change another's
 * offer.
 */
export function scorePair({ person, job }: Pair, knowledge: Knowledge): Match {
	return { ...score(person, job, withPartWeights(knowledge, offerWeights)), counterfactuals: [] }
}

function asksNothing({ parts }: Match) {
	return parts.some(({ kind }) => kind === 'open')
}
