import { contactRequests } from '@profile-search/db/schema/messaging/contact-requests'
import { employerBlocks } from '@profile-search/db/schema/profiles/employer-blocking'
import { pageViews } from '@profile-search/db/schema/site/statistics'
import {
	createCandidate,
	createJob,
	createMember,
	createOrganisation,
	createWorkEntry,
	dayFromNow,
} from '@profile-search/db/testing/factories'
import { expect, test } from 'vitest'
import { testApp } from '#test/portal.ts'

test('contact requests are counted for the last 30 days and the 30 before, as far as the account sees them', async () => {
	await using api = await testApp()
	const asha = await createCandidate(api.db)
	const ask = async (overrides: Partial<typeof contactRequests.$inferInsert>) => {
		const other = await createCandidate(api.db)
		const request = { askerId: other.id, askedId: asha.id, message: 'Hello', ...overrides }
		await api.db.insert(contactRequests).values(request)
		return other
	}
	await ask({})
	await ask({ askedAt: daysAgo(29), status: 'accepted', answeredAt: daysAgo(1) })
	await ask({ askedAt: daysAgo(31), status: 'declined', answeredAt: daysAgo(30) })
	await ask({ askedAt: daysAgo(61) })
	await ask({ status: 'withdrawn' })
	const asked = await createCandidate(api.db)
	await ask({
		askerId: asha.id,
		askedId: asked.id,
		askedAt: daysAgo(50),
		status: 'accepted',
		answeredAt: daysAgo(40),
	})
	const hiding = await ask({})
	await api.db.insert(employerBlocks).values({ ownerId: hiding.id, domain: 'example.com' })

	const { body } = await (await api.as(asha)).get('contact-requests/statistics')

	expect(body.details).toEqual({
		open: 2,
		received: { now: 2, before: 1 },
		accepted: { now: 1, before: 1 },
	})
})

test('an organisation sees its pending work, and which jobs end soon', async () => {
	await using api = await testApp()
	const organisation = await createOrganisation(api.db)
	const shared = { organisationId: organisation.id }
	const soon = await createJob(api.db, { ...shared, title: 'Soon', closesOn: dayFromNow(7) })
	const today = await createJob(api.db, { ...shared, title: 'Today', closesOn: dayFromNow(0) })
	await createJob(api.db, { ...shared, closesOn: dayFromNow(8) })
	await createJob(api.db, { ...shared, closesOn: dayFromNow(2), status: 'draft' })
	await createJob(api.db, { closesOn: dayFromNow(1) })
	for (const confirmation of ['claimed', 'confirmed', null] as const) {
		const { id } = await createCandidate(api.db)
		await createWorkEntry(api.db, { ...shared, candidateId: id, confirmation })
	}
	const hiding = await createCandidate(api.db)
	await createWorkEntry(api.db, { ...shared, candidateId: hiding.id, confirmation: 'claimed' })
	await api.db.insert(employerBlocks).values({ ownerId: hiding.id, organisationId: organisation.id })

	const { body } = await (await api.as(organisation.owner)).get('organisations/me/statistics')

	expect(body.details).toMatchObject({ openJobs: 3, claims: 1 })
	expect(body.details.closing).toEqual([
		{ id: today.id, title: 'Today', closesOn: dayFromNow(0), daysLeft: 0 },
		{ id: soon.id, title: 'Soon', closesOn: dayFromNow(7), daysLeft: 7 },
	])
})

test('views of the pages of an organisation and its jobs are shown by day, without those of its own people', async () => {
	await using api = await testApp()
	const organisation = await createOrganisation(api.db)
	const job = await createJob(api.db, { organisationId: organisation.id })
	const old = { subjectId: job.id, day: dayFromNow(-30), times: 4 }
	await api.db.insert(pageViews).values([old, { ...old, subjectId: organisation.id, day: dayFromNow(-60) }])
	const colleague = await createMember(api.db, { organisationId: organisation.id })
	const owner = await api.as(organisation.owner)
	{
		await using node = await testApp({ connection: api.connection })
		const ravi = await node.as(await createCandidate(api.db))
		const our = [await node.as(organisation.owner), await node.as(colleague)]
		for (const reader of [ravi, node, ...our]) {
			await reader.get(`organisations/${organisation.id}`)
			await reader.get(`organisations/${organisation.owner.id}`)
			await reader.get(`jobs/${job.id}`)
		}
	}

	const statistics = (await owner.get('organisations/me/statistics')).body.details
	const ofJob = (await owner.get(`organisations/me/job-statistics?ids=${job.id}`)).body.details

	expect(statistics.before).toEqual({ page: 0, jobs: 4 })
	expect(statistics.days).toHaveLength(30)
	expect(statistics.days.at(-1)).toEqual({ day: dayFromNow(0), page: 4, jobs: 2 })
	expect(
		statistics.days.slice(0, -1).every((day: { page: number; jobs: number }) => day.page + day.jobs === 0),
	).toBe(true)
	expect(ofJob).toEqual([{ jobId: job.id, fits: null, views: 2 }])
})

function daysAgo(days: number) {
	return new Date(Date.now() - days * 86_400_000)
}
