import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { openidIdentities } from '@profile-search/db/schema/accounts/openid'
import { applicationEvents, applications } from '@profile-search/db/schema/hiring/applications'
import { jobs } from '@profile-search/db/schema/hiring/jobs'
import { notifications } from '@profile-search/db/schema/messaging/notifications'
import { auditLog } from '@profile-search/db/schema/platform/site'
import { erasures, sealedRecords } from '@profile-search/db/schema/privacy/personal-data'
import { organisations } from '@profile-search/db/schema/profiles/organisations'
import {
	createAccount,
	createCandidate,
	createJob,
	createMember,
	createOrganisation,
} from '@profile-search/db/testing/factories'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { portalWithProvider } from '#accounts/openid/testing.ts'
import { emptyResume } from '#hiring/applications/empty-resume.ts'
import { hashSecret } from '#platform/secrets.ts'
import { testApp } from '#test/portal.ts'
import { lift, suspend } from '#trust/suspensions/suspend.ts'
import { askForErasure } from './leave.ts'
import { watchErasures } from './watch.ts'

type Api = Awaited<ReturnType<typeof testApp>>

const password = 'Secret1!'
const email = 'leaver@example.com'

async function createLeaver(api: Api) {
	return createCandidate(api.db, { account: { email, passwordHash: await hashSecret(password) } })
}

const logIn = (api: Api) => api.post('auth/login', { email_id: email, password, user_type: 'candidate' })

/** Lets this many days pass for every erasure, and does what is due then. */
async function passDays(api: Api, days: number) {
	await api.db.execute(sql`
		update erasures set seal_due_at = seal_due_at - make_interval(days => ${days}),
			destroy_due_at = destroy_due_at - make_interval(days => ${days})`)
	await watchErasures(api.db)
	return api.work()
}

test('an erasure requires the password, hides the account at once, ends its sessions, and mails the dates', async () => {
	await using api = await testApp()
	const leaver = await createLeaver(api)
	const me = await api.as(leaver)
	const member = await api.as(await createCandidate(api.db))
	const plan = (await me.get('erasure')).body.details

	const wrong = await me.post('erasure', { present_password: 'Wrong1!' })
	expect((await member.get(`candidates/${leaver.id}`)).status).toBe(200)
	const right = await me.post('erasure', { present_password: password })
	const mails = await api.work()

	expect(wrong.body.errorCode).toBe(1001)
	expect(right.body.errorCode).toBe(0)
	const days = (from: string) => Math.round((Date.parse(from) - Date.now()) / 86_400_000)
	expect([days(plan.sealDueAt), days(plan.destroyDueAt)]).toEqual([7, 372])
	expect(days(right.body.details.sealDueAt)).toBe(7)
	expect((await member.get(`candidates/${leaver.id}`)).status).toBe(404)
	expect((await me.get('erasure')).status).toBe(401)
	expect(mails.find(({ to }) => JSON.stringify(to).includes(email))?.text).toMatch(
		/Until .* you can undo this/,
	)
})

test('a login within the days restores the account; afterwards there is no account to log in to', async () => {
	await using api = await testApp()
	const leaver = await createLeaver(api)
	await askForErasure(api.db, leaver.id)

	await passDays(api, 3)
	const back = await logIn(api)
	const mails = await api.work()
	expect(back.body.details).toMatchObject({ id: leaver.id, status: 'approved' })
	expect(mails.map(({ subject }) => subject)).toContain('Your account stays')
	expect(await api.db.$count(erasures)).toBe(0)

	await askForErasure(api.db, leaver.id)
	const warnings = await passDays(api, 6)
	await passDays(api, 2)
	const gone = await logIn(api)
	const actions = (await api.db.select().from(auditLog)).map(({ action }) => action)

	expect(warnings.map(({ subject }) => subject)).toContain('Your account is erased in two days')
	expect(gone.body.errorCode).toBe(1001)
	expect(await api.db.$count(sealedRecords)).toBe(1)
	expect(actions).toEqual(
		expect.arrayContaining(['erasure_asked', 'erasure_taken_back', 'content_erased', 'account_erased']),
	)
})

test('open applications are withdrawn and the organisation is told, and what remains of one is empty', async () => {
	await using api = await testApp()
	const leaver = await createLeaver(api)
	const organisation = await createOrganisation(api.db)
	const job = await createJob(api.db, { organisationId: organisation.id })
	await api.db.insert(applications).values({
		jobId: job.id,
		candidateId: leaver.id,
		resume: { ...emptyResume, firstName: 'Asha' },
		motivation: 'I plan orchards.',
	})

	await askForErasure(api.db, leaver.id)
	const [told] = await api.db
		.select()
		.from(notifications)
		.where(eq(notifications.accountId, organisation.owner.id))
	const [withdrawn] = await api.db.select().from(applications)
	await passDays(api, 8)
	await passDays(api, 1)
	const [left] = await api.db.select().from(applications)

	expect(told?.title).toMatch(/^hiringMails\.told\.team\.withdrawn/)
	expect(withdrawn).toMatchObject({ status: 'withdrawn', motivation: 'I plan orchards.' })
	expect(left).toMatchObject({ status: 'withdrawn', motivation: null, resume: emptyResume })
	expect(await api.db.$count(applicationEvents)).toBe(1)
	expect(await api.db.$count(notifications)).toBe(0)
})

test('an owner hands over first; the last member of a team takes the organisation along, its jobs closed at once', async () => {
	await using api = await testApp()
	const organisation = await createOrganisation(api.db, { name: 'Orange Groves' })
	const recruiter = await createMember(api.db, { organisationId: organisation.id })
	const job = await createJob(api.db, { organisationId: organisation.id })
	const plan = (await (await api.as(organisation.owner)).get('erasure')).body.details

	await expect(askForErasure(api.db, organisation.owner.id)).rejects.toMatchObject({ status: 409 })
	await askForErasure(api.db, recruiter.id)
	await passDays(api, 8)
	await passDays(api, 1)
	expect((await api.get(`jobs/${job.id}`)).body.details.status).toBe('open')
	await askForErasure(api.db, organisation.owner.id)
	const [closed] = await api.db.select().from(jobs)
	await passDays(api, 8)
	await passDays(api, 1)

	expect(plan).toMatchObject({ teamLeft: 1, jobs: 1 })
	expect(closed?.status).toBe('closed')
	expect((await api.get(`organisations/${organisation.id}`)).status).toBe(404)
	expect((await api.db.select().from(organisations))[0]).toMatchObject({
		name: 'An organisation that left',
		about: '',
	})
	expect(await api.db.$count(jobs)).toBe(0)
})

test('the last administrator cannot leave until there is another one', async () => {
	await using api = await testApp()
	const administrator = await createAccount(api.db, { isAdministrator: true })

	await expect(askForErasure(api.db, administrator.id)).rejects.toMatchObject({ status: 409 })
	await createAccount(api.db, { isAdministrator: true })
	await expect(askForErasure(api.db, administrator.id)).resolves.toHaveProperty('sealDueAt')
})

test('leaving and coming back neither ends a suspension nor prevents it from being lifted', async () => {
	await using api = await testApp()
	const leaver = await createLeaver(api)
	const administrator = await createAccount(api.db, { isAdministrator: true })
	const statusNow = async () =>
		(await api.db.select().from(accounts).where(eq(accounts.id, leaver.id)))[0]?.status
	await suspend(api.db, administrator.id, leaver.id, { reason: 'Asked for money.', until: null })

	await askForErasure(api.db, leaver.id)
	await logIn(api)
	expect(await statusNow()).toBe('suspended')

	await askForErasure(api.db, leaver.id)
	await lift(api.db, administrator.id, leaver.id, null)
	expect(await statusNow()).toBe('suspended')
	await logIn(api)
	expect(await statusNow()).toBe('approved')
})

test('an account inactive for years is warned two days ahead, and erased unless the person logs in', async () => {
	await using api = await testApp()
	const [leaver, stayer] = [await createLeaver(api), await createCandidate(api.db)]
	const organisation = await createOrganisation(api.db)
	await createMember(api.db, { organisationId: organisation.id })
	await api.db.update(accounts).set({ seenAt: sql`now() - interval '3 years 1 day'` })

	await watchErasures(api.db)
	const mails = await api.work()
	const warned = await api.db.select().from(erasures)
	const member = await api.as(stayer)
	await api.db
		.update(accounts)
		.set({ seenAt: sql`now()` })
		.where(eq(accounts.id, stayer.id))
	await passDays(api, 3)

	expect(mails.filter(({ subject }) => subject?.includes('have not been here'))).toHaveLength(3)
	expect(warned.map(({ accountId }) => accountId)).not.toContain(organisation.owner.id)
	expect((await member.get('erasure')).status).toBe(200)
	expect((await logIn(api)).body.errorCode).toBe(1001)
	expect((await api.db.select().from(accounts).where(eq(accounts.id, leaver.id)))[0]?.erasedAt).not.toBeNull()
	expect((await api.db.select().from(accounts).where(eq(accounts.id, stayer.id)))[0]?.erasedAt).toBeNull()
})

test('an erasure takes the linked sign-ins along, so that the same person can register anew', async () => {
	await using portal = await portalWithProvider()
	const { api } = portal
	const browser = portal.browser()
	const leaver = await createLeaver(api)
	await browser.visit('meera')
	await browser.link({ email_id: email, password })
	const identities = () => api.db.$count(openidIdentities, eq(openidIdentities.accountId, leaver.id))
	expect(await identities()).toBe(1)

	await browser.post('erasure', { present_password: password })
	await passDays(api, 8)

	expect(await identities()).toBe(0)
	await browser.visit('meera')
	expect(await browser.answer()).toMatchObject({ is_linked: false })
})
