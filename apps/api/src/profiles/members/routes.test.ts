import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { auditLog } from '@profile-search/db/schema/platform/site'
import { organisationMembers } from '@profile-search/db/schema/profiles/organisations'
import { createAccount, createCandidate, createMember } from '@profile-search/db/testing/factories'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { password, type TestApp } from '#accounts/login/testing.ts'
import { hashSecret } from '#platform/secrets.ts'
import { testApp } from '#test/portal.ts'
import { ownedOrganisation } from './testing.ts'

const draft = {
	name: 'Sahyadri Works',
	kind: 'company',
	about: 'We build software for farms.',
	industry: 'Software',
	size: '11-50',
	placeId: 2,
	mobileNumber: '+91 98765 43210',
}

/** An organisation with one member of each role. */
async function team(api: TestApp) {
	const passwordHash = await hashSecret(password)
	const { organisation, owner } = await ownedOrganisation(api, { owner: { passwordHash } })
	const organisationId = organisation.id
	const administrator = await createMember(api.db, {
		organisationId,
		role: 'administrator',
		account: { firstName: 'Arjun', lastName: 'Rao', passwordHash },
	})
	const recruiter = await createMember(api.db, { organisationId })
	return {
		organisation,
		ids: { owner: organisation.owner.id, administrator: administrator.id, recruiter: recruiter.id },
		owner,
		administrator: await api.as(administrator),
		recruiter: await api.as(recruiter),
	}
}

test('every member sees the team, the owner first; an account without organisation sees none', async () => {
	await using api = await testApp()
	const { recruiter, ids } = await team(api)
	const stranger = await api.as(await createAccount(api.db, { userType: 'employer', status: 'incomplete' }))

	const seen = await recruiter.get('organisations/me/members')

	expect(seen.body.details).toMatchObject({
		role: 'recruiter',
		members: [
			{ id: ids.owner, name: 'Ravi Patil', role: 'owner' },
			{ id: ids.administrator, role: 'administrator' },
			{ id: ids.recruiter, role: 'recruiter' },
		],
	})
	expect((await stranger.get('organisations/me/members')).body.details).toBeNull()
})

test('the owner and administrators change roles and remove members, recruiters do neither', async () => {
	await using api = await testApp()
	const { administrator, recruiter, ids } = await team(api)

	const byRecruiter = await recruiter.put(`organisations/me/members/${ids.administrator}`, {
		role: 'recruiter',
	})
	const risen = await administrator.put(`organisations/me/members/${ids.recruiter}`, {
		role: 'administrator',
	})
	const removed = await administrator.call('DELETE', `organisations/me/members/${ids.recruiter}`)
	const [mail] = await api.work()

	expect(byRecruiter.status).toBe(403)
	expect(risen.body).toMatchObject({ errorCode: 0, message: 'The role has been changed.' })
	expect(removed.body).toMatchObject({ errorCode: 0, message: 'The member has been removed.' })
	expect(mail?.subject).toMatch(/^You are no longer in the team of Sahyadri Works/)
	const lines = await api.db.select({ action: auditLog.action }).from(auditLog).orderBy(auditLog.at)
	expect(lines.map(({ action }) => action)).toEqual(['member_role_changed', 'member_removed'])
})

test('nobody removes the owner or gives the owner another role, and the owner cannot leave', async () => {
	await using api = await testApp()
	const { owner, administrator, ids } = await team(api)

	const answers = await Promise.all([
		administrator.call('DELETE', `organisations/me/members/${ids.owner}`),
		administrator.put(`organisations/me/members/${ids.owner}`, { role: 'recruiter' }),
		owner.put(`organisations/me/members/${ids.owner}`, { role: 'recruiter' }),
		owner.call('DELETE', `organisations/me/members/${ids.owner}`),
		owner.post('organisations/me/leave'),
	])

	expect(answers.map(({ status }) => status)).toEqual([409, 409, 409, 409, 409])
	expect((await owner.get('organisations/me/members')).body.details.members).toHaveLength(3)
})

test('members of other organisations cannot be changed', async () => {
	await using api = await testApp()
	const { ids } = await team(api)
	const stranger = (await ownedOrganisation(api, { owner: { passwordHash: await hashSecret(password) } }))
		.owner

	expect((await stranger.call('DELETE', `organisations/me/members/${ids.recruiter}`)).status).toBe(404)
	const role = { role: 'administrator' }
	expect((await stranger.put(`organisations/me/members/${ids.recruiter}`, role)).status).toBe(404)
	const heir = { accountId: ids.recruiter, present_password: password }
	expect((await stranger.post('organisations/me/owner', heir)).status).toBe(409)
})

test('a member who leaves or is removed keeps the session, without the organisation', async () => {
	await using api = await testApp()
	const { owner, administrator, recruiter, ids } = await team(api)
	await administrator.call('DELETE', `organisations/me/members/${ids.recruiter}`)
	await administrator.post('organisations/me/leave')

	for (const gone of [administrator, recruiter]) {
		const session = await gone.get('auth/session')
		expect(session.body.details.account).toMatchObject({ userType: 'employer', status: 'incomplete' })
		expect((await gone.get('organisations/me')).body.details).toBeNull()
		expect((await gone.get('employments')).status).toBe(403)
	}
	expect((await owner.get('organisations/me/members')).body.details.members).toHaveLength(1)
})

test('the status of a member follows the owner at once, in the session and in the login', async () => {
	await using api = await testApp()
	const { recruiter, ids } = await team(api)
	const status = async () => (await recruiter.get('auth/session')).body.details.account.status

	expect(await status()).toBe('approved')
	expect((await recruiter.get('employments')).status).toBe(200)
	const details = await recruiter.post(`auth/user-details/${ids.recruiter}`)
	expect(details.body.details).toMatchObject({ status: 'approved', registration_flag: 1 })

	await api.db.update(accounts).set({ status: 'pending' }).where(eq(accounts.id, ids.owner))
	expect(await status()).toBe('pending')
	expect((await recruiter.get('employments')).status).toBe(403)
})

test('a recruiter asks a person for contact, and once it is accepted both see each other', async () => {
	await using api = await testApp()
	const { recruiter } = await team(api)
	const person = await createCandidate(api.db)
	const asha = await api.as(person)
	const asked = await recruiter.post('contact-requests', { subjectId: person.id, message: 'A job for you.' })

	const accepted = await asha.post(`contact-requests/${asked.body.details.id}/answer`, { answer: 'accept' })

	expect(accepted.body.details).toMatchObject({ other: { name: 'Lata Shah' }, email: expect.any(String) })
	const seen = await recruiter.get('contact-requests?box=sent')
	expect(seen.body.details.items).toMatchObject([{ email: person.email }])
})

test('a suspended organisation can do nothing, but its members keep their accounts and may leave', async () => {
	await using api = await testApp()
	const { recruiter, ids } = await team(api)
	await api.db.update(accounts).set({ status: 'suspended' }).where(eq(accounts.id, ids.owner))

	expect((await recruiter.get('employments')).status).toBe(403)
	expect((await recruiter.get('organisations/me')).body.message).toMatch(/is suspended/)
	expect((await recruiter.get('account/sessions')).status).toBe(200)
	expect((await recruiter.post('organisations/me/leave')).body.errorCode).toBe(0)
})

test('a member whose own account is suspended has no access, whatever the status of the owner', async () => {
	await using api = await testApp()
	const { recruiter, ids } = await team(api)
	await api.db.update(accounts).set({ status: 'suspended' }).where(eq(accounts.id, ids.recruiter))

	expect((await recruiter.get('auth/session')).body.details.account.status).toBe('suspended')
	expect((await recruiter.get('organisations/me/members')).status).toBe(403)
})

test('what an administrator saves waits under the owner, who remains the contact', async () => {
	await using api = await testApp()
	const { administrator, ids, organisation } = await team(api)
	await api.db.update(accounts).set({ status: 'rejected' }).where(eq(accounts.id, ids.owner))

	const saved = await administrator.put('organisations/me', draft)

	expect(saved.body.details).toMatchObject({
		status: 'pending',
		email: organisation.owner.email,
		contactName: 'Ravi Patil',
	})
	const [own] = await api.db.select().from(accounts).where(eq(accounts.id, ids.administrator))
	expect(own?.status).toBe('incomplete')
})

test('the owner hands over with the password; the status goes along, and both get a mail', async () => {
	await using api = await testApp()
	const { owner, administrator, ids, organisation } = await team(api)
	const heir = { accountId: ids.administrator, present_password: password }

	const handed = await owner.post('organisations/me/owner', heir)
	const mails = await api.work()
	const rows = await api.db
		.select({ id: accounts.id, status: accounts.status, role: organisationMembers.role })
		.from(organisationMembers)
		.innerJoin(accounts, eq(accounts.id, organisationMembers.accountId))
		.orderBy(organisationMembers.role)

	expect(handed.body).toMatchObject({ errorCode: 0, message: 'The organisation has been handed over.' })
	expect(rows.slice(0, 2)).toEqual([
		{ id: ids.administrator, status: 'approved', role: 'owner' },
		{ id: ids.owner, status: 'incomplete', role: 'administrator' },
	])
	expect((await owner.get('auth/session')).body.details.account.status).toBe('approved')
	expect((await api.get(`organisations/${organisation.id}`)).status).toBe(200)
	expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
		`${organisation.name} is yours now`,
		`You have handed over ${organisation.name}`,
	])
	expect(await api.db.select().from(auditLog)).toMatchObject([
		{ action: 'organisation_handed_over', actorId: ids.owner, subjectId: organisation.id },
	])
	expect((await administrator.post('organisations/me/leave')).status).toBe(409)
	expect((await owner.post('organisations/me/leave')).body.errorCode).toBe(0)
})

test('a hand-over needs the right password, the owner, and a team member who is not suspended', async () => {
	await using api = await testApp()
	const { owner, administrator, ids } = await team(api)
	await api.db.update(accounts).set({ status: 'suspended' }).where(eq(accounts.id, ids.recruiter))
	const to = (accountId: string, present_password = password) => ({ accountId, present_password })

	const wrong = await owner.post('organisations/me/owner', to(ids.administrator, 'Wrong1!'))
	const byOther = await administrator.post('organisations/me/owner', to(ids.recruiter))
	const refused = await Promise.all(
		[ids.recruiter, ids.owner, '00000000-0000-4000-8000-000000000000'].map((id) =>
			owner.post('organisations/me/owner', to(id)),
		),
	)

	expect(wrong.body).toMatchObject({ errorCode: 1001 })
	expect(byOther.status).toBe(403)
	expect(refused.map(({ status }) => status)).toEqual([409, 409, 409])
	expect(await api.db.$count(auditLog)).toBe(0)
})

test('two hand-overs at once lead to one new owner', async () => {
	await using api = await testApp()
	const { owner, ids } = await team(api)

	const answers = await Promise.all(
		[ids.administrator, ids.recruiter].map((accountId) =>
			owner.post('organisations/me/owner', { accountId, present_password: password }),
		),
	)

	expect(answers.map(({ status }) => status).toSorted()).toEqual([200, expect.toBeOneOf([403, 409])])
	expect(await api.db.$count(organisationMembers, eq(organisationMembers.role, 'owner'))).toBe(1)
	expect(await api.db.$count(accounts, sql`${accounts.status} = 'approved'`)).toBe(1)
})
