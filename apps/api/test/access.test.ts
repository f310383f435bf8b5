import { endpoints, namedEndpoints } from '@profile-search/contract/endpoints'
import { mayCall, type Access, type Caller } from '@profile-search/contract/http/access'
import type { Endpoint } from '@profile-search/contract/http/endpoint'
import { Scope } from '@profile-search/contract/http/scopes'
import { accessTokens } from '@profile-search/db/schema/accounts/access-tokens'
import { createAccount, createCandidate, createOrganisation } from '@profile-search/db/testing/factories'
import { expect, test } from 'vitest'
import { hashToken, newAccessToken } from '#platform/secrets.ts'
import { testApp } from './portal.ts'

const nobody = '00000000-0000-4000-8000-000000000000'

/** Every kind of visitor: what it is, and which account to make for it. */
const visitors: Record<string, Partial<Caller> | undefined> = {
	'a visitor': undefined,
	'an incomplete candidate': { userType: 'candidate', status: 'incomplete' },
	'a pending candidate': { userType: 'candidate', status: 'pending' },
	'an approved candidate': { userType: 'candidate', status: 'approved' },
	'a rejected candidate': { userType: 'candidate', status: 'rejected' },
	'a suspended candidate': { userType: 'candidate', status: 'suspended' },
	'a pending employer': { userType: 'employer', status: 'pending' },
	'an approved employer': { userType: 'employer', status: 'approved' },
	'a suspended employer': { userType: 'employer', status: 'suspended' },
	'a pending guest': { userType: 'guest_user', status: 'pending' },
	'an approved guest': { userType: 'guest_user', status: 'approved' },
	'an approver': { userType: 'candidate', status: 'approved', isApprover: true },
	'a suspended approver': { userType: 'candidate', status: 'suspended', isApprover: true },
	'an administrator': { userType: 'candidate', status: 'approved', isAdministrator: true },
}

/** Who gets in, written out once more by hand: a wrong rule in the contract fails here. */
const expected: Record<Access, string[]> = {
	anyone: Object.keys(visitors),
	'any account': Object.keys(visitors).filter((name) => name !== 'a visitor'),
	account: Object.keys(visitors).filter((name) => name !== 'a visitor' && !name.includes('suspended')),
	'approved account': [
		'an approved candidate',
		'an approved employer',
		'an approved guest',
		'an approver',
		'an administrator',
	],
	candidate: [
		'an incomplete candidate',
		'a pending candidate',
		'an approved candidate',
		'a rejected candidate',
		'an approver',
		'an administrator',
	],
	'approved candidate': ['an approved candidate', 'an approver', 'an administrator'],
	employer: ['a pending employer', 'an approved employer'],
	'approved employer': ['an approved employer'],
	guest: ['a pending guest', 'an approved guest'],
	approver: ['an approver'],
	administrator: ['an administrator'],
}

test('every endpoint lets in whom its access names, and nobody else', async () => {
	await using api = await testApp()
	const refusedWrongly: string[] = []
	const letInWrongly: string[] = []

	for (const [name, caller] of Object.entries(visitors)) {
		const call = await callerFor(api, caller)
		for (const endpoint of endpoints) {
			const status = await call(endpoint)
			const isIn = status !== 401 && status !== 403
			const line = `${name}: ${endpoint.method} ${endpoint.path} answered ${status}`
			if (expected[endpoint.access].includes(name) && !isIn) refusedWrongly.push(line)
			if (!expected[endpoint.access].includes(name) && isIn) letInWrongly.push(line)
			expect(status, line).toBeLessThan(600)
			expect([200, 303, 400, 401, 403, 404, 409, 503], line).toContain(status)
		}
	}

	expect(letInWrongly).toEqual([])
	expect(refusedWrongly).toEqual([])
}, 180_000)

test('an access token is accepted where its scope is the one of the endpoint, and nowhere else', async () => {
	await using api = await testApp()
	const members = [
		await createCandidate(api.db, {}),
		(await createOrganisation(api.db, {})).owner,
		await createAccount(api.db, { isApprover: true, isAdministrator: true }),
	]
	const wrong: string[] = []

	for (const member of members) {
		const withAll = await tokenWith(api, member, Scope.options)
		for (const { endpoint, scope } of namedEndpoints) {
			if (endpoint.path.startsWith('health')) continue
			const withOthers = await tokenWith(
				api,
				member,
				Scope.options.filter((other) => other !== scope),
			)
			const request = { method: endpoint.method, path: pathOf(endpoint, member.id) }
			const refused = await api.call({ ...request, headers: withOthers })
			const answered = await api.call({ ...request, headers: withAll })
			const session = await (await api.as(member)).call(endpoint.method, request.path)
			const isIn = ![401, 403].includes(answered.status)
			const mayBeIn = scope !== null && ![401, 403].includes(session.status)
			if (refused.status !== 403 || isIn !== mayBeIn)
				wrong.push(
					`${endpoint.method} ${endpoint.path}: ${refused.status}, ${answered.status}, ${session.status}`,
				)
		}
	}

	expect(wrong).toEqual([])
}, 180_000)

test('a visitor is asked to log in, and a member of the wrong kind is told why', async () => {
	await using api = await testApp()
	const guest = await api.as(await createAccount(api.db, { userType: 'guest_user' }))

	expect((await api.get('matches')).status).toBe(401)
	expect((await guest.get('matches')).status).toBe(403)
	expect((await guest.get('matches')).body.message).toBe(
		'This opens up once your profile is complete and approved.',
	)
})

test('every endpoint of the contract is served, and nothing else below /api', async () => {
	const served: string[] = []
	await using api = await testApp({
		onRoute: (route) => served.push(`${String(route.method)} ${route.url}`),
	})
	await api.app.ready()

	const declared = endpoints.map(({ method, path }) => `${method} /api/${path}`)
	const own = served.filter((route) => /^(?!HEAD)\S+ \/api\/(?!docs|openapi\.json)/.test(route))
	expect(own.toSorted()).toEqual(declared.toSorted())
})

test('every endpoint names who may call it', () => {
	for (const endpoint of endpoints)
		expect(mayCall(endpoint.access, undefined), endpoint.path).toBeTypeOf('boolean')
	expect(
		endpoints
			.filter(({ access }) => access === 'anyone')
			.map(({ path }) => path)
			.toSorted(),
	).toMatchInlineSnapshot(`
		[
		  "advisers",
		  "advisers/:accountId",
		  "alert-digests/:digestId",
		  "alert-digests/:digestId/relevance",
		  "alert-mails/:key",
		  "alert-mails/:key/end",
		  "alert-mails/:key/end",
		  "auth/ForgetPassword-reset",
		  "auth/forgotPassword",
		  "auth/login",
		  "auth/logout",
		  "auth/openid",
		  "auth/openid/:provider",
		  "auth/openid/:provider/callback",
		  "auth/openid/link",
		  "auth/openid/login",
		  "auth/openid/register",
		  "auth/otp-send-with-email",
		  "auth/passkey-login",
		  "auth/passkey-start",
		  "auth/register",
		  "auth/session",
		  "auth/verify-otp",
		  "calendars/:calendarToken/calendar.ics",
		  "candidates",
		  "candidates/:candidateId",
		  "captcha/:siteKey",
		  "cms/site-manage",
		  "completions",
		  "contact-messages",
		  "email-changes/:token",
		  "email-changes/:token/undo",
		  "faqs",
		  "files/:fileId",
		  "grievance-terms",
		  "grievance-tracking",
		  "grievance-tracking/attachments/:attachmentId",
		  "grievance-tracking/closing",
		  "grievance-tracking/rating",
		  "grievance-tracking/reopening",
		  "grievance-tracking/replies",
		  "grievances",
		  "health",
		  "health/live",
		  "health/ready",
		  "home",
		  "industries",
		  "investors",
		  "investors/:accountId",
		  "invitations/:token",
		  "jobs",
		  "jobs/:jobId",
		  "jobs/:jobId/map",
		  "jobs/:jobId/similar",
		  "language",
		  "languages",
		  "mail-subscriptions/:key/:kind",
		  "mail-subscriptions/:key/:kind/end",
		  "mailed-alerts",
		  "mailed-alerts/:key",
		  "mailed-alerts/:key/:alertId",
		  "mailed-alerts/:key/:alertId",
		  "mailed-alerts/:key/:alertId/keep",
		  "mailed-alerts/:key/:alertId/restore",
		  "mailed-alerts/confirmations/:key",
		  "mailed-alerts/confirmations/:key",
		  "notice/:language",
		  "organisations",
		  "organisations/:organisationId",
		  "organisations/:organisationId/answering",
		  "organisations/:organisationId/jobs",
		  "organisations/:organisationId/sub-branches",
		  "pages/:slug",
		  "people-invitations/:token",
		  "people-invitations/:token/accept",
		  "people-invitations/:token/decline",
		  "places",
		  "professions",
		  "professions/:professionId",
		  "professions/:professionId/pay",
		  "professions/:professionId/skills",
		  "push/key",
		  "resumes/:candidateId",
		  "resumes/:candidateId/docx",
		  "resumes/:candidateId/europass",
		  "resumes/:candidateId/json",
		  "resumes/:candidateId/pdf",
		  "skills",
		  "successors/:kind/:subjectId",
		  "transparency",
		]
	`)
})

async function callerFor(api: Awaited<ReturnType<typeof testApp>>, caller: Partial<Caller> | undefined) {
	if (!caller)
		return async (endpoint: Endpoint) =>
			(await api.call({ method: endpoint.method, path: pathOf(endpoint, nobody) })).status
	const account =
		caller.userType === 'employer'
			? (await createOrganisation(api.db, { owner: caller })).owner
			: caller.userType === 'candidate'
				? await createCandidate(api.db, { account: caller })
				: await createAccount(api.db, caller)
	return async (endpoint: Endpoint) => {
		const me = await api.as(account)
		return (await me.call(endpoint.method, pathOf(endpoint, account.id))).status
	}
}

/** The headers of a program with a new token of an account. */
async function tokenWith(
	{ db }: Awaited<ReturnType<typeof testApp>>,
	{ id: accountId }: { id: string },
	scopes: Scope[],
) {
	const token = newAccessToken('personal')
	const expiresAt = new Date(Date.now() + 3_600_000)
	const row = { accountId, kind: 'personal', name: 'Test', scopes, hint: token.slice(-4), expiresAt } as const
	await db.insert(accessTokens).values({ ...row, tokenHash: hashToken(token) })
	return { authorization: `Bearer ${token}` }
}

/** A path with its parameters filled in; what they name does not matter, only who asks. */
function pathOf(endpoint: Endpoint, accountId: string) {
	return endpoint.path.replace(':professionId', '1').replace(':userId', accountId).replaceAll(/:\w+/g, nobody)
}
