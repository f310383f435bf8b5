import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { jobs } from '@profile-search/db/schema/hiring/jobs'
import { notifications } from '@profile-search/db/schema/messaging/notifications'
import { auditLog, siteSettings } from '@profile-search/db/schema/platform/site'
import { cases, reporters, reports, strikes } from '@profile-search/db/schema/trust/reports'
import {
	createAccount,
	createCandidate,
	createJob,
	createOrganisation,
} from '@profile-search/db/testing/factories'
import { and, eq, like, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createApplied, open, messagesIn, write } from '#messaging/messages/testing.ts'
import { testApp } from '#test/portal.ts'
import { escalateCases } from './tasks.ts'

type Api = Awaited<ReturnType<typeof testApp>>

const old = { createdAt: new Date('2026-01-01') }

async function report(
	api: Api,
	subjectKind: string,
	subjectId: string,
	reason = 'fraud',
	address = '10.0.0.1',
) {
	const reporter = await createCandidate(api.db, { account: old })
	const me = await api.as(reporter)
	const answer = await api.app.inject({
		method: 'POST',
		url: '/api/reports',
		headers: me.headers,
		payload: { subjectKind, subjectId, reason },
		remoteAddress: address,
	})
	return { reporter, me, status: answer.statusCode }
}

async function moderator(api: Api) {
	return api.as(await createAccount(api.db, { isAdministrator: true }))
}

async function theCase(api: Api) {
	const [found] = await api.db.select().from(cases)
	if (!found) throw new Error('There is no case.')
	return found
}

test('reports that weigh enough freeze a job, its owner disputes, and a moderator releases it', async () => {
	await using api = await testApp()
	const organisation = await createOrganisation(api.db)
	const job = await createJob(api.db, { organisationId: organisation.id })
	const [owner, stranger, admin] = [await api.as(organisation.owner), api, await moderator(api)]

	const first = await report(api, 'job', job.id, 'asks_for_money', '10.0.0.1')
	await report(api, 'job', job.id, 'asks_for_money', '10.0.0.2')
	expect((await stranger.get(`jobs/${job.id}`)).status).toBe(200)
	await report(api, 'job', job.id, 'asks_for_money', '10.0.0.3')
	expect((await stranger.get(`jobs/${job.id}`)).status).toBe(404)

	const [own] = (await owner.get('cases')).body.details.items
	expect(own).toMatchObject({
		state: 'frozen',
		reasons: ['asks_for_money'],
		moves: ['mend', 'dispute'],
		title: job.title,
	})
	expect(JSON.stringify(own)).not.toContain(first.reporter.id)
	expect((await owner.get(`jobs/${job.id}`)).status).toBe(200)
	const answered = await owner.post(`cases/${own.id}/answer`, {
		move: 'dispute',
		message: 'We never asked for money.',
	})
	expect(answered.body.details).toMatchObject({ state: 'disputed' })

	const queue = (await admin.get('admin/cases?view=answered')).body.details
	expect(queue).toMatchObject({
		total: 1,
		items: [{ reports: 3, weight: 6, state: 'disputed' }],
		counts: { open: 1 },
	})
	const shown = (await admin.get(`admin/cases/${own.id}`)).body.details
	expect(shown).toMatchObject({
		ownerMessage: 'We never asked for money.',
		context: { texts: [job.description] },
		moves: ['uphold', 'dismiss'],
		history: [{ action: 'case_frozen', actorName: null }, { action: 'case_disputed' }],
	})
	expect(
		(await admin.post(`admin/cases/${own.id}/moves`, { move: 'dismiss', message: 'All is well.' })).status,
	).toBe(200)

	expect((await stranger.get(`jobs/${job.id}`)).status).toBe(200)
	expect((await first.me.get('reports')).body.details).toMatchObject([{ status: 'dismissed' }])
	expect((await first.me.get('notifications')).body.details.items).toMatchObject([
		{ title: 'Your report was reviewed' },
	])
	expect((await api.work()).map(({ subject }) => subject)).toEqual([`Shown again: your job “${job.title}”`])
	expect(await api.db.$count(reports, sql`${reports.network} is not null`)).toBe(0)
})

test('a frozen person appears nowhere, cannot apply, and keeps the earlier status', async () => {
	await using api = await testApp()
	const person = await createCandidate(api.db)
	const reporter = await createCandidate(api.db)
	const [me, viewer, admin] = [await api.as(person), await api.as(reporter), await moderator(api)]
	await viewer.post('reports', { subjectKind: 'person', subjectId: person.id, reason: 'other' })
	const { id } = await theCase(api)

	expect((await viewer.get(`candidates/${person.id}`)).status).toBe(200)
	await admin.post(`admin/cases/${id}/moves`, { move: 'freeze' })

	expect((await viewer.get(`candidates/${person.id}`)).status).toBe(404)
	expect((await me.get('candidates/me/match-statistics')).status).toBe(403)
	expect(await statusOf(api, person.id)).toBe('frozen')
	// Another change of the status does not end the freeze before the case is over.
	await api.db.update(accounts).set({ status: 'suspended' }).where(eq(accounts.id, person.id))
	await api.db.update(accounts).set({ status: 'approved' }).where(eq(accounts.id, person.id))
	expect(await statusOf(api, person.id)).toBe('frozen')

	await me.post(`cases/${id}/answer`, { move: 'mend', message: 'I took it out.' })
	await admin.post(`admin/cases/${id}/moves`, { move: 'settle' })
	expect(await statusOf(api, person.id)).toBe('approved')
	expect((await viewer.get(`candidates/${person.id}`)).status).toBe(200)
	expect((await viewer.get('reports')).body.details).toMatchObject([{ status: 'upheld' }])
	expect(await api.db.$count(strikes)).toBe(0)
})

test('a frozen message is read only by its own side, and found by nobody else', async () => {
	await using api = await testApp()
	const { organisation, person, applicationId } = await createApplied(api.db)
	const [applicant, employer, admin] = [
		await api.as(person),
		await api.as(organisation.owner),
		await moderator(api),
	]
	const threadId = await open(applicant, 'application', applicationId)
	await write(employer, threadId, 'Welcome')
	const bad = (await write(employer, threadId, 'Pay a fee of pomegranates')).body.details
	await applicant.post('reports', { subjectKind: 'message', subjectId: bad.id, reason: 'asks_for_money' })
	const { id } = await theCase(api)
	expect((await admin.get(`admin/cases/${id}`)).body.details.context.thread).toMatchObject([
		{ text: 'Welcome', isReported: false },
		{ text: 'Pay a fee of pomegranates', isReported: true },
	])

	await admin.post(`admin/cases/${id}/moves`, { move: 'freeze' })

	expect(await messagesIn(applicant, threadId)).toEqual(['Welcome', ''])
	expect(await messagesIn(employer, threadId)).toEqual(['Welcome', 'Pay a fee of pomegranates'])
	expect((await applicant.get('threads?query=pomegranates')).body.details.items).toEqual([])
	expect((await employer.get('threads?query=pomegranates')).body.details.items).toHaveLength(1)
	expect((await employer.get('cases')).body.details.items).toMatchObject([{ moves: ['dispute'] }])
	expect((await api.work()).some(({ text }) => text?.includes('pomegranates'))).toBe(false)
})

test('strikes warn, restrict, and propose a suspension; they expire after a year', async () => {
	await using api = await testApp()
	const organisation = await createOrganisation(api.db)
	const admin = await moderator(api)
	const owner = await api.as(organisation.owner)
	const other = await createCandidate(api.db)
	const strike = async () => {
		const job = await createJob(api.db, { organisationId: organisation.id })
		await report(api, 'job', job.id)
		const [{ id } = { id: '' }] = await api.db.select().from(cases).where(eq(cases.subjectId, job.id))
		return admin.post(`admin/cases/${id}/moves`, { move: 'uphold', message: 'Against the rules.' })
	}
	const ask = () =>
		owner.post('contact-requests', { subjectId: other.id, message: 'May we talk about a job that we have?' })

	expect((await admin.post(`admin/cases/${organisation.id}/moves`, { move: 'uphold' })).status).toBe(400)
	await strike()
	const [closed] = await api.db.select().from(jobs)
	expect(closed).toMatchObject({ status: 'closed', closedReason: 'hiringAnswers.closedAfterReports' })
	expect((await owner.get('cases')).body.details).toMatchObject({ strikes: 1, restrictedUntil: null })
	await strike()
	expect((await owner.get('cases')).body.details).toMatchObject({
		strikes: 2,
		restrictedUntil: expect.any(String),
	})
	expect((await ask()).status).toBe(403)
	await api.db.update(strikes).set({ givenAt: sql`now() - interval '15 days'` })
	expect((await ask()).status).toBe(200)
	await strike()
	expect((await admin.get('admin/cases')).body.details.suspensions).toMatchObject([
		{ accountId: organisation.owner.id, strikes: 3 },
	])
	const mails = await api.work()
	expect(mails.filter(({ subject }) => subject?.startsWith('A decision about your job'))).toHaveLength(3)

	await api.db.update(strikes).set({ givenAt: sql`now() - interval '366 days'` })
	expect((await owner.get('cases')).body.details).toMatchObject({ strikes: 0 })
	expect((await admin.get('admin/cases')).body.details.suspensions).toEqual([])
})

test('one network and new accounts count once, and abusive reporters freeze nothing any more', async () => {
	await using api = await testApp()
	const job = await createJob(api.db)
	const admin = await moderator(api)
	for (const address of ['10.0.0.1', '10.0.0.1', '10.0.0.1'])
		await report(api, 'job', job.id, 'fraud', address)
	expect(await theCase(api)).toMatchObject({ state: 'reported', weight: 2 })
	for (const _ of [1, 2]) {
		const fresh = await api.as(await createCandidate(api.db))
		await fresh.post('reports', { subjectKind: 'job', subjectId: job.id, reason: 'spam' })
	}
	expect(await theCase(api)).toMatchObject({ weight: 3 })
	const weak = await createCandidate(api.db, { account: old })
	await api.db.insert(reporters).values({ accountId: weak.id, weight: 0.2 })
	await (await api.as(weak)).post('reports', { subjectKind: 'job', subjectId: job.id, reason: 'fraud' })
	expect(await theCase(api)).toMatchObject({ weight: 3 })

	const { id } = await theCase(api)
	await admin.post(`admin/cases/${id}/moves`, { move: 'dismiss', isAbusive: true })
	const weights = (await api.db.select().from(reporters)).map(({ weight }) => weight)
	expect(weights.toSorted()).toEqual([0.1, 0.5, 0.5, 0.5, 0.5, 0.5])
})

test('an administrator sets the weight at which reports freeze a subject', async () => {
	await using api = await testApp()
	const job = await createJob(api.db)
	await api.db.update(siteSettings).set({ freezeAbove: 2 })

	await report(api, 'job', job.id, 'fraud', '10.0.0.1')
	expect(await theCase(api)).toMatchObject({ state: 'reported', weight: 2 })
	await report(api, 'job', job.id, 'spam', '10.1.0.1')

	expect(await theCase(api)).toMatchObject({ state: 'frozen', weight: 3 })
})

test('nobody decides a case of their own or one that they reported, and each decision is on record', async () => {
	await using api = await testApp()
	const account = await createCandidate(api.db, { account: { isAdministrator: true } })
	const [me, admin] = [await api.as(account), await moderator(api)]
	await report(api, 'person', account.id)
	const { id } = await theCase(api)

	expect((await me.get(`admin/cases/${id}`)).body.details.moves).toEqual([])
	expect((await me.post(`admin/cases/${id}/moves`, { move: 'dismiss' })).status).toBe(403)
	const [one, two] = await Promise.all(
		[1, 2].map(() => admin.post(`admin/cases/${id}/moves`, { move: 'dismiss' })),
	)

	expect([one?.status, two?.status].toSorted()).toEqual([200, 409])
	expect(await api.db.$count(auditLog, like(auditLog.action, 'case_%'))).toBe(1)
})

test('a dispute that waits for 72 hours comes first, and the officer is told once', async () => {
	await using api = await testApp()
	const organisation = await createOrganisation(api.db)
	const job = await createJob(api.db, { organisationId: organisation.id })
	const admin = await moderator(api)
	await report(api, 'job', job.id)
	const { id } = await theCase(api)
	await admin.post(`admin/cases/${id}/moves`, { move: 'freeze' })
	await (await api.as(organisation.owner)).post(`cases/${id}/answer`, { move: 'mend', message: 'Done.' })
	await api.work()

	await escalateCases(api.db)
	expect(await theCase(api)).toMatchObject({ escalatedAt: null })
	await api.db.update(cases).set({ answeredAt: sql`now() - interval '73 hours'` })
	await escalateCases(api.db)
	await escalateCases(api.db)

	expect((await admin.get('admin/cases')).body.details.items).toMatchObject([
		{ escalatedAt: expect.any(String) },
	])
	expect(await api.work()).toMatchObject([{ subject: 'An answer about a hidden item is overdue' }])
	const told = and(eq(notifications.accountId, organisation.owner.id), eq(notifications.kind, 'moderation'))
	expect(await api.db.$count(notifications, told)).toBe(1)
})

async function statusOf(api: Api, id: string) {
	const [account] = await api.db.select().from(accounts).where(eq(accounts.id, id))
	return account?.status
}
