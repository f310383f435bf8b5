import { auditLog } from '@profile-search/db/schema/platform/site'
import { createAccount, createCandidate, createOrganisation } from '@profile-search/db/testing/factories'
import { expect, test } from 'vitest'
import { testApp } from '#test/portal.ts'

test('accounts are found by name, address, kind, status and role', async () => {
	await using api = await testApp()
	const me = await createAccount(api.db, { firstName: 'Arjun', lastName: 'Rao', isAdministrator: true })
	const owner = { firstName: 'Ravi', email: 'ravi.patil@early.example', status: 'pending' as const }
	const organisation = await createOrganisation(api.db, { name: 'Early Works', owner })
	const administrator = await api.as(me)
	const found = async (query: string) =>
		(await administrator.get(`admin/accounts?${query}`)).body.details.items.map(
			({ id }: { id: string }) => id,
		)

	expect(await found('')).toEqual([organisation.owner.id, me.id])
	expect(await found('query=rav+early')).toEqual([organisation.owner.id])
	expect(await found('query=%25%25')).toEqual([])
	expect(await found('userType=candidate')).toEqual([me.id])
	expect(await found('status=pending')).toEqual([organisation.owner.id])
	expect(await found('role=administrator')).toEqual([me.id])
	expect((await administrator.get('admin/accounts?query=ravi')).body.details.items).toMatchObject([
		{ name: 'Ravi Patil', organisation: 'Early Works', roles: [] },
	])
})

test('an administrator reads all details of an account', async () => {
	await using api = await testApp()
	const administrator = await api.as(await createAccount(api.db, { isAdministrator: true }))
	const person = await createCandidate(api.db)
	await api.as(person)

	const shown = await administrator.get(`admin/accounts/${person.id}`)

	expect(shown.body.details).toMatchObject({
		sessions: 1,
		hasSecondStep: false,
		page: `/employee-details/${person.id}`,
		suspensions: [],
		decisions: [],
	})
	expect((await administrator.get(`admin/accounts/00000000-0000-4000-8000-000000000000`)).status).toBe(404)
})

test('a role is granted and revoked, and each change is logged', async () => {
	await using api = await testApp()
	const administrator = await api.as(await createAccount(api.db, { isAdministrator: true }))
	const person = await createAccount(api.db)
	const path = `admin/accounts/${person.id}/roles/approver`

	const granted = await administrator.put(path, { has: true })
	const seen = await (await api.as(person)).get('approvals')
	const revoked = await administrator.put(path, { has: false })

	expect([granted.body.details.roles, revoked.body.details.roles]).toEqual([['approver'], []])
	expect(seen.status).toBe(200)
	expect(await api.db.select().from(auditLog).orderBy(auditLog.number)).toMatchObject([
		{ action: 'approver_granted', subjectId: person.id, facts: { after: { approver: true } } },
		{ action: 'approver_revoked', subjectId: person.id, facts: { after: { approver: false } } },
	])
})

test('of the last two administrators who give up the role at once one stays', async () => {
	await using api = await testApp()
	const people = [
		await createAccount(api.db, { isAdministrator: true }),
		await createAccount(api.db, { isAdministrator: true }),
	]
	await createAccount(api.db, { isAdministrator: true, status: 'suspended' })

	const answers = await Promise.all(
		people.map(async (person) =>
			(await api.as(person)).put(`admin/accounts/${person.id}/roles/administrator`, { has: false }),
		),
	)

	expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('an account is logged out everywhere, can log in again, and sees that it was done', async () => {
	await using api = await testApp()
	const administrator = await api.as(await createAccount(api.db, { isAdministrator: true }))
	const person = await createCandidate(api.db)
	const [phone, laptop, other] = [
		await api.as(person),
		await api.as(person),
		await api.as(await createCandidate(api.db)),
	]

	const ended = await administrator.post(`admin/accounts/${person.id}/sessions/end`)

	expect(ended.body.message).toBe('The account has been logged out everywhere.')
	for (const device of [phone, laptop]) expect((await device.get('candidates/me')).status).toBe(401)
	expect((await other.get('candidates/me')).status).toBe(200)
	const again = await api.as(person)
	expect((await again.get('account/activity')).body.details.items).toMatchObject([
		{ kind: 'sessions_ended_by_site' },
	])
	expect(await api.db.select().from(auditLog)).toMatchObject([
		{ action: 'sessions_ended', subjectId: person.id },
	])
	const unknown = 'admin/accounts/00000000-0000-4000-8000-000000000000/sessions/end'
	expect((await administrator.post(unknown)).status).toBe(404)
})
