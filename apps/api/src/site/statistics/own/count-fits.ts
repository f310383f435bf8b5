import { fittingScore, mostFits } from '@profile-search/contract/site/statistics/own'
import type { Job, Person, Ranked } from '@profile-search/matching/types'
import type { Matcher } from '#platform/context/matcher.ts'

/** The number of open jobs that fit a person, up to the limit of counting. */
export async function countJobsFor(matcher: Matcher, clientKey: string, person: Person) {
	return fitting(await matcher.topJobs(clientKey, person, fits))
}

/** The number of people who fit a job, without those who must not be ranked. */
export async function countPeopleFor(
	matcher: Matcher,
	clientKey: string,
	job: Job,
	except: readonly string[],
) {
	return fitting(await matcher.topPeople(clientKey, job, { ...fits, except }))
}

const fits = { limit: mostFits, least: fittingScore }

function fitting({ length: amount }: Ranked[]) {
	return { amount, isMore: amount >= mostFits }
}
