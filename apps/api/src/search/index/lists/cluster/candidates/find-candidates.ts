import type { CandidateQuestion } from '@profile-search/matching/candidates/question'
import type { Cluster } from '../cluster.ts'
import { jobsScript } from './jobs-script.ts'
import { peopleScript } from './people-script.ts'

/** The lists that hold who or what is ranked. */
export type RankedList = 'people' | 'jobs'

/** How many are to be shown, how many candidates are wanted for that, and the ids of those who are left out. */
export type Wanted = { shown: number; count: number; except: readonly string[] }

const scripts = { people: peopleScript, jobs: jobsScript } as const

type Answer = { hits: { total: { value: number }; hits: { _id: string; _score: number }[] } }

/**
 * The ids with the highest estimates, `count` of them, best first. Entries without a key of the question are looked at only where
 * one of them could be among the first `shown`.
 */
export async function findCandidates(
	cluster: Cluster,
	index: string,
	list: RankedList,
	question: CandidateQuestion,
	{ shown, count, except }: Wanted,
): Promise<string[]> {
	const ask = (isAnywhere: boolean) =>
		search(cluster, index, {
			size: count,
			track_total_hits: false,
			query: estimated(list, question, { isAnywhere, except }),
		})
	const idsOf = ({ hits }: Answer) => hits.hits.map(({ _id }) => _id)
	if (question.keys.length === 0) return idsOf(await ask(true))
	const found = await ask(false)
	const last = found.hits.hits[shown - 1]?._score ?? 0
	return idsOf(last >= question.mostWithoutKeys ? found : await ask(true))
}

/** How many people have an estimate of at least this. */
export async function countCandidates(
	cluster: Cluster,
	index: string,
	question: CandidateQuestion,
	{ least, except }: { least: number; except: readonly string[] },
): Promise<number> {
	const isAnywhere = question.keys.length === 0 || question.mostWithoutKeys >= least
	const { hits } = await search(cluster, index, {
		size: 0,
		track_total_hits: true,
		min_score: least,
		query: estimated('people', question, { isAnywhere, except }),
	})
	return hits.total.value
}

function estimated(
	list: RankedList,
	{ keys, words, params }: CandidateQuestion,
	{ isAnywhere, except }: { isAnywhere: boolean; except: readonly string[] },
) {
	return {
		script_score: {
			query: {
				bool: {
					// An entry whose person or job has gone a moment ago has no numbers.
					filter: [
						{ exists: { field: 'fit.pay' } },
						...(isAnywhere ? [] : [{ terms: { 'fit.keys': keys } }]),
					],
					should: words.map(({ word, weight }) => ({
						rank_feature: { field: `fit.words.${word}`, linear: {}, boost: weight },
					})),
					...(except.length > 0 && { must_not: [{ terms: { id: [...new Set(except)] } }] }),
				},
			},
			script: { source: scripts[list], params },
		},
	}
}

/** Part of an answer is none: somebody who fits well would be missing. */
function search(cluster: Cluster, index: string, body: object) {
	return cluster.ask<Answer>({
		method: 'POST',
		path: `/${index}/_search`,
		query: { allow_partial_search_results: false, request_cache: false },
		body: { _source: false, ...body },
	})
}
