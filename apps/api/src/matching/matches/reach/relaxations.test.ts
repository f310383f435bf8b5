import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { employerBlocks } from '@profile-search/db/schema/profiles/employer-blocking'
import {
	createCandidate,
	createJob,
	createMember,
	createOrganisation,
} from '@profile-search/db/testing/factories'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { eventually, testApp } from '#test/portal.ts'

const [javaScript, java] = [294, 307]

test('an organisation sees how many people its draft reaches, and which requirement excludes people', async () => {
	await using api = await testApp({ matching: true })
	const organisation = await createOrganisation(api.db)
	const draft = await createJob(api.db, { organisationId: organisation.id, status: 'draft' })
	await createCandidate(api.db)
	for (let n = 0; n < 3; n += 1)
		await createCandidate(api.db, { skillIds: [java], professionId: null, experienceMonths: 0 })
	const recruiter = await api.as(await createMember(api.db, { organisationId: organisation.id }))

	const { body } = await eventually(
		() => recruiter.get(`jobs/${draft.id}/relaxations`),
		({ body: { details } }) => details?.isWhole && details.relaxations[0]?.to === 4,
	)

	expect(body.details).toMatchObject({ least: 70, now: 1, isWhole: true, hasRequirements: true })
	expect(body.details.relaxations[0]).toEqual({
		kind: 'must_have_as_nice',
		name: 'JavaScript',
		amount: null,
		from: 1,
		to: 4,
	})
})

test('the counts are those of the ranking', async () => {
	await using api = await testApp({ matching: true })
	const organisation = await createOrganisation(api.db)
	const job = await createJob(api.db, { organisationId: organisation.id, education: 7, payMax: 40_000 })
	for (const skillIds of [[java], [javaScript], [java, javaScript]])
		for (const education of [5, 7])
			await createCandidate(api.db, { skillIds, education, expectedPay: 520_000 })
	const employer = await api.as(organisation.owner)

	const ranked = await eventually(
		() => employer.get(`jobs/${job.id}/matches`),
		({ body }) => body.details?.length === 6,
	)
	const { body } = await employer.get(`jobs/${job.id}/relaxations`)

	const totals = ranked.body.details.map(({ match }: { match: { total: number } }) => match.total)
	expect(body.details.now).toBe(totals.filter((total: number) => total >= 70).length)
	const statistics = await employer.get(`organisations/me/job-statistics?ids=${job.id}`)
	expect(statistics.body.details[0].fits.amount).toBe(body.details.now)
})

test('people who block the organisation or are suspended are not counted', async () => {
	await using api = await testApp({ matching: true })
	const organisation = await createOrganisation(api.db)
	const job = await createJob(api.db, { organisationId: organisation.id, mustHave: [java, javaScript] })
	const others = await createOrganisation(api.db)
	const theirs = await createJob(api.db, { organisationId: others.id, mustHave: [java, javaScript] })
	const owner = await api.as(organisation.owner)
	const [hidden, gone] = [await createCandidate(api.db), await createCandidate(api.db)]
	const nearly = await createCandidate(api.db, { skillIds: [java], professionId: null, experienceMonths: 0 })
	await createCandidate(api.db)
	const now = async () => (await owner.get(`jobs/${job.id}/relaxations`)).body.details
	await eventually(now, (found) => found?.now === 3)

	for (const { id } of [hidden, nearly])
		await api.db.insert(employerBlocks).values({ ownerId: id, organisationId: organisation.id })
	await api.db.update(accounts).set({ status: 'suspended' }).where(eq(accounts.id, gone.id))
	const found = await eventually(now, ({ now: count }) => count === 1)

	expect(found).toMatchObject({ now: 1, relaxations: [] })
	const seen = await (await api.as(others.owner)).get(`jobs/${theirs.id}/relaxations`)
	expect(seen.body.details.now).toBe(2)
})

test('only the organisation of a job sees whom it reaches', async () => {
	await using api = await testApp({ matching: true })
	const organisation = await createOrganisation(api.db)
	const job = await createJob(api.db, { organisationId: organisation.id })
	const path = `jobs/${job.id}/relaxations`
	const stranger = await api.as((await createOrganisation(api.db)).owner)
	const candidate = await api.as(await createCandidate(api.db))
	const suspended = await createOrganisation(api.db, { owner: { status: 'suspended' } })
	const theirs = await createJob(api.db, { organisationId: suspended.id })

	expect((await api.get(path)).status).toBe(401)
	expect((await stranger.get(path)).status).toBe(404)
	expect((await candidate.get(path)).status).toBe(403)
	expect((await (await api.as(suspended.owner)).get(`jobs/${theirs.id}/relaxations`)).status).toBe(403)
})
