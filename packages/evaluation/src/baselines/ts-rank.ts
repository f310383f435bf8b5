import { randomUUID } from 'node:crypto'
import type { Client } from 'pg'
import type { Document } from '../documents.ts'
import type { Ranker } from '../ranking.ts'
import { best } from '../ranking.ts'
import { countsOf } from './text-counts.ts'

/**
 * PostgreSQL's own ranking: ts_rank over the English full text, for any word of the query. Asking for all words at once
 * finds almost nothing, and fails on a long text.
 */
export async function tsRankRanker(
	client: Client,
	documents: readonly Document[],
	queries: readonly Document[],
	depth: number,
): Promise<Ranker> {
	const table = `ts_rank_${randomUUID().replaceAll('-', '')}`
	await client.query(`create temporary table ${table} (id text primary key, words tsvector)`)
	for (let from = 0; from < documents.length; from += 500) {
		const batch = documents.slice(from, from + 500)
		await client.query(
			`insert into ${table} select id, to_tsvector('english', words) from unnest($1::text[], $2::text[]) as given (id, words)
			on conflict do nothing`,
			[batch.map(({ id }) => id), batch.map(({ title, text }) => `${title} ${text}`)],
		)
	}
	await client.query(`create index on ${table} using gin (words)`)
	const asked = new Map(queries.map((query) => [query.id, query]))

	return async (id) => {
		const query = asked.get(id)
		const words = query ? [...countsOf(query).keys()].filter((word) => /^[\p{L}\p{N}]+$/u.test(word)) : []
		if (words.length === 0) return []
		const { rows } = await client.query<{ id: string; score: number }>(
			`select id, ts_rank(words, query) as score
			from ${table}, to_tsquery('english', $1) as query where words @@ query order by score desc, id limit $2`,
			[words.join(' | '), depth],
		)
		return best(
			rows.map((row) => row.id),
			rows.map(({ score }) => score),
			depth,
		)
	}
}
