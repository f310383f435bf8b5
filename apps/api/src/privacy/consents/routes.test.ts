import { applications } from '@profile-search/db/schema/hiring/applications'
import { contactRequests } from '@profile-search/db/schema/messaging/contact-requests'
import { consents } from '@profile-search/db/schema/privacy/personal-data'
import { pages } from '@profile-search/db/schema/site/pages'
import { createCandidate, createJob, createOrganisation } from '@profile-search/db/testing/factories'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { codeFor, email, person, type TestApp } from '#accounts/login/testing.ts'
import { emptyResume } from '#hiring/applications/empty-resume.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { testApp } from '#test/portal.ts'

async function register(api: TestApp, consent?: object) {
	await api.post('auth/otp-send-with-email', { email })
	const { verification_token } = (await api.post('auth/verify-otp', { email, otp: await codeFor(api) })).body
		.details
	return api.post('auth/register', { ...person, verification_token, ...(consent && { consent }) })
}

test('a registration stores its consents and the version of the notice; optional purposes are off unless agreed to', async () => {
	await using api = await testApp()
	const notice = (await api.get('notice/hi')).body.details

	const minor = await register(api, { ...notice, isAdult: false })
	const registered = await register(api, { ...notice, isAdult: true, purposes: ['learning'] })
	const { purposes, history } = (await (await api.as(registered.body.details)).get('consents')).body.details
	const isOn = (purpose: string) =>
		purposes.find((each: { purpose: string }) => each.purpose === purpose).isOn

	expect(minor.body.fields['consent.isAdult']).toMatch(/18 or over/)
	expect(notice).toEqual({ noticeVersion: 1, language: 'hi' })
	expect(history.map(({ purpose }: { purpose: string }) => purpose).toSorted()).toEqual([
		'account',
		'learning',
	])
	expect(history[0]).toMatchObject({ noticeVersion: 1, language: 'hi', withdrawnAt: null })
	expect([isOn('learning'), isOn('match_mails'), isOn('equal_opportunity')]).toEqual([true, false, false])
})

test('a client of the specification registers without consent fields, and has agreed to nothing optional', async () => {
	await using api = await testApp()

	const registered = await register(api)
	const { purposes, history } = (await (await api.as(registered.body.details)).get('consents')).body.details

	expect(registered.body.errorCode).toBe(0)
	expect(history).toEqual([])
	expect(purposes.find((each: { purpose: string }) => each.purpose === 'match_mails').isOn).toBe(false)
})

test('withdrawing a consent takes effect and tells who loses access; it can be given again to the current notice', async () => {
	await using api = await testApp()
	const owner = await createCandidate(api.db, { visibility: 'public' })
	const [me, member] = [await api.as(owner), await api.as(await createCandidate(api.db))]
	await member.get(`candidates/${owner.id}`)
	const seen = (await api.get('notice/en')).body.details

	const lost = await me.call('DELETE', 'consents/shown_to_members')
	const hidden = (await member.get(`candidates/${owner.id}`)).status
	const again = await me.put('consents/shown_to_members', seen)
	const shown = (await member.get(`candidates/${owner.id}`)).status
	await api.db.update(pages).set({ version: 2 }).where(eq(pages.slug, 'privacy-notice'))
	const old = await me.put('consents/learning', seen)
	const needed = await me.call('DELETE', 'consents/account')

	expect(lost.body.details).toEqual({ people: 1, visitors: true })
	expect([hidden, again.status, shown, old.status, needed.status]).toEqual([404, 200, 200, 409, 409])
})

test('a choice made elsewhere is recorded as a consent', async () => {
	await using api = await testApp()
	const me = await api.as(await createCandidate(api.db))

	await me.put('candidates/me/visibility', { visibility: 'public' })
	await me.put('voluntary-attributes', { gender: 'woman' })
	await me.put('notification-settings', { kind: 'match', mail: true, push: true })
	await me.put('candidates/me/visibility', { visibility: 'approved_organisations' })
	await me.call('DELETE', 'voluntary-attributes')

	const rows = await api.db.select().from(consents)
	const open = rows.filter(({ withdrawnAt }) => withdrawnAt === null).map(({ purpose }) => purpose)
	expect(open.toSorted()).toEqual(['learning', 'match_mails'])
	expect(rows).toHaveLength(5)
})

test('contact is granted for a limited time, listed with its end, and then over', async () => {
	await using api = await testApp()
	const [asker, asked] = [await createCandidate(api.db), await createCandidate(api.db)]
	const [one, two] = [await api.as(asker), await api.as(asked)]
	const { id } = (await one.post('contact-requests', { subjectId: asked.id, message: 'Hello' })).body.details
	const accepted = await two.post(`contact-requests/${id}/answer`, { answer: 'accept' })
	const [share] = (await two.get('shares')).body.details.contacts

	await api.db.update(contactRequests).set({ endsAt: sql`now() - interval '1 minute'` })
	await enqueue(api.db, 'end_grants', {})
	await api.work()
	const over = (await one.get('contact-requests?box=sent')).body.details.items[0]

	expect(accepted.body.details.email).toBe(asker.email)
	expect(Math.round((Date.parse(share.endsAt) - Date.now()) / 86_400_000)).toBe(365)
	expect(over).toMatchObject({ status: 'expired', email: null, mobileNumber: null })
	expect((await two.get('shares')).body.details.contacts).toEqual([])
})

test('an application is withdrawn with all its contents, only by its sender, and can be sent again', async () => {
	await using api = await testApp()
	const [owner, other] = [await createCandidate(api.db), await createCandidate(api.db)]
	const organisation = await createOrganisation(api.db)
	const job = await createJob(api.db, { organisationId: organisation.id })
	const me = await api.as(owner)
	const { id } = (await me.post(`jobs/${job.id}/applications`, { motivation: 'I plan orchards.' })).body
		.details
	const [shared] = (await me.get('shares')).body.details.applications

	const foreign = await (await api.as(other)).call('DELETE', `shares/applications/${id}`)
	const taken = await me.call('DELETE', `shares/applications/${id}`)
	const seen = (await (await api.as(organisation.owner)).get(`jobs/${job.id}/applications/${id}`)).body
		.details
	const mine = await me.get(`applications/${id}`)
	const undone = await me.post(`applications/${id}/restore`)
	const again = await me.post(`jobs/${job.id}/applications`, { motivation: 'Once more.' })

	expect(shared).toMatchObject({ applicationId: id, organisation: organisation.name, status: 'submitted' })
	expect([foreign.status, taken.status, undone.status]).toEqual([404, 200, 409])
	expect(seen.resume ?? null).toBeNull()
	expect(mine.body.details).toMatchObject({ motivation: null, resume: emptyResume, undoUntil: null })
	expect(again.body.details).toMatchObject({ id, status: 'submitted', motivation: 'Once more.' })
	expect((await api.db.select().from(applications))[0]?.emptiedAt).toBeNull()
})

test('a nominee is stored, changed and removed', async () => {
	await using api = await testApp()
	const me = await api.as(await createCandidate(api.db))

	await me.put('nominee', { name: 'Lata', contact: 'lata@example.com' })
	await me.put('nominee', { name: 'Ravi', contact: '98765 43210' })
	const kept = (await me.get('nominee')).body.details
	await me.call('DELETE', 'nominee')

	expect(kept).toMatchObject({ name: 'Ravi', contact: '98765 43210' })
	expect((await me.get('nominee')).body.details).toBeNull()
	expect((await me.call('DELETE', 'nominee')).status).toBe(404)
})
