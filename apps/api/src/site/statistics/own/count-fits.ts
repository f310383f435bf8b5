import { fittingScore, mostFits } from '@profile-search/contract/site/statistics/own'
import type { Job, Person, Ranked } from '@profile-search/matching/types'
import type { Matcher } from '#platform/context/matcher.ts'

/** How many open jobs fit a person; no further than is counted. */
export async function countJobsFor(matcher: Matcher, asker: string, person: Person) {
	return fitting(await matcher.topJobs(asker, person, mostFits))
}

/** How many people fit a job, without those who are not to be ranked. */
export async function countPeopleFor(matcher: Matcher, asker: string, job: Job, except: readonly string[]) {
	return fitting(await matcher.topPeople(asker, job, mostFits, except))
}

function fitting(ranked: Ranked[]) {
	const amount = ranked.filter(({ total }) => total >= fittingScore).length
	return { amount, isMore: amount >= mostFits }
}
