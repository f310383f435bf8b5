import type { CandidateQuestion } from '@profile-search/matching/candidates/question'
import type { RelaxFindings } from '@profile-search/matching/search/relax'
import type { Job, Knowledge } from '@profile-search/matching/types'
import type { Cluster } from '../cluster.ts'
import { aliasOf } from '../documents/indices.ts'
import { countRelaxations } from './count-relaxations.ts'
import { findCandidates, type RankedList, type Wanted } from './find-candidates.ts'

/** The questions about candidates, each asked by `ask` in the name of a client, once what was saved before is there. */
export function askCandidates(
	cluster: Cluster,
	ask: <Result>(clientKey: string, work: () => Promise<Result>) => Promise<Result>,
) {
	return {
		/** The ids of candidates for a ranking, the highest estimates first. */
		candidates: (
			clientKey: string,
			list: RankedList,
			question: CandidateQuestion,
			wanted: Wanted,
		): Promise<string[]> =>
			ask(clientKey, () => findCandidates(cluster, aliasOf(cluster, list), list, question, wanted)),
		/** How many people are qualified for a job, and would be if one requirement were relaxed, by their estimates. */
		relaxations: (
			clientKey: string,
			job: Job,
			knowledge: Knowledge,
			except: readonly string[],
		): Promise<RelaxFindings> =>
			ask(clientKey, () => countRelaxations(cluster, aliasOf(cluster, 'people'), job, knowledge, except)),
	}
}
