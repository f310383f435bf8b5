import type { Document, Judgements } from '../documents.ts'
import type { Ranker } from '../ranking.ts'
import { difference, type Interval } from './bootstrap.ts'
import { qualityOf } from './metrics.ts'

/** `below`: the share of weakened copies that rank below what they are copies of. */
export type Measure = 'mrr' | 'ndcg10' | 'map' | 'first5' | 'below'

/** One method on one part: each measure, query by query. */
export type Measured = { name: string; values: Partial<Record<Measure, number[]>> }

/** A part of the evaluation: one kind of question. The engine comes first, then the methods that it must beat. */
export type Part = {
	name: string
	/** How many were asked, and among how many answers. */
	size: { queries: number; documents: number }
	/** The measures by which the engine must be better. */
	judgedBy: readonly Measure[]
	methods: Measured[]
}

/** By query, the document that is whole and those that have been weakened. */
export type Weakened = ReadonlyMap<string, { whole: string; weakened: readonly string[] }>

export type Question = {
	name: string
	judgedBy: readonly Measure[]
	queries: readonly Document[]
	/** What every method reads: the same texts that the engine is given. */
	documents: readonly Document[]
	judgements: Judgements
	engine: Ranker
	/** The methods that the engine must beat. */
	baselines: readonly (readonly [string, Ranker])[]
	weakened?: Weakened
}

export async function measurePart(question: Question): Promise<Part> {
	const { name, judgedBy, queries, documents, engine, baselines } = question
	const methods: Measured[] = []
	for (const [method, rank] of [['Engine', engine] as const, ...baselines])
		methods.push({ name: method, values: await ask(rank, question) })
	return { name, size: { queries: queries.length, documents: documents.length }, judgedBy, methods }
}

async function ask(rank: Ranker, { queries, judgements, weakened }: Question): Promise<Measured['values']> {
	const values: Record<Measure, number[]> = { mrr: [], ndcg10: [], map: [], first5: [], below: [] }
	for (const { id } of queries) {
		const ranking = (await rank(id)).map((ranked) => ranked.id)
		const copies = weakened?.get(id)
		if (copies) values.below.push(shareBelow(ranking, copies))
		const quality = qualityOf(ranking, judgements.get(id) ?? new Map())
		if (!quality) continue
		values.mrr.push(quality.mrr)
		values.ndcg10.push(quality.ndcg10)
		values.map.push(quality.map)
		values.first5.push(quality.first5)
	}
	const { below, ...ofGrades } = values
	return weakened ? { below } : ofGrades
}

/** What is not in the ranking stands below all that is. */
function shareBelow(
	ranking: readonly string[],
	{ whole, weakened }: { whole: string; weakened: readonly string[] },
) {
	const placeOf = (id: string) => {
		const place = ranking.indexOf(id)
		return place === -1 ? ranking.length : place
	}
	return weakened.filter((id) => placeOf(whole) < placeOf(id)).length / Math.max(1, weakened.length)
}

/** How much more the engine has than another method, by one measure. */
export type Lead = { part: string; over: string; measure: Measure; by: Interval }

export function leadsOf({ name, judgedBy, methods: [engine, ...others] }: Part): Lead[] {
	return others.flatMap((other) =>
		judgedBy.map((measure) => ({
			part: name,
			over: other.name,
			measure,
			by: difference(engine?.values[measure] ?? [], other.values[measure] ?? []),
		})),
	)
}

/** A baseline is beaten if the whole interval of the difference is above 0. */
export function isBeaten({ by }: Lead): boolean {
	return by.low > 0
}
