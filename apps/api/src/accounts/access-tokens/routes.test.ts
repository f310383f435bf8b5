import { accessTokens } from '@profile-search/db/schema/accounts/access-tokens'
import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { organisationMembers } from '@profile-search/db/schema/profiles/organisations'
import { createAccount, createCandidate, createOrganisation } from '@profile-search/db/testing/factories'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { deleteSessions } from '#accounts/sessions/queries.ts'
import { hashSecret, hashToken, isAccessToken } from '#platform/secrets.ts'
import { testApp } from '#test/portal.ts'

const gap = { reason: 'study', startedOn: '2020-05-01', endedOn: '2021-01-01' }

type TestApp = Awaited<ReturnType<typeof testApp>>

const password = 'Secret1!'
const wish = {
	kind: 'personal',
	name: 'Calendar',
	scopes: ['profile:read', 'profile:write'],
	days: 30,
	present_password: password,
}

async function person(api: TestApp) {
	const account = await createCandidate(api.db, { account: { passwordHash: await hashSecret(password) } })
	return { account, me: await api.as(account) }
}

/** An organisation with an owner and a recruiter. */
async function team(api: TestApp) {
	const passwordHash = await hashSecret(password)
	const { owner, ...organisation } = await createOrganisation(api.db, { owner: { passwordHash } })
	const recruiter = await createAccount(api.db, { userType: 'employer', passwordHash })
	await api.db
		.insert(organisationMembers)
		.values({ accountId: recruiter.id, organisationId: organisation.id, role: 'recruiter' })
	return { owner, recruiter, asOwner: await api.as(owner), asRecruiter: await api.as(recruiter) }
}

type Me = Awaited<ReturnType<TestApp['as']>>

async function make(me: Me, changes: object = {}) {
	const made = await me.post('account/access-tokens', { ...wish, ...changes })
	expect(made.body).toMatchObject({ errorCode: 0 })
	return { token: String(made.body.details.token), id: String(made.body.details.accessToken.id) }
}

/** Calls as a program with a token. */
function program(api: TestApp, token: string) {
	const headers = { authorization: `Bearer ${token}` }
	return {
		get: (path: string) => api.call({ method: 'GET', path, headers }),
		send: (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
			api.call({ method, path, headers, ...(body && { body }) }),
	}
}

test('a person makes a token, and a program reads and changes with it what its scopes name', async () => {
	await using api = await testApp()
	const { me } = await person(api)

	const { token, id } = await make(me)
	const { get, send } = program(api, token)
	const read = await get('candidates/me')
	const changed = await send('POST', 'career-gaps', gap)
	const listed = await me.get('account/access-tokens')

	expect(token).toMatch(/^psp_[\da-z]{57}$/)
	expect(read.status).toBe(200)
	expect(changed.body.errorCode).toBe(0)
	expect((await get('candidates/me')).body.details.careerGaps).toMatchObject([gap])
	expect(listed.body.details.items).toEqual([
		{
			id,
			kind: 'personal',
			name: 'Calendar',
			scopes: wish.scopes,
			hint: token.slice(-4),
			madeBy: null,
			createdAt: expect.any(String),
			expiresAt: expect.any(String),
			lastUsedAt: expect.any(String),
		},
	])
	expect(JSON.stringify(await api.db.select().from(accessTokens))).not.toContain(token)
	expect((await api.work()).map(({ subject }) => subject)).toEqual([
		'An access token was made for your account',
	])
	expect((await me.get('account/activity')).body.details.items).toMatchObject([{ kind: 'access_token_made' }])
})

test('a call without the scope of its endpoint is refused, and told which scope it lacks', async () => {
	await using api = await testApp()
	const { me } = await person(api)
	const { token } = await make(me, { scopes: ['profile:read'] })

	const refused = await program(api, token).send('POST', 'career-gaps', gap)

	expect(refused.status).toBe(403)
	expect(refused.headers['www-authenticate']).toBe('Bearer error="insufficient_scope", scope="profile:write"')
	expect(refused.body.message).toBe('This access token lacks the scope profile:write.')
})

test('no token makes or removes tokens, changes a login, or ends a session', async () => {
	await using api = await testApp()
	const { me } = await person(api)
	const { token, id } = await make(me)
	const { get, send } = program(api, token)

	const answers = [
		await get('account/access-tokens'),
		await send('POST', 'account/access-tokens', wish),
		await send('DELETE', `account/access-tokens/${id}`),
		await send('DELETE', 'account/sessions'),
		await send('POST', 'auth/change-password', {}),
		await get('auth/session'),
		await send('POST', 'data-exports'),
	]

	for (const { status, body } of answers) {
		expect(status).toBe(403)
		expect(body.message).toBe('Access tokens are not accepted here. Please log in instead.')
	}
})

test('a token that is removed, expired, mistyped or unknown is not valid, even where visitors may call', async () => {
	await using api = await testApp({ sessionSeconds: 60 })
	const { me } = await person(api)
	const removed = await make(me, { scopes: ['directory:read'] })
	const expired = await make(me, { scopes: ['directory:read'] })
	expect((await program(api, removed.token).get('languages')).status).toBe(200)

	await me.call('DELETE', `account/access-tokens/${removed.id}`)
	await api.db
		.update(accessTokens)
		.set({ expiresAt: sql`now()` })
		.where(eq(accessTokens.id, expired.id))
	const mistyped = `${removed.token.slice(0, -1)}${removed.token.endsWith('a') ? 'b' : 'a'}`

	for (const token of [removed.token, expired.token, mistyped, 'psp_', 'pso_0']) {
		const { status, headers, body } = await program(api, token).get('languages')
		expect(status, token).toBe(401)
		expect(headers['www-authenticate']).toBe('Bearer error="invalid_token"')
		expect(body.message).toBe('This access token is not valid: it is incomplete, has expired or was removed.')
	}
	expect(isAccessToken(removed.token)).toBe(true)
	expect(isAccessToken(mistyped)).toBe(false)
	expect((await me.get('account/access-tokens')).body.details.items).toEqual([])
})

test('nobody makes a token with a wrong password, or removes that of another account', async () => {
	await using api = await testApp()
	const { me } = await person(api)
	const other = await person(api)
	const { token, id } = await make(me)

	const refused = await me.post('account/access-tokens', { ...wish, present_password: 'Wrong1!!' })
	const removal = await other.me.call('DELETE', `account/access-tokens/${id}`)

	expect(refused.body.message).toBe('The password is wrong.')
	expect(removal.status).toBe(404)
	expect((await program(api, token).get('candidates/me')).status).toBe(200)
	expect((await other.me.get('account/access-tokens')).body.details.items).toEqual([])
})

test('bad wishes are refused with the field that is wrong', async () => {
	await using api = await testApp()
	const { me } = await person(api)

	for (const [changes, field] of [
		[{ name: ' ' }, 'name'],
		[{ name: 'x'.repeat(61) }, 'name'],
		[{ scopes: [] }, 'scopes'],
		[{ scopes: ['admin:write'] }, 'scopes'],
		[{ days: 31 }, 'days'],
		[{ days: '30' }, 'days'],
		[{ kind: 'root' }, 'kind'],
	] as const) {
		const { status, body } = await me.post('account/access-tokens', { ...wish, ...changes })
		expect(status, JSON.stringify(changes)).toBe(400)
		expect(Object.keys(body.fields).join(' '), JSON.stringify(changes)).toContain(field)
	}
	expect(await api.db.$count(accessTokens)).toBe(0)
})

test('an account has twenty tokens at most', async () => {
	await using api = await testApp()
	const { account, me } = await person(api)
	const row = {
		accountId: account.id,
		kind: 'personal',
		name: 'Old',
		scopes: ['jobs:read'],
		hint: '0000',
	} as const
	await api.db.insert(accessTokens).values(
		Array.from({ length: 20 }, (_, place) => ({
			...row,
			scopes: [...row.scopes],
			tokenHash: `hash ${place}`,
			expiresAt: new Date(Date.now() + 86_400_000),
		})),
	)

	const refused = await me.post('account/access-tokens', wish)

	expect(refused.status).toBe(409)
	expect(refused.body.message).toBe('An account can have 20 access tokens at most. Please remove one first.')
})

test('the owner of a team makes a token of the organisation, and whoever leads the team can remove it', async () => {
	await using api = await testApp()
	const { owner, recruiter, asOwner, asRecruiter } = await team(api)
	const { token, id } = await make(asOwner, { kind: 'organisation', scopes: ['jobs:read'] })

	const jobs = await program(api, token).get('organisations/me/jobs')
	const seenByRecruiter = await asRecruiter.get('account/access-tokens')
	await api.db
		.update(organisationMembers)
		.set({ role: 'administrator' })
		.where(eq(organisationMembers.accountId, recruiter.id))
	const seenByAdministrator = await asRecruiter.get('account/access-tokens')
	const removal = await asRecruiter.call('DELETE', `account/access-tokens/${id}`)

	expect(token).toMatch(/^pso_/)
	expect(jobs.status).toBe(200)
	expect(seenByRecruiter.body.details).toEqual({ items: [], isForTeam: false })
	expect(seenByAdministrator.body.details).toMatchObject({
		items: [{ id, kind: 'organisation', madeBy: `${owner.firstName} ${owner.lastName}` }],
		isForTeam: true,
	})
	expect(removal.body.errorCode).toBe(0)
	expect((await program(api, token).get('organisations/me/jobs')).status).toBe(401)
})

test('a recruiter makes no token of the organisation, and none has what belongs to a member', async () => {
	await using api = await testApp()
	const { asOwner, asRecruiter } = await team(api)

	const byRecruiter = await asRecruiter.post('account/access-tokens', {
		...wish,
		kind: 'organisation',
		scopes: ['jobs:read'],
	})
	const withMessages = await asOwner.post('account/access-tokens', {
		...wish,
		kind: 'organisation',
		scopes: ['messages:read'],
	})

	expect(byRecruiter.status).toBe(403)
	expect(withMessages.status).toBe(400)
})

test('an organisation’s token ends when its maker leaves the team, and rests while its maker is only a recruiter', async () => {
	await using api = await testApp()
	const { recruiter, asRecruiter } = await team(api)
	const isRecruiter = eq(organisationMembers.accountId, recruiter.id)
	await api.db.update(organisationMembers).set({ role: 'administrator' }).where(isRecruiter)
	const { token } = await make(asRecruiter, { kind: 'organisation', scopes: ['jobs:read'] })
	const ask = async () => (await program(api, token).get('organisations/me/jobs')).status
	expect(await ask()).toBe(200)

	await api.db.update(organisationMembers).set({ role: 'recruiter' }).where(isRecruiter)
	expect(await ask()).toBe(401)
	await api.db.delete(organisationMembers).where(isRecruiter)
	expect(await ask()).toBe(401)
	expect(await api.db.$count(accessTokens)).toBe(0)
})

test('a suspended account’s token is refused, and a new password by mail ends it', async () => {
	await using api = await testApp()
	const { account, me } = await person(api)
	const { token } = await make(me)
	const ask = async () => (await program(api, token).get('candidates/me')).status

	await api.db.update(accounts).set({ status: 'suspended' }).where(eq(accounts.id, account.id))
	expect(await ask()).toBe(403)
	await api.db.update(accounts).set({ status: 'approved' }).where(eq(accounts.id, account.id))
	expect(await ask()).toBe(200)
	await deleteSessions(api.db, account.id)
	expect(await ask()).toBe(401)
})

test('a token has calls of its own to spend, and each answer says how many are left', async () => {
	await using api = await testApp({ rateLimits: true })
	const { me } = await person(api)
	const { token } = await make(me)
	const other = await make(me)

	const first = await program(api, token).get('candidates/me')
	await api.db.execute(
		sql`update rate_limits set points = 600 where key = ${`callsByAccessToken:${hashToken(hashToken(token))}`}`,
	)
	const late = await program(api, token).get('candidates/me')

	expect(first.headers).toMatchObject({
		'ratelimit-policy': '"calls";q=600;w=60',
		ratelimit: '"calls";r=599;t=60',
	})
	expect(late.status).toBe(429)
	expect(Number(late.headers['retry-after'])).toBeGreaterThan(0)
	expect((await program(api, other.token).get('candidates/me')).status).toBe(200)
})
