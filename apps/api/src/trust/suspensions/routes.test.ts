import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { auditLog } from '@profile-search/db/schema/platform/site'
import { suspensions } from '@profile-search/db/schema/trust/approvals'
import {
	createAccount,
	createCandidate,
	createJob,
	createOrganisation,
	createSection,
} from '@profile-search/db/testing/factories'
import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { eventually, testApp } from '#test/portal.ts'

type TestApp = Awaited<ReturnType<typeof testApp>>

async function administratorIn(api: TestApp) {
	return api.as(await createAccount(api.db, { firstName: 'Arjun', lastName: 'Rao', isAdministrator: true }))
}

const reason = 'Two people have told us that this profile is not yours.'

test('a suspension ends sessions, tells the person by mail, and is over when it is lifted', async () => {
	await using api = await testApp()
	const person = await createCandidate(api.db, { account: { firstName: 'Asha' } })
	const [administrator, me] = [await administratorIn(api), await api.as(person)]

	const suspended = await administrator.post(`admin/accounts/${person.id}/suspension`, { reason })
	const again = await administrator.post(`admin/accounts/${person.id}/suspension`, { reason })
	const shutOut = await me.get('candidates/me')
	const afterLogin = await api.as(person)
	const [told] = await api.work()
	const why = await afterLogin.get('suspension')
	const lifted = await administrator.post(`admin/accounts/${person.id}/suspension/lifting`, {
		reason: 'It is hers.',
	})
	const [free] = await api.work()

	expect([suspended.status, again.status]).toEqual([200, 409])
	expect(shutOut.status).toBe(401)
	expect(why.body.details).toMatchObject({ reason, until: null })
	expect((await afterLogin.get('candidates/me')).status).toBe(200)
	expect(told).toMatchObject({ subject: 'Your account is suspended', text: expect.stringContaining(reason) })
	expect(lifted.body.details).toEqual({ status: 'approved' })
	expect(free?.subject).toBe('Your account is active again')
	expect(await api.db.select().from(auditLog).orderBy(asc(auditLog.number))).toMatchObject([
		{ action: 'account_suspended', reason, facts: { before: { status: 'approved' } } },
		{ action: 'account_readmitted', reason: 'It is hers.', facts: { after: { status: 'approved' } } },
	])
})

test('the account returns to its earlier status, with its place in the queue and its reason', async () => {
	await using api = await testApp()
	const since = new Date(1000)
	const person = await createCandidate(api.db, {
		account: { status: 'pending', waitingSince: since, statusReason: 'A photo, please.', askedAt: since },
	})
	const administrator = await administratorIn(api)

	await administrator.post(`admin/accounts/${person.id}/suspension`, { reason })
	await administrator.post(`admin/accounts/${person.id}/suspension/lifting`, { reason: 'Settled.' })

	const [row] = await api.db.select().from(accounts).where(eq(accounts.id, person.id))
	expect(row).toMatchObject({
		status: 'pending',
		statusReason: 'A photo, please.',
		waitingSince: since,
		askedAt: since,
	})
})

test('a suspension with an end date is lifted by the worker on that day, and not before', async () => {
	await using api = await testApp()
	const [early, due] = [await createCandidate(api.db), await createCandidate(api.db)]
	const administrator = await administratorIn(api)
	const until = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10)
	for (const { id } of [early, due])
		await administrator.post(`admin/accounts/${id}/suspension`, { reason, until })
	const past = await administrator.post(`admin/accounts/${early.id}/suspension`, {
		reason,
		until: '2020-01-01',
	})
	await api.db
		.update(suspensions)
		.set({ until: new Date(Date.now() - 1000) })
		.where(eq(suspensions.accountId, due.id))

	await api.connection.pool.query(`select graphile_worker.add_job('lift_suspensions')`)
	await api.work()

	const rows = await api.db.select().from(accounts).where(eq(accounts.userType, 'candidate'))
	const statusOf = (id: string) => rows.find((row) => row.id === id)?.status
	expect(past.status).toBe(400)
	expect([statusOf(early.id), statusOf(due.id)]).toEqual(['suspended', 'approved'])
})

test('a suspended person or organisation is shown nowhere, and its jobs take no applications', async () => {
	await using api = await testApp({ matching: true })
	const person = await createCandidate(api.db, { visibility: 'public', account: { firstName: 'Gone' } })
	await createSection(api.db, { accountId: person.id })
	const organisation = await createOrganisation(api.db, { name: 'Gone Works' })
	const job = await createJob(api.db, { organisationId: organisation.id, title: 'Gone job' })
	const reader = await api.as(await createCandidate(api.db))
	const employer = await api.as((await createOrganisation(api.db)).owner)
	const administrator = await administratorIn(api)
	const public_ = [
		'/sitemaps/jobs-1.xml',
		'/sitemaps/people-1.xml',
		'/sitemaps/organisations-1.xml',
		'/feeds/jobs.rss',
	]
	const shown = async () => {
		const answers = await Promise.all([
			...['candidates', 'organisations', 'jobs', 'advisers', 'matches', `candidates/${person.id}`].map(
				(path) => reader.get(path),
			),
			...[`organisations/${organisation.id}`, `jobs/${job.id}`, `resumes/${person.id}`].map((path) =>
				reader.get(path),
			),
			employer.get('candidates'),
		])
		const texts = await Promise.all(public_.map((url) => api.app.inject({ method: 'GET', url })))
		return [
			...answers.map((answer) => JSON.stringify(answer.body)),
			...texts.map(({ body, statusCode }) => (statusCode === 200 ? body : '')),
		].filter((text) => /Gone/.test(text) || text.includes(person.id) || text.includes(job.id)).length
	}

	const before = await eventually(shown, (count) => count > 8)
	for (const { id } of [person, organisation.owner])
		await administrator.post(`admin/accounts/${id}/suspension`, { reason })
	const after = await eventually(shown, (count) => count === 0)
	const applied = await reader.post(`jobs/${job.id}/applications`, { answers: [] })

	expect(before).toBeGreaterThan(8)
	expect(after).toBe(0)
	expect([404, 409]).toContain(applied.status)
})

test('a suspended account sees no more of others than a stranger', async () => {
	await using api = await testApp()
	const member = await createCandidate(api.db, { visibility: 'members' })
	const [approver, other] = [
		await createAccount(api.db, { status: 'suspended', isApprover: true }),
		await createAccount(api.db, { status: 'approved' }),
	]

	expect((await (await api.as(other)).get(`candidates/${member.id}`)).status).toBe(200)
	expect((await (await api.as(approver)).get(`candidates/${member.id}`)).status).toBe(
		(await api.get(`candidates/${member.id}`)).status,
	)
})

test('nobody can suspend themselves, or lift a suspension that does not exist', async () => {
	await using api = await testApp()
	const me = await createAccount(api.db, { isAdministrator: true })
	const administrator = await api.as(me)
	const other = await createAccount(api.db)

	expect((await administrator.post(`admin/accounts/${me.id}/suspension`, { reason })).status).toBe(403)
	expect((await administrator.post(`admin/accounts/${other.id}/suspension/lifting`, { reason })).status).toBe(
		409,
	)
	expect((await administrator.post(`admin/accounts/${other.id}/suspension`, { reason: ' ' })).status).toBe(
		400,
	)
	expect((await (await api.as(other)).get('suspension')).body.details).toBeNull()
})
