import { applications } from '@profile-search/db/schema/hiring/applications'
import { createCandidate, createJob, createOrganisation } from '@profile-search/db/testing/factories'
import { expect, test } from 'vitest'
import { testApp } from '#test/portal.ts'
import { findAnswering } from './queries.ts'

const day = 86_400_000
const ago = (days: number) => new Date(Date.now() - days * day)

test('an organisation shows answering statistics once enough people have applied', async () => {
	await using api = await testApp()
	const organisation = await createOrganisation(api.db)
	const job = await createJob(api.db, { organisationId: organisation.id })
	const closed = { organisationId: organisation.id, status: 'closed', closedAt: ago(20) } as const
	await createJob(api.db, { ...closed, outcome: 'hired_here' })
	await createJob(api.db, closed)
	const apply = async (overrides: Partial<typeof applications.$inferInsert>) => {
		const candidate = await createCandidate(api.db)
		await api.db
			.insert(applications)
			.values({ jobId: job.id, candidateId: candidate.id, resume: {}, ...overrides })
	}
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
