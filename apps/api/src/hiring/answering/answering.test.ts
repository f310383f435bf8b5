import { applications } from '@profile-search/db/schema/hiring/applications'
import { createCandidate, createJob, createOrganisation } from '@profile-search/db/testing/factories'
import { expect, test } from 'vitest'
import { testApp } from '#test/portal.ts'
import { findAnswering } from './queries.ts'

const day = 86_400_000
const ago = (days: number) => new Date(Date.now() - days * day)

type Overrides = Partial<typeof applications.$inferInsert>

/** Has a new person apply for a job. */
async function applyFor(api: Awaited<ReturnType<typeof testApp>>, jobId: string, overrides: Overrides) {
	const candidate = await createCandidate(api.db)
	await api.db.insert(applications).values({ jobId, candidateId: candidate.id, resume: {}, ...overrides })
}

test('an organisation shows answering statistics once enough people have applied', async () => {
	await using api = await testApp()
	const organisation = await createOrganisation(api.db)
	const job = await createJob(api.db, { organisationId: organisation.id })
	const closed = { organisationId: organisation.id, status: 'closed', closedAt: ago(20) } as const
	await createJob(api.db, { ...closed, outcome: 'hired_here' })
	await createJob(api.db, { ...closed, closedAt: ago(40) })
	const apply = (overrides: Overrides) => applyFor(api, job.id, overrides)
	await apply({ submittedAt: ago(10), shortlistedAt: ago(8), rejectedAt: ago(1) })
	await apply({ submittedAt: ago(10), rejectedAt: ago(6) })
	await apply({ submittedAt: ago(10), interviewAt: ago(2) })
	await apply({ submittedAt: ago(20), viewedAt: ago(19) })
	await apply({ submittedAt: ago(3) })
	await apply({ submittedAt: ago(20), withdrawnAt: ago(19) })

	expect(await findAnswering(api.db, organisation.id)).toBeNull()
	await apply({ submittedAt: ago(400), rejectedAt: ago(399) })
	expect(await findAnswering(api.db, organisation.id)).toBeNull()
	await apply({ submittedAt: ago(5), rejectedAt: ago(0) })

	const record = { applications: 5, answered: 80, days: 4.5, closedJobs: 2, outcomes: 50 }
	expect(await findAnswering(api.db, organisation.id)).toEqual(record)
	expect((await api.get(`jobs/${job.id}`)).body.details.answering).toEqual(record)
	expect((await api.get(`organisations/${organisation.id}/answering`)).body.details).toEqual(record)
})

test('applications after an invitation count as all others do, in a blind review, too', async () => {
	await using api = await testApp()
	const organisation = await createOrganisation(api.db)
	for (const isBlind of [false, true]) {
		const job = await createJob(api.db, { organisationId: organisation.id, isBlind })
		for (let n = 0; n < 3; n += 1)
			await applyFor(api, job.id, {
				source: 'invitation',
				submittedAt: ago(20),
				rejectedAt: n ? null : ago(18),
			})
	}

	expect(await findAnswering(api.db, organisation.id)).toMatchObject({
		applications: 6,
		answered: 33,
		days: 2,
	})
})

test('applications that nobody has answered count after the job is closed, too', async () => {
	await using api = await testApp()
	const organisation = await createOrganisation(api.db)
	const job = await createJob(api.db, {
		organisationId: organisation.id,
		status: 'closed',
		closedAt: ago(10),
		outcome: 'hired_here',
	})
	for (let n = 0; n < 5; n += 1) await applyFor(api, job.id, { submittedAt: ago(15) })
	await applyFor(api, job.id, { submittedAt: ago(11) })

	expect(await findAnswering(api.db, organisation.id)).toMatchObject({
		applications: 5,
		answered: 0,
		days: null,
	})
})

test('who withdraws after two weeks without an answer was not answered; who withdraws before is not counted', async () => {
	await using api = await testApp()
	const organisation = await createOrganisation(api.db)
	const job = await createJob(api.db, { organisationId: organisation.id })
	for (let n = 0; n < 3; n += 1) await applyFor(api, job.id, { submittedAt: ago(60), rejectedAt: ago(50) })
	await applyFor(api, job.id, { submittedAt: ago(60), withdrawnAt: ago(45) })
	await applyFor(api, job.id, { submittedAt: ago(60), withdrawnAt: ago(47) })
	await applyFor(api, job.id, { submittedAt: ago(60), shortlistedAt: ago(59), withdrawnAt: ago(58) })

	expect(await findAnswering(api.db, organisation.id)).toMatchObject({ applications: 5, answered: 80 })
})

test('a closed job counts once its outcome is told, or four weeks have passed', async () => {
	await using api = await testApp()
	const organisation = await createOrganisation(api.db)
	const closed = { organisationId: organisation.id, status: 'closed' } as const
	const job = await createJob(api.db, { ...closed, closedAt: ago(1), outcome: 'not_filled' })
	await createJob(api.db, { ...closed, closedAt: ago(27) })
	await createJob(api.db, { ...closed, closedAt: ago(29) })
	for (let n = 0; n < 5; n += 1) await applyFor(api, job.id, { submittedAt: ago(9), rejectedAt: ago(8) })

	expect(await findAnswering(api.db, organisation.id)).toMatchObject({ closedJobs: 2, outcomes: 50 })
})
