import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { accountActivity } from '@profile-search/db/schema/accounts/sessions'
import { jobs, jobSkills } from '@profile-search/db/schema/hiring/jobs'
import { candidates } from '@profile-search/db/schema/profiles/candidates'
import { employerBlocks } from '@profile-search/db/schema/profiles/employer-blocking'
import { matchCounts, pageViews } from '@profile-search/db/schema/site/statistics'
import {
	createAccount,
	createCandidate,
	createJob,
	createOrganisation,
	dayFromNow,
	known,
} from '@profile-search/db/testing/factories'
import { expect, test } from 'vitest'
import { enqueue } from '#platform/queue/queue.ts'
import { eventually, testApp } from '#test/portal.ts'
import { deleteOldStatistics } from './match-queries.ts'

test('a person sees how many jobs fit today and fitted before, and the count of today is stored', async () => {
	await using api = await testApp({ matching: true })
	const asha = await createCandidate(api.db)
	const me = await api.as(asha)
	await createJob(api.db)
	await createJob(api.db)
	await createJob(api.db, { mustHave: [1, 2, 3], professionId: 1, placeIds: [1] })
	const kept = [
		{ day: dayFromNow(-4), jobs: 7 },
		{ day: dayFromNow(-30), jobs: 5 },
		{ day: dayFromNow(-40), jobs: 1 },
	]
	await api.db.insert(matchCounts).values(kept.map((count) => ({ ...count, candidateId: asha.id })))

	const { body } = await eventually(
		() => me.get('candidates/me/match-statistics'),
		(answer) => answer.body.details?.today.amount === 2,
	)

	expect(body.details).toMatchObject({ today: { amount: 2, isMore: false }, before: 5 })
	expect(body.details.days).toHaveLength(30)
	expect(body.details.days.filter(({ jobs }: { jobs: number | null }) => jobs !== null)).toEqual([
		{ day: dayFromNow(-4), jobs: 7 },
		{ day: dayFromNow(0), jobs: 2 },
	])
	expect(await api.db.$count(matchCounts)).toBe(4)
})

test('each night the fitting jobs are counted for approved people who were active recently', async () => {
	await using api = await testApp({ matching: true })
	await createJob(api.db)
	const [here, back] = [await createCandidate(api.db), await createCandidate(api.db)]
	const pending = await createCandidate(api.db, { account: { status: 'pending' } })
	const away = await createCandidate(api.db)
	for (const person of [here, pending]) await api.as(person)
	await logIn(api.db, back.id, -29)
	await logIn(api.db, away.id, -31)
	await eventually(
		async () => (await (await api.as(here)).get('matches')).body.details?.length,
		(found) => found === 1,
	)

	for (const _ of [1, 2]) await enqueue(api.db, 'count_matches', {})
	await api.work()

	const rows = await api.db.select().from(matchCounts)
	expect(rows.map(({ candidateId }) => candidateId).toSorted()).toEqual([here.id, back.id].toSorted())
	for (const row of rows) expect(row).toMatchObject({ day: dayFromNow(0), jobs: 1 })
})

test('people beyond the batch of one task are all counted', async () => {
	await using api = await testApp({ matching: true })
	const people = Array.from({ length: 410 }, (_, at) => ({
		userType: 'candidate' as const,
		firstName: 'Asha',
		lastName: 'Kulkarni',
		email: `asha.${at}@example.com`,
		status: 'approved' as const,
	}))
	const rows = await api.db.insert(accounts).values(people).returning({ id: accounts.id })
	await api.db.insert(candidates).values(rows.map(({ id }) => ({ accountId: id })))
	await api.db
		.insert(accountActivity)
		.values(rows.map(({ id }) => ({ accountId: id, kind: 'logged_in' as const })))

	await enqueue(api.db, 'count_matches', {})
	await api.work()

	expect(await api.db.$count(matchCounts)).toBe(410)
})

test('an organisation sees how many people fit each of its jobs, and nothing about other jobs', async () => {
	await using api = await testApp({ matching: true })
	const organisation = await createOrganisation(api.db)
	const other = await createOrganisation(api.db)
	const open = await createJob(api.db, { organisationId: organisation.id })
	const draft = await createJob(api.db, { organisationId: organisation.id, status: 'draft' })
	const foreign = await createJob(api.db, { organisationId: other.id })
	await createCandidate(api.db, { visibility: 'approved_organisations' })
	await createCandidate(api.db, { skillIds: [1], professionId: null })
	const hidden = await createCandidate(api.db)
	await api.db.insert(employerBlocks).values({ ownerId: hidden.id, organisationId: organisation.id })
	const path = `organisations/me/job-statistics?ids=${[open, draft, foreign].map(({ id }) => id).join(',')}`
	const [us, them] = [await api.as(organisation.owner), await api.as(other.owner)]

	await eventually(
		() => them.get(path),
		({ body }) => body.details?.[0]?.fits.amount === 2,
	)
	const { details } = (await us.get(path)).body

	expect(details).toHaveLength(2)
	expect(details).toEqual(
		expect.arrayContaining([
			{ jobId: open.id, fits: few(1), views: 0 },
			{ jobId: draft.id, fits: null, views: 0 },
		]),
	)
	expect((await them.get(path)).body.details).toEqual([{ jobId: foreign.id, fits: few(2), views: 0 }])
})

test('above two hundred fits, the count says that there are more', async () => {
	await using api = await testApp({ matching: true })
	const organisation = await createOrganisation(api.db)
	const job = await createJob(api.db, { organisationId: organisation.id })
	const more = Array.from({ length: 200 }, () => ({ ...job, id: undefined }))
	const ids = (await api.db.insert(jobs).values(more).returning({ jobId: jobs.id })).map(({ jobId }) => jobId)
	await api.db
		.insert(jobSkills)
		.values(ids.flatMap((jobId) => known.skills.map((skillId) => ({ jobId, skillId, isMustHave: true }))))
	const me = await api.as(await createCandidate(api.db, { willingToMove: true }))

	const { body } = await eventually(
		() => me.get('candidates/me/match-statistics'),
		(answer) => answer.body.details?.today.isMore,
	)

	expect(body.details.today).toEqual({ amount: 200, isMore: true })
})

test('before the index has loaded the views of jobs are shown, and fits are left open', async () => {
	await using api = await testApp()
	const organisation = await createOrganisation(api.db)
	const job = await createJob(api.db, { organisationId: organisation.id })
	await api.db.insert(pageViews).values({ subjectId: job.id, day: dayFromNow(0), times: 3 })

	const { body } = await (
		await api.as(organisation.owner)
	).get(`organisations/me/job-statistics?ids=${job.id}`)

	expect(body.details).toEqual([{ jobId: job.id, fits: null, views: 3 }])
})

test('daily views are deleted after half a year', async () => {
	await using api = await testApp()
	const asha = await createCandidate(api.db)
	for (const day of [-179, -181].map(dayFromNow))
		await api.db.insert(pageViews).values({ subjectId: asha.id, day, times: 1 })

	await deleteOldStatistics(api.db)

	expect(await api.db.$count(pageViews)).toBe(1)
})

const few = (amount: number) => ({ amount, isMore: false })

async function logIn(db: Parameters<typeof createAccount>[0], accountId: string, daysAgo: number) {
	const at = new Date(Date.now() + daysAgo * 86_400_000)
	await db.insert(accountActivity).values({ accountId, kind: 'logged_in', at })
}
