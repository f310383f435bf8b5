import { ClusterAway, type Cluster } from '../cluster.ts'

type Answer = { hits: { total?: { value: number }; hits: { _id: string }[] } }
type Answers = { responses: (Answer | { error: { reason?: string; type: string } })[] }

/** Runs several searches of an index in one request. One that is answered in part, or not at all, is an error. */
export async function searchMany(
	cluster: Cluster,
	index: string,
	searches: readonly object[],
): Promise<Answer[]> {
	if (searches.length === 0) return []
	const { responses } = await cluster.ask<Answers>({
		method: 'POST',
		path: `/${index}/_msearch`,
		lines: searches.flatMap((search) => [{ allow_partial_search_results: false }, search]),
	})
	return responses.map((answer) => {
		if ('error' in answer) throw new ClusterAway(answer.error.reason ?? answer.error.type)
		return answer
	})
}
