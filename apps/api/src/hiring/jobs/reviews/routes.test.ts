import { auditLog } from '@profile-search/db/schema/platform/site'
import {
	createCandidate,
	createMember,
	createOrganisation,
	dayFromNow,
} from '@profile-search/db/testing/factories'
import { expect, test } from 'vitest'
import { testApp } from '#test/portal.ts'

const draft = {
	title: 'Java developer',
	description: 'You build our web application.',
	professionId: 1,
	placeIds: [2],
	mustHaveSkills: ['Java'],
	closesOn: dayFromNow(30),
}

type Api = Awaited<ReturnType<typeof testApp>>

async function createFixture(api: Api) {
	const organisation = await createOrganisation(api.db, { acceptedJobs: 0 })
	const approver = await createCandidate(api.db, { account: { isApprover: true } })
	return { employer: await api.as(organisation.owner), approver: await api.as(approver), organisation }
}

test('an approver accepts the first two jobs, and the third is published without review', async () => {
	await using api = await testApp()
	const { employer, approver } = await createFixture(api)

	for (const title of ['One', 'Two']) {
		const { id, own } = (await employer.post('jobs', { ...draft, title })).body.details
		expect((await approver.get('job-reviews')).body.details).toMatchObject({
			total: 1,
			items: [{ id, title, isChange: false }],
		})
		const read = (await approver.get(`job-reviews/${id}`)).body.details
		expect(read).toMatchObject({ version: own.version, before: null, draft: { title } })
		const decided = await approver.post(`job-reviews/${id}`, { decision: 'approve', version: read.version })
		expect(decided.body.details).toEqual({ status: 'open' })
		expect((await api.get(`jobs/${id}`)).status).toBe(200)
	}

	expect((await employer.post('jobs', draft)).body.details.status).toBe('open')
	expect((await api.work()).map(({ subject }) => subject).toSorted()).toEqual([
		'“One” was approved',
		'“Two” was approved',
	])
	expect((await api.db.select().from(auditLog)).map(({ action }) => action)).toEqual([
		'job_accepted',
		'job_accepted',
		'job_published',
	])
})

test('a job that is sent back becomes a draft again, with the reason in the mail and on its page', async () => {
	await using api = await testApp()
	const { employer, approver } = await createFixture(api)
	const { id, own } = (await employer.post('jobs', draft)).body.details
	const decision = { decision: 'reject', reason: 'Please name the pay.', version: own.version }

	expect((await approver.post(`job-reviews/${id}`, { ...decision, reason: '' })).status).toBe(400)
	await approver.post(`job-reviews/${id}`, decision)
	const [mail] = await api.work()

	expect(mail).toMatchObject({ subject: '“Java developer” needs a change' })
	expect(mail?.text).toContain('Please name the pay.')
	const back = (await employer.get(`jobs/${id}`)).body.details
	expect(back).toMatchObject({ status: 'draft', own: { reviewMessage: 'Please name the pay.' } })
	const again = await employer.put(`jobs/${id}`, { ...draft, payMax: 9, version: back.own.version })
	expect(again.body.details).toMatchObject({ status: 'in_review', own: { reviewMessage: null } })
})

test('a change of a public job waits, and the old version stays public until it is accepted', async () => {
	await using api = await testApp()
	const { employer, approver } = await createFixture(api)
	const { id, own } = (await employer.post('jobs', draft)).body.details
	await approver.post(`job-reviews/${id}`, { decision: 'approve', version: own.version })
	const { version } = (await employer.get(`jobs/${id}/draft`)).body.details

	const changed = await employer.put(`jobs/${id}`, { ...draft, title: 'Better title', version })
	expect(changed.body.details).toMatchObject({ title: 'Java developer', own: { changeWaits: true } })
	expect((await api.get(`jobs/${id}`)).body.details.title).toBe('Java developer')
	expect((await employer.get(`jobs/${id}/draft`)).body.details).toMatchObject({
		changeWaits: true,
		draft: { title: 'Better title' },
	})

	const read = (await approver.get(`job-reviews/${id}`)).body.details
	expect(read).toMatchObject({
		isChange: true,
		draft: { title: 'Better title' },
		before: { title: 'Java developer' },
	})
	await approver.post(`job-reviews/${id}`, { decision: 'approve', version: read.version })
	expect((await api.get(`jobs/${id}`)).body.details.title).toBe('Better title')
	expect((await approver.get('job-reviews')).body.details.total).toBe(0)
})

test('an approver cannot decide on an unread version, and of two approvers the second is refused', async () => {
	await using api = await testApp()
	const { employer, approver } = await createFixture(api)
	const { id, own } = (await employer.post('jobs', draft)).body.details
	await employer.put(`jobs/${id}`, { ...draft, title: 'Swapped', version: own.version })

	const unread = await approver.post(`job-reviews/${id}`, { decision: 'approve', version: own.version })
	const { version } = (await approver.get(`job-reviews/${id}`)).body.details
	const both = await Promise.all([
		approver.post(`job-reviews/${id}`, { decision: 'approve', version }),
		approver.post(`job-reviews/${id}`, { decision: 'reject', reason: 'No.', version }),
	])

	expect(unread.status).toBe(409)
	expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('nobody decides on a job of their own organisation', async () => {
	await using api = await testApp()
	const { employer, organisation } = await createFixture(api)
	const { id, own } = (await employer.post('jobs', draft)).body.details
	const insider = await api.as(
		await createMember(api.db, { organisationId: organisation.id, account: { isApprover: true } }),
	)

	expect((await insider.get('job-reviews')).body.details.total).toBe(0)
	expect((await insider.get(`job-reviews/${id}`)).status).toBe(404)
	const decided = await insider.post(`job-reviews/${id}`, { decision: 'approve', version: own.version })
	expect(decided.status).toBe(404)
})
