import { showSession } from '@profile-search/contract/accounts/accounts'
import { listSentInvitations } from '@profile-search/contract/hiring/job-invitations'
import { listMyOpenJobs } from '@profile-search/contract/hiring/jobs'
import {
	listJobMatchesAmong,
	listPersonMatchesAmong,
	showPersonMatch,
} from '@profile-search/contract/matching/matches-among'
import { Id } from '@profile-search/contract/platform/basics'
import type { ScoreSummary } from '@profile-search/contract/search/match-record'
import { type Loading, ask } from '#api.ts'
import { chosenJobCookie } from './chosen-job.ts'

/** What the arguments of a loader tell of the chosen job. */
type Asking = Loading & { request: Request }

type Scored = { id: string; score: ScoreSummary }

/** The scores of these jobs for the reader; null for who has none. */
export async function scoreJobs(loading: Loading, jobs: readonly { id: string }[]) {
	if (jobs.length === 0) return null
	const reader = (await ask(loading, showSession)).details?.account
	if (reader?.userType !== 'candidate' || reader.status !== 'approved') return null
	const query = { ids: jobs.map(({ id }) => id).join(',') }
	const { details } = await ask(loading, listJobMatchesAmong, { query })
	return details && shown(details)
}

/** The open jobs of the reader's organisation, and the one that people are compared with; null where there is none. */
export async function loadChosenJob(asking: Asking) {
	const reader = (await ask(asking, showSession)).details?.account
	if (reader?.userType !== 'employer') return null
	const jobs = (await ask(asking, listMyOpenJobs)).details ?? []
	const chosen = jobs.find(({ id }) => id === chosenIn(asking)) ?? jobs[0]
	return chosen ? { chosen, jobs } : null
}

/** The scores of these people for the chosen job. */
export async function scorePeople(asking: Asking, people: readonly { id: string }[]) {
	const job = people.length > 0 ? await loadChosenJob(asking) : null
	if (!job) return null
	const query = { ids: people.map(({ id }) => id).join(',') }
	const { details } = await ask(asking, listPersonMatchesAmong, { params: { jobId: job.chosen.id }, query })
	return { ...job, scores: details && shown(details) }
}

/** The scores with those parts only that a line shows. The others, about half, are 0 and would only make the page heavier. */
function shown(scores: readonly Scored[]): Scored[] {
	return scores.map(({ id, score }) => ({
		id,
		score: { ...score, parts: score.parts.filter(({ points }) => points !== 0) },
	}))
}

/** How a person fits the chosen job, with every reason. */
export async function loadFit(asking: Asking, candidateId: string) {
	const job = await loadChosenJob(asking)
	if (!job) return null
	const jobId = job.chosen.id
	const [match, invitations] = await Promise.all([
		ask(asking, showPersonMatch, { params: { jobId, candidateId } }),
		ask(asking, listSentInvitations, { params: { jobId }, query: { ids: candidateId } }),
	])
	return { ...job, match: match.details, invitations: invitations.details }
}

/** The job that the address names, or else the one that this browser has chosen last. */
export function chosenIn({ url, request }: Asking) {
	const named = Id.safeParse(url.searchParams.get('job')).data
	const cookies = request.headers.get('cookie')?.split('; ') ?? []
	const kept = cookies.find((pair) => pair.startsWith(`${chosenJobCookie}=`))
	return named ?? kept?.slice(chosenJobCookie.length + 1)
}
