import type { ApplicationStatus } from '@profile-search/contract/hiring/applications'
import type { Db } from '@profile-search/db/client'
import { createRandom, pick, type Random, unit } from '@profile-search/db/seed/generator/random'
import { sql } from 'drizzle-orm'
import { type Step, historyOf, statesFor } from './histories.ts'

/** An open job, and people whom it would suit, the best first. */
export type Opening = {
	id: string
	organisationId: string
	title: string
	openings: number
	publishedAt: Date
	suited: string[]
}

export type Applicant = { opening: Opening; personId: string; status: ApplicationStatus; history: Step[] }

/** The two accounts of the demo data whose screens people see first, and the job that brings them together. */
export type Pair = { personId: string; organisationId: string; jobId: string }

/** How many apply for a job: for most of them few, for some many. */
const sizes = [0, 0, 0, 0, 0, 1, 1, 2, 3, 6]

/** The states among the applicants for the job of the pair, the best first: something in each column of its board. */
const shownStates: ApplicationStatus[] = [
	'offered',
	'interview',
	'interview',
	'shortlisted',
	'shortlisted',
	'viewed',
	'submitted',
	'submitted',
	'submitted',
	'rejected',
	'withdrawn',
]

/** The states of what the person of the pair has applied for. */
const ownStates: ApplicationStatus[] = ['interview', 'shortlisted', 'offered', 'rejected']

const kind = { applicants: 90, ownApplications: 91 }

/** Who has applied for which job, and how far they are: people apply for what suits them. */
export function chooseApplicants(openings: readonly Opening[], pair: Pair): Applicant[] {
	const now = new Date()
	const others = openings.flatMap((opening, n) => {
		const random = createRandom(0, kind.applicants, n)
		const suited = opening.suited.filter((id) => id !== pair.personId)
		if (opening.id === pair.jobId) return applicantsOf(random, opening, suited, shownStates, now)
		const chosen = some(random, suited, pick(random, sizes))
		const openMs = now.getTime() - opening.publishedAt.getTime()
		return applicantsOf(random, opening, chosen, statesFor(chosen.length, openMs, random), now)
	})
	const random = createRandom(0, kind.ownApplications, 0)
	const own = onePerOrganisation(openings, pair).flatMap((opening, place) => {
		const status = ownStates[place]
		return status ? applicantsOf(random, opening, [pair.personId], [status], now) : []
	})
	return [...others, ...own]
}

function applicantsOf(
	random: Random,
	opening: Opening,
	people: readonly string[],
	states: readonly ApplicationStatus[],
	now: Date,
): Applicant[] {
	return states.flatMap((status, place) => {
		const personId = people[place]
		if (personId === undefined) return []
		return [{ opening, personId, status, history: historyOf(random, status, opening.publishedAt, now) }]
	})
}

/** Some of the items, in their order. */
function some<Item>(random: Random, items: readonly Item[], count: number) {
	const drawn = items.map((item) => ({ item, lot: unit(random) })).toSorted((a, b) => a.lot - b.lot)
	const chosen = new Set(drawn.slice(0, count).map(({ item }) => item))
	return items.filter((item) => chosen.has(item))
}

/** The jobs that suit the person of the pair, one of each other organisation. */
function onePerOrganisation(openings: readonly Opening[], { personId, organisationId }: Pair) {
	const seen = new Set([organisationId])
	const placeIn = ({ suited }: Opening) => suited.indexOf(personId)
	return openings
		.filter((opening) => placeIn(opening) >= 0)
		.toSorted((a, b) => placeIn(a) - placeIn(b))
		.filter((opening) => {
			const isNew = !seen.has(opening.organisationId)
			seen.add(opening.organisationId)
			return isNew
		})
}

/** The open jobs, each with up to twenty people of its profession who live there or would move. */
export async function listOpenings(db: Db): Promise<Opening[]> {
	const { rows } = await db.execute<Omit<Opening, 'publishedAt'> & { publishedAt: string }>(sql`
		select job.id, job.organisation_id as "organisationId", job.title, job.openings,
			job.published_at as "publishedAt",
			array(
				select candidate.account_id
				from candidates candidate
				join accounts account on account.id = candidate.account_id and account.status = 'approved'
				cross join lateral (
					select count(*) as count from job_skills wanted
					join candidate_skills had on had.skill_id = wanted.skill_id
					where wanted.job_id = job.id and had.candidate_id = candidate.account_id
				) shared
				where candidate.profession_id = job.profession_id
					and (candidate.willing_to_move or job.work_mode = 'remote'
						or candidate.place_id in (select place_id from job_places where job_id = job.id))
				order by (candidate.experience_months >= coalesce(job.experience_min_months, 0)) desc,
					shared.count desc, candidate.account_id
				limit 20
			) as suited
		from jobs job
		where job.status = 'open'
		order by job.id`)
	return rows.map((row) => ({ ...row, publishedAt: new Date(row.publishedAt) }))
}
