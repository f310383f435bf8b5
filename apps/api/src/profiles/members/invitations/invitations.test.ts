import { auditLog } from '@profile-search/db/schema/platform/site'
import { organisationInvitations } from '@profile-search/db/schema/profiles/members'
import { organisationMembers } from '@profile-search/db/schema/profiles/organisations'
import { createAccount, createMember, createOrganisation } from '@profile-search/db/testing/factories'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sweepPersonalData } from '#privacy/retention/sweep.ts'
import { testApp } from '#test/portal.ts'
import { invite, mailedToken, ownedOrganisation } from '../testing.ts'

const email = 'lata@example.com'

test('an invited person sees who invites, accepts with one press, and is in the team', async () => {
	await using api = await testApp()
	const { organisation, owner } = await ownedOrganisation(api, { name: 'Sahyadri Works' })
	await owner.post('organisations/me/invitations', { email: 'Lata@Example.com', role: 'administrator' })
	const [mail] = await api.work()
	const token = mail?.text?.match(/\/invitation\/([\w-]+)/)?.[1] ?? ''
	const account = await createAccount(api.db, { userType: 'employer', status: 'incomplete', email })
	const lata = await api.as(account)

	const shown = await lata.get(`invitations/${token}`)
	const accepted = await lata.post(`invitations/${token}/accept`)
	const team = await lata.get('organisations/me/members')

	expect(mail).toMatchObject({
		subject: 'An invitation to the team of Sahyadri Works',
		to: [{ address: email }],
	})
	expect(shown.body.details).toMatchObject({
		organisation: 'Sahyadri Works',
		invitedBy: 'Ravi Patil',
		email,
		role: 'administrator',
		obstacle: null,
	})
	expect(accepted.body).toMatchObject({ errorCode: 0, message: 'Welcome to the team.' })
	expect(team.body.details).toMatchObject({
		organisation: { id: organisation.id },
		role: 'administrator',
		members: [{ role: 'owner' }, { id: account.id, email, role: 'administrator' }],
		invitations: [],
	})
	expect(await api.db.select().from(auditLog)).toMatchObject([
		{ action: 'member_joined', actorId: account.id, subjectId: organisation.id },
	])
})

test('an invitation works once, and all invalid links get the same answer', async () => {
	await using api = await testApp()
	const { owner } = await ownedOrganisation(api)
	const { token } = await invite(api, owner, email)
	const lata = await api.as(await createAccount(api.db, { userType: 'employer', email }))
	const withdrawn = await invite(api, owner, 'arjun@example.com')
	await owner.call('DELETE', `organisations/me/invitations/${withdrawn.id}`)
	const expired = await invite(api, owner, 'meera@example.com')
	await api.db
		.update(organisationInvitations)
		.set({ expiresAt: sql`now()` })
		.where(eq(organisationInvitations.id, expired.id))

	await lata.post(`invitations/${token}/accept`)
	const answers = await Promise.all(
		[token, withdrawn.token, expired.token, 'never-made'].map((gone) => api.get(`invitations/${gone}`)),
	)
	const again = await lata.post(`invitations/${token}/accept`)

	for (const answer of [...answers, again]) {
		expect(answer.status).toBe(404)
		expect(answer.body).toEqual(answers[0]?.body)
	}
})

test('a link pressed twice at once creates one member', async () => {
	await using api = await testApp()
	const { owner } = await ownedOrganisation(api)
	const { token } = await invite(api, owner, email)
	const lata = await api.as(await createAccount(api.db, { userType: 'employer', email }))

	const answers = await Promise.all([1, 2].map(() => lata.post(`invitations/${token}/accept`)))

	expect(answers.map(({ status }) => status).toSorted()[0]).toBe(200)
	expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
	expect(await api.db.$count(organisationMembers)).toBe(2)
})

test('an invitation is valid only for its address, for a Sanstha account, and for somebody in no organisation', async () => {
	await using api = await testApp()
	const { owner } = await ownedOrganisation(api)
	const { token } = await invite(api, owner, email)
	const candidate = await invite(api, owner, 'asha@example.com')
	const taken = await createOrganisation(api.db, { owner: { email: 'ravi@example.com' } })
	const ravi = await invite(api, owner, 'ravi@example.com')
	const callers = {
		other_address: [await createAccount(api.db, { userType: 'employer' }), token],
		other_type: [await createAccount(api.db, { email: 'asha@example.com' }), candidate.token],
		other_organisation: [taken.owner, ravi.token],
	} as const

	expect((await api.get(`invitations/${token}`)).body.details.obstacle).toBe('not_signed_in')
	expect((await api.post(`invitations/${token}/accept`)).status).toBe(401)
	for (const [obstacle, [account, link]] of Object.entries(callers)) {
		const caller = await api.as(account)
		expect((await caller.get(`invitations/${link}`)).body.details.obstacle).toBe(obstacle)
		expect((await caller.post(`invitations/${link}/accept`)).status, obstacle).toBe(409)
	}
	expect(await api.db.$count(organisationInvitations)).toBe(3)
})

test('an invitation that is sent again has a new link, and the old one is void', async () => {
	await using api = await testApp()
	const { owner } = await ownedOrganisation(api)
	const { id, token } = await invite(api, owner, email)

	const resent = await owner.post(`organisations/me/invitations/${id}/resend`)
	const next = await mailedToken(api, email)

	expect(resent.body).toMatchObject({ errorCode: 0 })
	expect(next).not.toBe(token)
	expect((await api.get(`invitations/${token}`)).status).toBe(404)
	expect((await api.get(`invitations/${next}`)).status).toBe(200)
})

test('an invitation withdrawn before its mail goes out sends none', async () => {
	await using api = await testApp()
	const { owner } = await ownedOrganisation(api)
	const { body } = await owner.post('organisations/me/invitations', { email, role: 'recruiter' })
	await owner.call('DELETE', `organisations/me/invitations/${body.details.id}`)

	expect(await api.work()).toEqual([])
})

test('the token of an invitation is stored as a hash only', async () => {
	await using api = await testApp()
	const { owner } = await ownedOrganisation(api)
	const { token } = await invite(api, owner, email)

	const stored = JSON.stringify(await api.db.select().from(organisationInvitations))

	expect(token).toHaveLength(43)
	expect(stored).not.toContain(token)
})

test('a member or invited person is not invited again, and nobody is invited as owner', async () => {
	await using api = await testApp()
	const { organisation, owner } = await ownedOrganisation(api)
	await createMember(api.db, { organisationId: organisation.id, account: { email: 'in@example.com' } })
	await invite(api, owner, email)

	const member = await owner.post('organisations/me/invitations', {
		email: 'in@example.com',
		role: 'recruiter',
	})
	const twice = await owner.post('organisations/me/invitations', { email, role: 'recruiter' })
	const asOwner = await owner.post('organisations/me/invitations', {
		email: 'new@example.com',
		role: 'owner',
	})

	expect(member).toMatchObject({ status: 409, body: { message: 'in@example.com is already in your team.' } })
	expect(twice.status).toBe(409)
	expect(asOwner).toMatchObject({ status: 400, body: { message: 'Please choose a role.' } })
})

test('an address gets three invitations a day, whoever sends them', async () => {
	await using api = await testApp({ rateLimits: true })
	const owners = [await ownedOrganisation(api), await ownedOrganisation(api), await ownedOrganisation(api)]
	for (const { owner } of owners)
		await owner.post('organisations/me/invitations', { email, role: 'recruiter' })
	const { owner } = await ownedOrganisation(api)

	const fourth = await owner.post('organisations/me/invitations', { email, role: 'recruiter' })

	expect(fourth.status).toBe(429)
	expect(await api.db.$count(organisationInvitations)).toBe(3)
})

test('invitations belong to their organisation, and recruiters do not see them', async () => {
	await using api = await testApp()
	const { organisation, owner } = await ownedOrganisation(api)
	const { id } = await invite(api, owner, email)
	const stranger = (await ownedOrganisation(api)).owner
	const recruiter = await api.as(await createMember(api.db, { organisationId: organisation.id }))

	expect((await owner.get('organisations/me/members')).body.details.invitations).toMatchObject([
		{ id, email, invitedBy: 'Ravi Patil', isExpired: false },
	])
	expect((await recruiter.get('organisations/me/members')).body.details.invitations).toEqual([])
	expect((await stranger.call('DELETE', `organisations/me/invitations/${id}`)).status).toBe(404)
	expect((await stranger.post(`organisations/me/invitations/${id}/resend`)).status).toBe(404)
	expect((await recruiter.call('DELETE', `organisations/me/invitations/${id}`)).status).toBe(403)
})

test('invitations that expired a month ago are deleted', async () => {
	await using api = await testApp()
	const { owner } = await ownedOrganisation(api)
	await invite(api, owner, email)
	await api.db.update(organisationInvitations).set({ expiresAt: sql`now() - interval '31 days'` })

	await sweepPersonalData(api.db)

	expect(await api.db.$count(organisationInvitations)).toBe(0)
})

test('an invitation that is refused does not count towards the limit of its address', async () => {
	await using api = await testApp({ rateLimits: true })
	const { owner } = await ownedOrganisation(api)
	const draft = { email, role: 'recruiter' }
	await owner.post('organisations/me/invitations', draft)

	const refused = []
	for (let times = 0; times < 4; times += 1)
		refused.push((await owner.post('organisations/me/invitations', draft)).body.message)
	const elsewhere = await (await ownedOrganisation(api)).owner.post('organisations/me/invitations', draft)

	expect(new Set(refused)).toEqual(
		new Set([`${email} has already been invited. You can send the invitation again below.`]),
	)
	expect(elsewhere.body).toMatchObject({ errorCode: 0 })
})
