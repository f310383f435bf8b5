import { applications } from '@profile-search/db/schema/hiring/applications'
import { jobDismissals, jobs } from '@profile-search/db/schema/hiring/jobs'
import { alertDigests, alertHits, alerts } from '@profile-search/db/schema/matching/alerts'
import { notifications } from '@profile-search/db/schema/messaging/notifications'
import { candidates } from '@profile-search/db/schema/profiles/candidates'
import { employerBlocks } from '@profile-search/db/schema/profiles/employer-blocking'
import { createCandidate, createJob, createOrganisation } from '@profile-search/db/testing/factories'
import { eq, isNull, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { eventually, testApp } from '#test/portal.ts'
import { beginToWatch, confirm, confirmed, keyIn, watch } from '../testing.ts'

const email = 'asha@example.com'

test('a new job is found once by alerts whose words, facets and radius it meets, and earlier jobs are not found', async () => {
	await using api = await testApp({ matching: true })
	await createJob(api.db, { title: 'Java developer of yesterday', placeIds: [2] })
	await beginToWatch(api)
	await confirmed(api, { email: 'words@example.com', criteria: 'query=java' })
	await confirmed(api, { email: 'near@example.com', criteria: 'place=2&km=500&employment=0' })
	await confirmed(api, { email: 'far@example.com', criteria: 'place=1' })
	await confirmed(api, { email: 'part@example.com', criteria: 'employment=1' })
	const job = await createJob(api.db, { title: 'Java developer', placeIds: [2] })

	const mails = await watch(api)
	const again = [...(await watch(api)), ...(await edited(api, job.id))]

	expect(mails.map(({ to }) => to?.[0]?.address).toSorted()).toEqual([
		'near@example.com',
		'words@example.com',
	])
	expect(mails[0]?.text).toContain(`http://portal.test/jobs/${job.id}`)
	expect(mails[0]?.text).not.toContain('of yesterday')
	expect(again).toEqual([])
	expect(await api.db.$count(alertHits)).toBe(2)
})

test('alerts that are paused, off or unconfirmed find nothing', async () => {
	await using api = await testApp({ matching: true })
	await beginToWatch(api)
	for (const change of [{ isPaused: true }, { frequency: 'none' as const }, { confirmedAt: null }]) {
		await confirmed(api, { email: `${Object.keys(change)[0]?.toLowerCase()}@example.com` })
		await api.db
			.update(alerts)
			.set(change)
			.where(sql`created_at = (select max(created_at) from alerts)`)
	}
	await createJob(api.db)

	expect(await watch(api)).toEqual([])
	expect(await api.db.$count(alertHits)).toBe(0)
})

test('daily and weekly alerts wait for their morning and are sent in one mail', async () => {
	await using api = await testApp({ matching: true })
	await beginToWatch(api)
	await confirmed(api, { email, name: 'Every job', frequency: 'daily' })
	await confirmed(api, { email, name: 'Pune', criteria: 'place=2', frequency: 'weekly' })
	await createJob(api.db)

	const before = await watch(api)
	await api.db.update(alertHits).set({ foundAt: sql`now() - interval '8 days'` })
	const mails = await watch(api)

	expect(before).toEqual([])
	expect(mails).toHaveLength(1)
	expect(mails[0]?.subject).toBe('1 new job from your alerts')
})

test('a mailbox without an account is written to in the language in which its owner confirmed', async () => {
	await using api = await testApp({ matching: true })
	await beginToWatch(api)
	await api.post('mailed-alerts', {
		list: 'jobs',
		criteria: '',
		name: 'New jobs',
		frequency: 'at_once',
		email,
	})
	const [mail] = await api.work()
	await confirm(api, keyIn(mail?.text, 'alerts/confirm'), 'hi')
	await createJob(api.db)

	const [digest] = await watch(api)

	expect(digest?.html).toContain('<html lang="hi">')
	expect(digest?.text).toContain('आपके')
})

test('readers of immediate alerts are not notified again within ten minutes', async () => {
	await using api = await testApp({ matching: true })
	await beginToWatch(api)
	await confirmed(api, { email })
	await createJob(api.db, { title: 'First job' })
	const first = await watch(api)
	await createJob(api.db, { title: 'Second job' })
	const second = await watch(api)
	await api.db.update(alertDigests).set({ createdAt: sql`now() - interval '11 minutes'` })
	const third = await watch(api)

	expect([first.length, second.length, third.length]).toEqual([1, 0, 1])
	expect(third[0]?.text).toContain('Second job')
	expect(third[0]?.text).not.toContain('First job')
})

test('a new or changed person is found for members as far as they may see them', async () => {
	await using api = await testApp({ matching: true })
	const [open, hidden] = [await createOrganisation(api.db), await createOrganisation(api.db)]
	await beginToWatch(api)
	for (const { owner } of [open, hidden])
		await (
			await api.as(owner)
		).post('alerts', { list: 'people', criteria: 'place=2', name: 'Pune', frequency: 'at_once' })
	await confirmed(api, { email, list: 'people', criteria: 'place=2' })
	const person = await createCandidate(api.db, { visibility: 'members' })
	await api.db.insert(employerBlocks).values({ ownerId: person.id, organisationId: hidden.id })

	const mails = await watch(api)

	expect(mails.map(({ to }) => to?.[0]?.address)).toEqual([open.owner.email])
	expect(mails[0]?.text).toContain('Asha Kulkarni')
	expect(await api.db.$count(notifications, eq(notifications.accountId, open.owner.id))).toBe(1)
})

test('matches from the chosen score on are found, but no job that was applied for or dismissed, or whose organisation is blocked', async () => {
	await using api = await testApp({ matching: true })
	const person = await createCandidate(api.db)
	const avoided = await createOrganisation(api.db)
	const me = await api.as(person)
	const [alert] = (await me.get('alerts')).body.details
	await me.put(`alerts/${alert.id}`, { name: alert.name, frequency: 'daily', least: 50 })
	await api.db.insert(employerBlocks).values({ ownerId: person.id, organisationId: avoided.id })
	const fitting = await createJob(api.db, { title: 'Fitting' })
	const applied = await createJob(api.db, { title: 'Applied' })
	const dismissed = await createJob(api.db, { title: 'Dismissed' })
	await createJob(api.db, { title: 'Avoided', organisationId: avoided.id })
	await createJob(api.db, { title: 'Other', mustHave: [1, 3, 5], professionId: 7 })
	await api.db.insert(applications).values({ jobId: applied.id, candidateId: person.id, resume: {} })
	await api.db.insert(jobDismissals).values({ candidateId: person.id, jobId: dismissed.id, reason: 'pay' })
	await api.db.update(alerts).set({ evaluatedAt: null })
	await eventually(
		() => me.get('matches'),
		({ body }) => body.details.length >= 3,
	)

	const mails = await watch(api)
	const digests = (await me.get('alert-digests')).body.details.items
	await api.db.update(alerts).set({ evaluatedAt: null })

	expect(mails).toHaveLength(1)
	expect(mails[0]).toMatchObject({ subject: '1 new job: New jobs that fit you' })
	expect(mails[0]?.text).toMatch(/Fitting\n.*\nFits you: \d+ of 100/)
	expect(digests).toMatchObject([{ itemCount: 1, names: ['New jobs that fit you'] }])
	expect((await me.get(`alert-digests/${digests[0].id}`)).body.details.alerts[0].items).toMatchObject([
		{ subjectId: fitting.id, card: { title: 'Fitting' }, match: { total: expect.any(Number) } },
	])
	expect(await watch(api)).toEqual([])
})

test('a match is left out when its organisation is blocked before the mail is put together', async () => {
	await using api = await testApp({ matching: true })
	const person = await createCandidate(api.db)
	const me = await api.as(person)
	const [alert] = (await me.get('alerts')).body.details
	await me.put(`alerts/${alert.id}`, { name: alert.name, frequency: 'at_once', least: 50 })
	const organisation = await createOrganisation(api.db)
	await beginToWatch(api)
	await createJob(api.db)
	await watch(api)
	// So soon after a digest, the next match waits.
	await createJob(api.db, { organisationId: organisation.id })
	await watch(api)
	const waiting = await api.db.$count(alertHits, isNull(alertHits.digestId))
	await api.db.insert(employerBlocks).values({ ownerId: person.id, organisationId: organisation.id })
	await api.db.update(alertDigests).set({ createdAt: sql`now() - interval '1 hour'` })

	expect(waiting).toBe(1)
	expect(await watch(api)).toEqual([])
	expect(await api.db.$count(alertDigests)).toBe(1)
})

test('an employer gets matching people for each open job, also at once', async () => {
	await using api = await testApp({ matching: true })
	const organisation = await createOrganisation(api.db)
	await createJob(api.db, { organisationId: organisation.id, title: 'Builder of software' })
	const owner = await api.as(organisation.owner)
	const [alert] = (await owner.get('alerts')).body.details
	await owner.put(`alerts/${alert.id}`, { name: alert.name, frequency: 'at_once', least: 50 })
	await beginToWatch(api)
	await createCandidate(api.db)

	const [mail] = await watch(api)

	expect(mail?.subject).toBe('1 new person: New people for your open jobs')
	expect(mail?.text).toMatch(/Fits Builder of software: \d+ of 100/)
})

test('a job that closes before the mail is put together is left out', async () => {
	await using api = await testApp({ matching: true })
	await beginToWatch(api)
	await confirmed(api, { email, frequency: 'daily' })
	const job = await createJob(api.db)
	await watch(api)
	await api.db.update(jobs).set({ status: 'closed' }).where(eq(jobs.id, job.id))
	await api.db.update(alertHits).set({ foundAt: sql`now() - interval '2 days'` })

	expect(await watch(api)).toEqual([])
	expect(await api.db.$count(alertHits)).toBe(0)
})

test('an organisation is found by the alerts it fits when it is approved, and no earlier', async () => {
	await using api = await testApp({ matching: true })
	const approver = await api.as(await createCandidate(api.db, { account: { isApprover: true } }))
	await beginToWatch(api)
	await confirmed(api, { email, list: 'organisations', criteria: 'query=sahyadri' })
	const pending = await createOrganisation(api.db, { owner: { status: 'pending' } })

	const before = await watch(api)
	await approver.post(`approvals/${pending.owner.id}`, { decision: 'approve' })
	const after = await watch(api)

	expect(before).toEqual([])
	expect(after.map(({ subject }) => subject)).toContain('1 new organisation: New jobs')
})

async function edited(api: Awaited<ReturnType<typeof testApp>>, jobId: string) {
	await api.db.update(jobs).set({ title: 'Java developer again' }).where(eq(jobs.id, jobId))
	await api.db.update(candidates).set({ headline: 'Nothing new' })
	return watch(api)
}
