import { isDeepStrictEqual } from 'node:util'
import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { sessions } from '@profile-search/db/schema/accounts/sessions'
import { organisationMembers } from '@profile-search/db/schema/profiles/organisations'
import { createAccount, createCandidate, createOrganisation } from '@profile-search/db/testing/factories'
import { eq, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { eventually, testApp } from '#test/portal.ts'
import { countStatements } from '#test/statements/statements.ts'

type TestApp = Awaited<ReturnType<typeof testApp>>

/** So long that only a notification explains what is seen. */
const sessionSeconds = 3600

/** Calls this path with these headers until the session is kept: then the call takes no statement for it. */
async function keep({ call, connection }: TestApp, headers: Record<string, string>, path = 'auth/session') {
	const countOf = countStatements(connection)
	const statements = await eventually(
		() => countOf(() => call({ method: 'GET', path, headers })),
		(sent) => sent.length === 0,
	)
	expect(statements).toEqual([])
}

/** The account of a call, with all that endpoints read of it. */
async function whoIs({ app, call }: TestApp, headers: Record<string, string>) {
	callers.set(app, null)
	await call({ method: 'GET', path: 'auth/session', headers })
	return callers.get(app)
}

const callers = new WeakMap<object, FastifyRequest['account']>()

/** A portal that keeps sessions, and notes the account of every call. */
async function keepingPortal(connection?: TestApp['connection']) {
	const portal = await testApp({ sessionSeconds, ...(connection && { connection }) })
	portal.app.addHook('preHandler', async ({ account }) => void callers.set(portal.app, account))
	return portal
}

/** Waits until a portal sees these facts of a caller, and keeps the session again. */
async function eventuallySees(portal: TestApp, headers: Record<string, string>, facts: object) {
	const account = await eventually(
		() => whoIs(portal, headers),
		(found) => isDeepStrictEqual({ ...found, ...facts }, found),
	)
	expect(account).toMatchObject(facts)
	await keep(portal, headers)
}

/** Two portals on one database, and a person whose session both keep. */
async function twoPortals() {
	const here = await keepingPortal()
	const there = await keepingPortal(here.connection)
	const asha = await createCandidate(here.db)
	const me = await here.as(asha)
	for (const portal of [here, there]) await keep(portal, me.headers)
	return {
		here,
		there,
		asha,
		me,
		async [Symbol.asyncDispose]() {
			await there[Symbol.asyncDispose]()
			await here[Symbol.asyncDispose]()
		},
	}
}

/** Without its triggers a table notifies nobody. */
const silence = ({ db }: TestApp) =>
	Promise.all(
		['sessions', 'accounts'].map((table) =>
			db.execute(sql`alter table ${sql.identifier(table)} disable trigger user`),
		),
	)

test('a session that ends is refused by every portal', async () => {
	await using portals = await twoPortals()
	const { here, there, asha, me } = portals
	const other = await here.as(asha)
	for (const portal of [here, there]) await keep(portal, other.headers)

	await me.call('DELETE', 'account/sessions')
	expect(await whoIs(here, other.headers)).toBeNull()
	await eventually(
		() => whoIs(there, other.headers),
		(account) => account === null,
	)
	expect(await whoIs(there, other.headers)).toBeNull()
	expect(await whoIs(there, me.headers)).toMatchObject({ id: asha.id })

	await me.post('auth/logout')
	expect(await whoIs(here, me.headers)).toBeNull()
	const seen = await eventually(
		() => whoIs(there, me.headers),
		(account) => account === null,
	)
	expect(seen).toBeNull()
})

test('a suspension, new roles and a new address are seen by every portal', async () => {
	await using portals = await twoPortals()
	const { here, there, asha, me } = portals

	const changes: Partial<typeof accounts.$inferInsert>[] = [
		{ isApprover: true },
		{ isAdministrator: true },
		{ email: 'asha@new.example' },
		{ status: 'suspended', statusReason: 'Rules' },
	]
	for (const change of changes) {
		await here.db.update(accounts).set(change).where(eq(accounts.id, asha.id))
		for (const portal of [here, there]) await eventuallySees(portal, me.headers, change)
	}
})

test('the settings that each page asks for leave sessions in memory, and are refused without the token of the page', async () => {
	await using api = await keepingPortal()
	const me = await api.as(await createCandidate(api.db))
	const { cookie } = me.headers
	await keep(api, me.headers)
	const countOf = countStatements(api.connection)

	const statements = await countOf(async () => {
		expect((await me.post('cms/site-manage')).status).toBe(200)
		expect((await me.get('auth/session')).status).toBe(200)
	})

	expect(statements.filter((text) => text.includes('"sessions"'))).toEqual([])
	expect((await api.post('cms/site-manage', undefined, { cookie })).status).toBe(403)
})

test('what becomes of an organisation is seen by its whole team', async () => {
	await using api = await keepingPortal()
	const organisation = await createOrganisation(api.db)
	const recruiter = await createAccount(api.db, { userType: 'employer' })
	const isRecruiter = eq(organisationMembers.accountId, recruiter.id)
	await api.db
		.insert(organisationMembers)
		.values({ accountId: recruiter.id, organisationId: organisation.id, role: 'recruiter' })
	const them = await api.as(recruiter)
	const sees = (facts: object) => eventuallySees(api, them.headers, facts)
	await sees({ organisationId: organisation.id, status: 'approved' })

	await api.db.update(accounts).set({ status: 'suspended' }).where(eq(accounts.id, organisation.owner.id))
	await sees({ status: 'suspended', isSuspended: false })
	await api.db.update(accounts).set({ status: 'approved' }).where(eq(accounts.id, organisation.owner.id))
	await sees({ status: 'approved' })
	await api.db.update(organisationMembers).set({ role: 'administrator' }).where(isRecruiter)
	await sees({ memberRole: 'administrator' })
	await api.db.delete(organisationMembers).where(isRecruiter)
	await sees({ organisationId: null })
})

test('what a portal changes itself is seen by its next request, without a notification', async () => {
	await using portals = await twoPortals()
	const { here, me } = portals
	await silence(here)

	await me.post('auth/logout')

	expect(await whoIs(here, me.headers)).toBeNull()
})

test('a request that changes something never trusts a kept session', async () => {
	await using portals = await twoPortals()
	const { here, asha, me } = portals
	await silence(here)
	await here.db.delete(sessions).where(eq(sessions.accountId, asha.id))

	expect(await whoIs(here, me.headers)).toMatchObject({ id: asha.id })
	expect((await me.call('DELETE', 'account/sessions')).status).toBe(401)
})

test('while no notification can be heard, and after it, no portal trusts what it kept', async () => {
	await using portals = await twoPortals()
	const { here, there, asha, me } = portals
	await silence(here)

	await here.db.delete(sessions).where(eq(sessions.accountId, asha.id))
	await here.db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
		where application_name = 'profile-search sessions' and datname = current_database()`)

	for (const portal of [here, there]) {
		const account = await eventually(
			() => whoIs(portal, me.headers),
			(found) => found === null,
		)
		expect(account).toBeNull()
	}
})

test('a change during the first look at a session is not missed', async () => {
	await using portals = await twoPortals()
	const { here, asha } = portals
	const path = 'auth/session'

	for (let round = 0; round < 20; round += 1) {
		const { headers } = await here.as(asha)
		const isApprover = round % 2 === 0
		await Promise.all([
			here.call({ method: 'GET', path, headers }),
			here.db.update(accounts).set({ isApprover }).where(eq(accounts.id, asha.id)),
			here.call({ method: 'GET', path, headers }),
		])
		const account = await eventually(
			() => whoIs(here, headers),
			(found) => found?.isApprover === isApprover,
		)
		expect(account).toMatchObject({ isApprover })
	}
})
