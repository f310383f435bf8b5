import { questionForJob } from '@profile-search/matching/candidates/for-job'
import { questionForPerson } from '@profile-search/matching/candidates/for-person'
import type { Knowledge } from '@profile-search/matching/types'
import type { Matcher } from '#platform/context/matcher.ts'
import type { startClusterLists } from '../lists/cluster/cluster-lists.ts'
import type { Ask } from './matcher.ts'
import { ranking } from './ranking.ts'

/** Candidates for a ranking that shows so many: those with the highest estimates. */
const leastCandidates = 200

function candidatesFor(limit: number) {
	return Math.max(leastCandidates, 2 * limit)
}

/**
 * Rankings in two stages: the cluster finds candidates, whose documents the thread then ranks as it would rank all. People
 * who reach a total are counted by the estimates of the cluster.
 */
export function rankingsInCluster(
	cluster: Pick<ReturnType<typeof startClusterLists>, 'candidates' | 'relaxations'>,
	knowledge: () => Knowledge,
	ask: Ask,
): Pick<Matcher, 'topPeople' | 'topJobs' | 'relaxations'> {
	return {
		async topPeople(clientKey, job, { limit, least, except = [] }) {
			const only = await cluster.candidates(clientKey, 'people', questionForJob(job, knowledge()), {
				shown: limit,
				count: candidatesFor(limit),
				except,
			})
			return ranking(await ask(clientKey, { kind: 'people', job, limit, least, only }))
		},
		async topJobs(clientKey, person, { limit, least, except = [] }) {
			const only = await cluster.candidates(clientKey, 'jobs', questionForPerson(person, knowledge()), {
				shown: limit,
				count: candidatesFor(limit),
				except,
			})
			return ranking(await ask(clientKey, { kind: 'jobs', person, limit, least, only }))
		},
		relaxations: async (clientKey, job, except) => cluster.relaxations(clientKey, job, knowledge(), except),
	}
}
