import type { Fitting, NewEntry, Question } from '@profile-search/matching/directory/types'
import { readQuery } from '@profile-search/matching/directory/words/grammar'
import type { Spellings } from '@profile-search/matching/text/names/spellings'
import type { Cluster } from '../cluster.ts'
import { readFrequencies } from './meanings.ts'
import { choicesOf, seenBy, wordsClause } from './query-of.ts'
import { searchMany } from './search-many.ts'

const questionsAtOnce = 200

/** Tells which of these entries each of many searches finds, as a directory in memory does. */
export async function fittingIn(
	cluster: Cluster,
	index: string,
	facets: readonly string[],
	spellings: Spellings,
	entries: readonly NewEntry[],
	questions: readonly Question[],
): Promise<Fitting> {
	const ids = await listUpToDate(cluster, index, entries)
	const unknown = entries.map(({ id }) => id).filter((id) => !ids.includes(id))
	const found: Fitting['found'] = []
	if (ids.length === 0) return { found, unknown }

	for (let at = 0; at < questions.length; at += questionsAtOnce) {
		const some = questions.slice(at, at + questionsAtOnce)
		const read = some.map(({ text }) => readQuery(text, spellings))
		const frequencies = await readFrequencies(cluster, index, read)
		const searches = some.map(({ level, chosen }, position) => {
			const words = wordsClause(read[position] ?? { groups: [], excluded: [] }, frequencies)
			const filter = [
				{ terms: { id: ids } },
				seenBy({ level, hidden: [] }),
				...choicesOf(chosen, facets).values(),
				...(words ? [words] : []),
			]
			return { _source: false, size: ids.length, sort: ['_doc'], query: { bool: { filter } } }
		})
		for (const [position, { hits }] of (await searchMany(cluster, index, searches)).entries()) {
			const fitting = new Set(hits.hits.map(({ _id }) => _id))
			if (fitting.size > 0) found.push({ question: at + position, ids: ids.filter((id) => fitting.has(id)) })
		}
	}
	return { found, unknown }
}

type Times = { hits: { hits: { _id: string; fields: { changedAt: number[] } }[] } }

/** The ids of the entries that the index holds as they are now. */
async function listUpToDate(cluster: Cluster, index: string, entries: readonly NewEntry[]) {
	const { hits } = await cluster.ask<Times>({
		method: 'POST',
		path: `/${index}/_search`,
		query: { allow_partial_search_results: false },
		body: {
			_source: false,
			docvalue_fields: ['changedAt'],
			size: entries.length,
			query: { terms: { id: entries.map(({ id }) => id) } },
		},
	})
	const times = new Map(hits.hits.map(({ _id, fields }) => [_id, fields.changedAt[0] ?? 0]))
	return entries.flatMap(({ id, changedAt }) => ((times.get(id) ?? -1) >= changedAt ? [id] : []))
}
