import { randomUUID } from 'node:crypto'
import { interviews } from '@profile-search/db/schema/hiring/interviews'
import { jobs } from '@profile-search/db/schema/hiring/jobs'
import { messages, threads } from '@profile-search/db/schema/messaging/messages'
import { notifications } from '@profile-search/db/schema/messaging/notifications'
import {
	createAccount,
	createCandidate,
	createJob,
	createOrganisation,
} from '@profile-search/db/testing/factories'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { eventually, testApp } from '#test/portal.ts'
import { applyTo, findApplication, twoJobs } from '../testing.ts'

type Api = Awaited<ReturnType<typeof testApp>>

async function administrator(api: Api) {
	const admin = await api.as(await createAccount(api.db, { isAdministrator: true }))
	return {
		merge: async (keptId: string, duplicateId: string) => {
			const reason = 'Posted twice.'
			const sent = await admin.post('admin/merges', { kind: 'job', keptId, duplicateId, reason })
			return { ...sent, id: String(sent.body.details?.mergeId) }
		},
		undo: (id: string) => admin.post(`admin/merges/${id}/undo`),
		get: admin.get,
	}
}

test('a merged job is closed, redirects to the kept one, and its applicants are notified once, without a mail', async () => {
	await using api = await testApp()
	const organisation = await createOrganisation(api.db)
	const owner = await api.as(organisation.owner)
	const [kept, duplicate] = await twoJobs(api, organisation.id)
	const admin = await administrator(api)
	const person = await createCandidate(api.db)
	const application = await applyTo(api, duplicate.id, person.id, { status: 'viewed' })

	const { id } = await admin.merge(kept.id, duplicate.id)
	const mails = await api.work()

	expect((await findApplication(api, application.id))?.jobId).toBe(kept.id)
	expect((await api.get(`jobs/${duplicate.id}`)).status).toBe(410)
	expect((await api.get(`successors/job/${duplicate.id}`)).body.details).toEqual({ id: kept.id })
	expect(mails).toEqual([])
	expect((await owner.post(`jobs/${duplicate.id}/reopen`)).status).toBe(409)
	const told = await api.db.select().from(notifications).where(eq(notifications.accountId, person.id))
	expect(told).toMatchObject([{ kind: 'application', page: `applications/${application.id}` }])
	expect((await admin.undo(id)).body.details).toEqual({ left: 0 })
	expect((await api.get(`jobs/${duplicate.id}`)).status).toBe(200)
	expect((await findApplication(api, application.id))?.jobId).toBe(duplicate.id)
})

test('a person who applied for both keeps the application that is further along, with its interview and all messages', async () => {
	await using api = await testApp()
	const [kept, duplicate] = await twoJobs(api)
	const admin = await administrator(api)
	const person = await createCandidate(api.db)
	const ahead = await applyTo(api, duplicate.id, person.id, { status: 'shortlisted' })
	const behind = await applyTo(api, kept.id, person.id, { status: 'submitted' })
	const [interview] = await api.db
		.insert(interviews)
		.values({ applicationId: behind.id, minutes: 30, place: 'Pune' })
		.returning()
	const [thread] = await api.db
		.insert(threads)
		.values({
			kind: 'application',
			applicationId: behind.id,
			askerId: person.id,
			organisationId: kept.organisationId,
			lastNumber: 1,
			askerNumber: 1,
		})
		.returning()
	await api.db.insert(messages).values({
		threadId: thread?.id ?? '',
		number: 1,
		side: 'asker',
		authorId: person.id,
		clientId: randomUUID(),
		text: 'Namaste',
	})

	const { id } = await admin.merge(kept.id, duplicate.id)

	expect((await findApplication(api, ahead.id))?.jobId).toBe(kept.id)
	expect((await findApplication(api, behind.id))?.jobId).toBe(duplicate.id)
	expect(await api.db.select().from(interviews)).toMatchObject([{ applicationId: ahead.id }])
	expect(await api.db.select().from(threads)).toMatchObject([{ applicationId: ahead.id }])
	expect(await api.db.$count(messages)).toBe(1)
	await admin.undo(id)
	expect((await findApplication(api, ahead.id))?.jobId).toBe(duplicate.id)
	expect(await api.db.select().from(interviews)).toMatchObject([
		{ id: interview?.id, applicationId: behind.id },
	])
})

test('jobs of two organisations, drafts, and a closed job as the kept one are not merged', async () => {
	await using api = await testApp()
	const [kept, duplicate] = await twoJobs(api)
	const admin = await administrator(api)
	const elsewhere = await createJob(api.db)
	const { organisationId } = kept
	const draft = await createJob(api.db, { organisationId, status: 'draft' })
	const closed = await createJob(api.db, { organisationId, status: 'closed' })

	const refused = [
		await admin.merge(kept.id, elsewhere.id),
		await admin.merge(kept.id, draft.id),
		await admin.merge(closed.id, kept.id),
		await admin.merge(kept.id, kept.id),
	]
	const done = await admin.merge(kept.id, duplicate.id)

	expect(refused.map(({ status }) => status)).toEqual([409, 409, 409, 409])
	expect(done.status).toBe(200)
	expect((await admin.merge(kept.id, duplicate.id)).status).toBe(409)
	const list = await admin.get(`admin/mergeable/job/${kept.id}`)
	expect(list.body.details.items.map((item: { id: string }) => item.id)).toEqual([closed.id])
})

test('the index no longer finds a merged job, and finds it again after an undo', async () => {
	await using api = await testApp({ matching: true })
	const [kept, duplicate] = await twoJobs(api)
	const admin = await administrator(api)
	const total = async () => (await api.get('jobs')).body.details?.total
	expect(await eventually(total, (count) => count === 2)).toBe(2)

	const { id } = await admin.merge(kept.id, duplicate.id)
	expect(await eventually(total, (count) => count === 1)).toBe(1)
	await admin.undo(id)

	expect(await eventually(total, (count) => count === 2)).toBe(2)
	const [row] = await api.db.select().from(jobs).where(eq(jobs.id, duplicate.id))
	expect(row).toMatchObject({ status: 'open', closedAt: null, applicantsToldAt: null })
})
