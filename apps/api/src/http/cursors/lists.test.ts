import { accountActivity } from '@profile-search/db/schema/accounts/sessions'
import { applications } from '@profile-search/db/schema/hiring/applications'
import { jobInvitations } from '@profile-search/db/schema/hiring/job-invitations'
import { jobDismissals } from '@profile-search/db/schema/hiring/jobs'
import { webhookDeliveries, webhooks } from '@profile-search/db/schema/hiring/webhooks'
import { alertDigests } from '@profile-search/db/schema/matching/alerts'
import { saved } from '@profile-search/db/schema/matching/saved'
import { contactRequests } from '@profile-search/db/schema/messaging/contact-requests'
import { notifications } from '@profile-search/db/schema/messaging/notifications'
import { profileVisits } from '@profile-search/db/schema/profiles/visits'
import {
	createAccount,
	createCandidate,
	createJob,
	createOrganisation,
	createSection,
	createWorkEntry,
} from '@profile-search/db/testing/factories'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { record } from '#platform/audit/record.ts'
import { testApp } from '#test/portal.ts'

type TestApp = Awaited<ReturnType<typeof testApp>>
type Account = { id: string }

/** Rows that were made at the same moment, so that only their ids tell them apart. */
const many = Array.from({ length: 41 }, (_, at) => at)

async function expectWhole(api: TestApp, account: Account, path: string, size = many.length) {
	const { get } = await api.as(account)
	const items: unknown[] = []
	let next: string | null = ''
	while (next !== null) {
		const { body } = await get(next ? `${path}?cursor=${next}` : path)
		items.push(...body.details.items.map((item: object) => JSON.stringify(item)))
		next = body.details.nextCursor
	}
	expect(items, path).toHaveLength(size)
	expect(new Set(items).size, path).toBe(size)
}

test('the lists of a person are whole from cursor to cursor, also where everything is of one moment', async () => {
	await using api = await testApp()
	const { db } = api
	const me = await createCandidate(db)
	const jobs = []
	for (const _ of many) jobs.push(await createJob(db))
	const candidateId = me.id

	await db.insert(applications).values(jobs.map(({ id }) => ({ jobId: id, candidateId, resume: {} })))
	await db
		.insert(jobDismissals)
		.values(jobs.map(({ id }) => ({ jobId: id, candidateId, reason: 'done_already' as const })))
	await db.insert(jobInvitations).values(jobs.map(({ id }) => ({ jobId: id, candidateId, message: 'Come.' })))
	await db
		.insert(saved)
		.values(jobs.map(({ id }) => ({ ownerId: me.id, kind: 'job' as const, subjectId: id })))
	await db
		.insert(notifications)
		.values(many.map(() => ({ accountId: me.id, kind: 'job' as const, title: '', body: '', page: '/' })))
	await db.insert(accountActivity).values(many.map(() => ({ accountId: me.id, kind: 'logged_in' as const })))
	await db.insert(alertDigests).values(many.map(() => ({ accountId: me.id, criteria: [], isMailed: false })))
	for (const _ of many) {
		const other = await createCandidate(db)
		await db.insert(contactRequests).values({ askerId: other.id, askedId: me.id, message: 'Hello.' })
		await db.insert(profileVisits).values({
			ownerId: me.id,
			visitorId: other.id,
			day: sql`current_date`,
			role: 'member',
			sawContacts: false,
			lastAt: new Date('2026-01-01'),
		})
		await createSection(db, { accountId: other.id, updatedAt: new Date('2026-01-01') })
	}

	for (const path of [
		'applications',
		'dismissals',
		'job-invitations',
		'saved',
		'notifications',
		'account/activity',
		'alert-digests',
		'contact-requests',
		'visits',
		'advisers',
	])
		await expectWhole(api, me, path)
})

test('the lists of a team and of administrators are whole from cursor to cursor', async () => {
	await using api = await testApp()
	const { db } = api
	const { id: organisationId, owner } = await createOrganisation(db)
	const administrator = await createAccount(db, { isAdministrator: true })
	const [webhook] = await db
		.insert(webhooks)
		.values({ organisationId, url: 'https://example.org/hooks', events: ['job.opened'], secret: 'secret' })
		.returning()
	const webhookId = webhook?.id ?? ''
	await db
		.insert(webhookDeliveries)
		.values(many.map(() => ({ webhookId, event: 'job.opened' as const, data: {} })))
	for (const at of many) {
		const { id: candidateId } = await createCandidate(db)
		const confirmation = at % 2 ? 'claimed' : 'confirmed'
		await createWorkEntry(db, {
			candidateId,
			organisationId,
			confirmation,
			createdAt: new Date('2026-01-01'),
		})
		await record(db, { action: 'account_approved', subjectId: candidateId })
	}

	await expectWhole(api, owner, `organisations/me/webhooks/${webhookId}/deliveries`)
	await expectWhole(api, owner, 'employments')
	await expectWhole(api, administrator, 'admin/audit')
})

test('more applicants than fit on one page are whole from cursor to cursor, in each order', async () => {
	await using api = await testApp()
	const { db } = api
	const { id: organisationId, owner } = await createOrganisation(db)
	const job = await createJob(db, { organisationId })
	await db.execute(sql`with people as (
			insert into accounts (id, user_type, first_name, last_name, email, status)
			select gen_random_uuid(), 'candidate', 'Asha', 'Kulkarni', n || '@example.com', 'approved' from generate_series(1, 504) n
			returning id),
		profiles as (insert into candidates (account_id) select id from people)
		insert into applications (id, job_id, candidate_id, resume, match_total)
		select gen_random_uuid(), ${job.id}, id, '{}', case when random() < 0.5 then 700 end from people`)

	for (const order of ['match', 'newest', 'stars']) {
		const { get } = await api.as(owner)
		const path = `jobs/${job.id}/applications?order=${order}`
		const { details: first } = (await get(path)).body
		const { details: second } = (await get(`${path}&cursor=${first.nextCursor}`)).body

		expect(second).toMatchObject({ total: 504, page: 2, nextCursor: null })
		expect(second.items).toEqual((await get(`${path}&page=2`)).body.details.items)
		expect(second.items).toHaveLength(4)
	}
})
