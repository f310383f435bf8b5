import { openCareerSet } from '../career-set/career-set.ts'
import type { Half } from '../career-set/material.ts'
import { importedProfiles } from '../career-set/parts/imported-profiles.ts'
import { jobToResume } from '../career-set/parts/job-to-resume.ts'
import { makePool } from '../career-set/pool.ts'
import { engineQuestions, type EngineQuestion } from '../match-set/evaluate-match-set.ts'

/** How jobs are described: by fields, as every job of a portal is, or by a text only. */
export type Kind = 'fields' | 'text'

/**
 * A person among the first of the people for a job. `share` is what they have of the points, before any calibration, and
 * `weight` is such that every part of the set counts as much as the others of its kind.
 */
export type JudgedPair = {
	kind: Kind
	part: string
	query: string
	share: number
	fits: boolean
	weight: number
}

/** The length of a page of matches. */
const shown = 20

/** From this grade on a person is worth a call. */
const fitting = 2

/** The pairs that a page of matches shows: the first people for every job of one half, and whether they fit. */
export async function judgedPairs(half: Half): Promise<JudgedPair[]> {
	const set = openCareerSet(half)
	const pool = makePool(set)
	const written = engineQuestions(half)
	const parts: [Kind, EngineQuestion][] = [
		['fields', written.fields],
		['fields', await importedProfiles(set, pool)],
		['text', written.texts],
		['text', jobToResume(set, pool)],
	]
	const pairs: JudgedPair[] = []
	for (const [kind, question] of parts) {
		const own = await pairsOf(kind, question)
		for (const pair of own) pairs.push({ ...pair, weight: 1000 / own.length })
	}
	return pairs
}

async function pairsOf(kind: Kind, { name, queries, judgements, engine }: EngineQuestion) {
	const pairs: Omit<JudgedPair, 'weight'>[] = []
	for (const { id } of queries)
		for (const ranked of (await engine(id)).slice(0, shown)) {
			const fits = (judgements.get(id)?.get(ranked.id) ?? 0) >= fitting
			pairs.push({ kind, part: name, query: id, share: ranked.score / 100, fits })
		}
	return pairs
}
