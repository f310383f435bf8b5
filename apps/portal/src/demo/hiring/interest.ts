import type { Db } from '@profile-search/db/client'
import { jobInvitations } from '@profile-search/db/schema/hiring/job-invitations'
import { saved } from '@profile-search/db/schema/matching/saved'
import { profileAppearances, profileVisits } from '@profile-search/db/schema/profiles/visits'
import { pageViews } from '@profile-search/db/schema/site/statistics'
import { between, createRandom, pick } from '@profile-search/db/seed/generator/random'
import type { Opening, Pair } from './applicants.ts'
import type { Planted } from './applications.ts'
import { invitations } from './texts.ts'

const kind = { visits: 98, appearances: 99, views: 100 }
const dayMs = 86_400_000
/** Days of visits: what a statistic of a month needs. */
const days = 28

/** Plants who looked at whom: organisations at those who applied to them, and visitors at everybody in the lists. */
export async function plantVisits(db: Db, planted: readonly Planted[], pair: Pair) {
	const looked = planted.filter(({ history }) => history.some(({ to }) => to === 'viewed'))
	const visits = looked.flatMap(({ personId, opening, history }, n) => {
		const random = createRandom(0, kind.visits, n)
		const at = history.find(({ to }) => to === 'viewed')?.at ?? new Date()
		const visit = { ownerId: personId, organisationId: opening.organisationId, role: 'organisation' as const }
		return [
			{
				...visit,
				visitorId: opening.organisationId,
				day: dayOf(at),
				lastAt: at,
				times: between(random, 1, 3),
				sawContacts: false,
			},
		]
	})
	const byVisitors = Array.from({ length: days }, (_, n) => {
		const lastAt = new Date(Date.now() - n * dayMs)
		const times = between(createRandom(0, kind.visits, 100_000 + n), 1, 6)
		const visit = { ownerId: pair.personId, visitorId: null, role: 'visitor' as const, sawContacts: false }
		return { ...visit, day: dayOf(lastAt), lastAt, times }
	})
	await db
		.insert(profileVisits)
		.values([...visits, ...byVisitors])
		.onConflictDoNothing()
	const owners = [...new Set([pair.personId, ...planted.map(({ personId }) => personId)])]
	await db.insert(profileAppearances).values(
		owners.flatMap((ownerId, n) =>
			Array.from({ length: days }, (_, ago) => ({
				ownerId,
				day: dayOf(new Date(Date.now() - ago * dayMs)),
				times: between(createRandom(0, kind.appearances, n * days + ago), 2, 30),
			})),
		),
	)
}

/** Plants how often jobs and organisations were looked at, from the day a job was published. */
export async function plantPageViews(db: Db, openings: readonly Opening[]) {
	const sinceOf = new Map<string, Date>()
	for (const { id, organisationId, publishedAt } of openings)
		sinceOf.set(id, publishedAt).set(organisationId, new Date(Date.now() - days * dayMs))
	const views = [...sinceOf].flatMap(([subjectId, since], n) =>
		Array.from({ length: days }, (_, ago) => ({ at: new Date(Date.now() - ago * dayMs), ago }))
			.filter(({ at }) => at >= since)
			.map(({ at, ago }) => ({
				subjectId,
				day: dayOf(at),
				times: between(createRandom(0, kind.views, n * days + ago), 0, 9),
			}))
			.filter(({ times }) => times > 0),
	)
	await db.insert(pageViews).values(views)
}

function dayOf(at: Date) {
	return at.toISOString().slice(0, 10)
}

/** Plants invitations to apply and saved things: of and for the pair. */
export async function plantInterest(
	db: Db,
	openings: readonly Opening[],
	planted: readonly Planted[],
	pair: Pair,
) {
	const isFree = (opening: Opening, personId: string) =>
		!planted.some((each) => each.opening.id === opening.id && each.personId === personId)
	const own = openings.find(({ id }) => id === pair.jobId)
	const suited = own?.suited.filter((id) => id !== pair.personId && isFree(own, id)) ?? []
	const foreign = openings.filter(
		(opening) =>
			opening.organisationId !== pair.organisationId &&
			opening.suited.includes(pair.personId) &&
			isFree(opening, pair.personId),
	)
	const random = createRandom(0, kind.visits, 200_000)
	const invited = (jobId: string, candidateId: string, daysAgo: number) => ({
		jobId,
		candidateId,
		message: pick(random, invitations),
		invitedAt: new Date(Date.now() - daysAgo * dayMs),
	})
	await db
		.insert(jobInvitations)
		.values([
			...(own ? suited.slice(0, 3).map((personId, n) => invited(own.id, personId, n + 1)) : []),
			...foreign.slice(0, 1).map(({ id }) => invited(id, pair.personId, 1)),
		])
	await db
		.insert(saved)
		.values([
			...suited
				.slice(0, 2)
				.map((subjectId) => ({ ownerId: pair.organisationId, kind: 'person' as const, subjectId })),
			...foreign
				.slice(1, 4)
				.map(({ id }) => ({ ownerId: pair.personId, kind: 'job' as const, subjectId: id })),
		])
}
