import { questionForJob } from '@profile-search/matching/candidates/for-job'
import { pointsToReach } from '@profile-search/matching/candidates/question'
import { findingsOf, qualified, relaxTrials, type RelaxFindings } from '@profile-search/matching/search/relax'
import type { Job, Knowledge } from '@profile-search/matching/types'
import type { Cluster } from '../cluster.ts'
import { countCandidates } from './find-candidates.ts'

/** As in memory: counts that are not done by then are left out, and the answer says so. */
const mostMs = 2000
const atOnce = 4

/** Counts the people who reach the total with each relaxation of a job, by their estimates. */
export async function countRelaxations(
	cluster: Cluster,
	index: string,
	job: Job,
	knowledge: Knowledge,
	except: readonly string[],
): Promise<RelaxFindings> {
	const count = (one: Job, relatedInFull = false) =>
		countCandidates(cluster, index, questionForJob(one, knowledge, relatedInFull), {
			least: pointsToReach(one, knowledge, qualified),
			except,
		})
	const end = performance.now() + mostMs
	const trials = relaxTrials(job)
	const counts = [await count(job)]
	for (let at = 0; at < trials.length && performance.now() < end; at += atOnce) {
		const some = trials.slice(at, at + atOnce)
		counts.push(...(await Promise.all(some.map((trial) => count(trial.job, trial.relatedInFull)))))
	}
	return findingsOf(trials, counts)
}
