import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { auditLog } from '@profile-search/db/schema/platform/site'
import { createAccount, createCandidate, createOrganisation } from '@profile-search/db/testing/factories'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApp } from '#test/portal.ts'

test('an approver sees waiting accounts, longest first, and approves one; the person is told by mail', async () => {
	await using api = await testApp()
	const late = await createCandidate(api.db, {
		account: { status: 'pending', firstName: 'Late', waitingSince: new Date() },
	})
	const early = await createOrganisation(api.db, {
		name: 'Early Works',
		owner: { status: 'pending', waitingSince: new Date(0) },
	})
	const approver = await api.as(await createAccount(api.db, { isApprover: true }))

	const queue = await approver.get('approvals')
	const decided = await approver.post(`approvals/${late.id}`, { decision: 'approve' })
	const mails = await api.work()

	expect(queue.body.details).toMatchObject({
		total: 2,
		items: [{ id: early.owner.id, name: 'Early Works' }, { id: late.id }],
	})
	expect((await approver.get('approvals?userType=candidate')).body.details.total).toBe(0)
	expect(decided.body.details).toEqual({ status: 'approved' })
	expect(mails).toMatchObject([{ subject: 'Your profile is approved' }])
})

test('a rejection needs a reason, which the person reads, and ends when the profile is saved again', async () => {
	await using api = await testApp()
	const person = await createAccount(api.db, { userType: 'employer', status: 'pending' })
	const approver = await api.as(await createAccount(api.db, { isApprover: true }))
	const me = await api.as(person)
	const reason = 'The photo shows somebody else.'

	expect((await approver.post(`approvals/${person.id}`, { decision: 'reject' })).status).toBe(400)
	await approver.post(`approvals/${person.id}`, { decision: 'reject', reason })
	const [mail] = await api.work()
	const details = await me.post(`auth/user-details/${person.id}`)
	await me.put('organisations/me', {
		name: 'Works',
		kind: 'company',
		about: 'Farms',
		industry: 'Farming',
		size: '1-10',
		placeId: 2,
		mobileNumber: '9876543210',
	})

	expect(details.body.details).toMatchObject({ status: 'rejected', status_reason: reason })
	expect(mail?.text).toContain(reason)
	const [row] = await api.db.select().from(accounts).where(eq(accounts.id, person.id))
	expect(row).toMatchObject({ status: 'pending', statusReason: null })
})

test('of two approvers one decides, and the other is told', async () => {
	await using api = await testApp()
	const person = await createCandidate(api.db, { account: { status: 'pending' } })
	const approvers = await Promise.all(
		[1, 2].map(async () => api.as(await createAccount(api.db, { isApprover: true }))),
	)

	const answers = await Promise.all(
		approvers.map((approver) => approver.post(`approvals/${person.id}`, { decision: 'approve' })),
	)

	expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 409])
	expect(await api.db.$count(auditLog)).toBe(1)
	expect(await api.work()).toHaveLength(1)
})

test('nobody decides on their own account', async () => {
	await using api = await testApp()
	const approver = await createCandidate(api.db, { account: { status: 'pending', isApprover: true } })
	const me = await api.as(approver)

	expect((await me.get('approvals')).body.details.items).toEqual([])
	expect((await me.post(`approvals/${approver.id}`, { decision: 'approve' })).status).toBe(403)
})

test('an approver reads the whole profile and the earlier decisions', async () => {
	await using api = await testApp()
	const person = await createCandidate(api.db, { account: { status: 'pending' } })
	const approver = await api.as(
		await createAccount(api.db, { firstName: 'Meera', lastName: 'Joshi', isApprover: true }),
	)
	await approver.post(`approvals/${person.id}`, { decision: 'reject', reason: 'Please name your town.' })

	const shown = await approver.get(`approvals/candidates/${person.id}`)

	expect(shown.body.details).toMatchObject({
		candidate: { email: person.email, mobileNumber: '+919876543210' },
		decisions: [{ action: 'account_rejected', actorName: 'Meera Joshi', reason: 'Please name your town.' }],
	})
})

test('the audit log accepts no change and loses no line', async () => {
	await using api = await testApp()
	await api.db
		.insert(auditLog)
		.values({ action: 'job_closed', subjectId: '00000000-0000-4000-8000-000000000000' })

	await expect(api.connection.pool.query(`update audit_log set action = 'other'`)).rejects.toThrow(
		'audit_log only takes new rows',
	)
	await expect(api.connection.pool.query('delete from audit_log')).rejects.toThrow(
		'audit_log only takes new rows',
	)
	await expect(api.connection.pool.query('truncate audit_log')).rejects.toThrow(
		'audit_log only takes new rows',
	)
})
