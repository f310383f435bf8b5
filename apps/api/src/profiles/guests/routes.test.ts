import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { createAccount, createGuest, createSection, known } from '@profile-search/db/testing/factories'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { picture, sendPicture } from '#platform/files/testing.ts'
import { testApp } from '#test/portal.ts'

const draft = {
	headline: 'Retired teacher',
	seeks: ['advice', 'money'],
	areas: ['business'],
	sectors: ['crafts'],
	placeId: known.place,
	languages: ['mr', 'hi'],
	mobileNumber: '98123 45678',
}

test('a guest completes the profile, an approver sees all of it and approves it, and the guest is told', async () => {
	await using api = await testApp()
	const account = await createAccount(api.db, { userType: 'guest_user', status: 'incomplete' })
	const me = await api.as(account)
	const approver = await api.as(await createAccount(api.db, { isApprover: true }))

	const empty = await me.get('guests/me')
	const saved = await me.put('guests/me', draft)
	const queue = await approver.get('approvals?userType=guest_user')
	const pending = await approver.get(`approvals/guests/${account.id}`)
	await approver.post(`approvals/${account.id}`, { decision: 'approve' })
	const stored = await me.post(`auth/user-details/${account.id}`)

	expect(empty.body.details).toMatchObject({ status: 'incomplete', headline: null, seeks: [], languages: [] })
	expect(saved.body.details).toMatchObject({
		status: 'pending',
		headline: 'Retired teacher',
		seeks: ['advice', 'money'],
		languages: ['Hindi', 'Marathi'],
		mobileNumber: '9812345678',
	})
	expect(queue.body.details.items).toMatchObject([
		{ id: account.id, userType: 'guest_user', about: 'Retired teacher', place: expect.any(String) },
	])
	expect(pending.body.details).toMatchObject({ guest: { email: account.email }, decisions: [] })
	expect(stored.body.details).toMatchObject({
		status: 'approved',
		registration_flag: 1,
		mobile_no: '9812345678',
		language: ['Hindi', 'Marathi'],
	})
	const [mail] = await api.work()
	expect(mail?.text).toMatch(/guest-dashboard/)
})

test('a rejected guest sees the reason, and waits again once it is saved; an approved one stays approved', async () => {
	await using api = await testApp()
	const guest = await createGuest(api.db, { account: { status: 'pending' } })
	const me = await api.as(guest)
	const approver = await api.as(await createAccount(api.db, { isApprover: true }))

	await approver.post(`approvals/${guest.id}`, { decision: 'reject', reason: 'Please say who you are.' })
	const rejected = await me.get('guests/me')
	const [mail] = await api.work()
	const again = await me.put('guests/me', draft)
	await approver.post(`approvals/${guest.id}`, { decision: 'approve' })
	const changed = await me.put('guests/me', { ...draft, headline: 'Potter' })

	expect(rejected.body.details).toMatchObject({
		status: 'rejected',
		statusReason: 'Please say who you are.',
	})
	expect(mail?.text).toMatch(/guest-profile-update/)
	expect(again.body.details).toMatchObject({ status: 'pending', statusReason: null })
	expect(changed.body.details).toMatchObject({ status: 'approved', headline: 'Potter' })
})

test('what is missing or wrong is reported at its field', async () => {
	await using api = await testApp()
	const me = await api.as(await createAccount(api.db, { userType: 'guest_user', status: 'incomplete' }))

	const missing = await me.put('guests/me', { seeks: [], languages: [] })
	const unknown = await me.put('guests/me', { ...draft, languages: ['xx-none'] })
	const nowhere = await me.put('guests/me', { ...draft, placeId: 999_999_999 })

	expect(missing.body.fields).toEqual({
		headline: 'Please describe yourself in one line.',
		seeks: 'Please choose at least one.',
		placeId: 'Please choose your town.',
		languages: 'Please choose at least one language.',
		mobileNumber: 'Please enter a mobile number.',
	})
	expect(unknown.body.fields).toHaveProperty('languages')
	expect(nowhere.body.fields).toHaveProperty('placeId')
	expect((await me.get('guests/me')).body.details.status).toBe('incomplete')
})

test('only guests have a guest profile', async () => {
	await using api = await testApp()
	const candidate = await createAccount(api.db)
	const me = await api.as(candidate)
	const approver = await api.as(await createAccount(api.db, { isApprover: true }))

	expect((await me.put('guests/me', draft)).status).toBe(403)
	expect((await approver.get(`approvals/guests/${candidate.id}`)).status).toBe(404)
})

test('until approved a guest cannot ask for contact; once accepted, both see the mobile number', async () => {
	await using api = await testApp()
	const guest = await createGuest(api.db, { account: { status: 'pending' } })
	const [me, adviser] = [await api.as(guest), await adviserOf(api)]
	const ask = () => me.post('contact-requests', { subjectId: adviser.id, message: 'Please advise me.' })

	const early = await ask()
	await api.db.update(accounts).set({ status: 'approved' }).where(eq(accounts.id, guest.id))
	const asked = await ask()
	const [received] = (await adviser.calls.get('contact-requests')).body.details.items
	await adviser.calls.post(`contact-requests/${asked.body.details.id}/answer`, { answer: 'accept' })
	const [accepted] = (await adviser.calls.get('contact-requests')).body.details.items

	expect(early.status).toBe(403)
	expect(received).toMatchObject({ mobileNumber: null, other: { about: guest.headline } })
	expect(accepted).toMatchObject({ mobileNumber: guest.mobileNumber, email: guest.email })
})

test('the photo of a guest is shown to the guest, to approvers and to accounts in touch with the guest', async () => {
	await using api = await testApp()
	const guest = await createGuest(api.db)
	const [me, adviser, other] = [await api.as(guest), await adviserOf(api), await adviserOf(api)]
	const approver = await api.as(await createAccount(api.db, { isApprover: true }))
	const sent = await sendPicture(api, me, 'guests/me/photo', await picture(), 'image/png')
	const { address } = sent.body.details
	const statusFor = async (headers?: Record<string, string>) =>
		(await api.app.inject({ url: address, ...(headers && { headers }) })).statusCode

	const before = await statusFor(adviser.calls.headers)
	await me.post('contact-requests', { subjectId: adviser.id, message: 'Please advise me.' })
	const [received] = (await adviser.calls.get('contact-requests')).body.details.items

	expect((await me.get('guests/me')).body.details.image).toBe(address)
	expect((await me.post(`auth/user-details/${guest.id}`)).body.details.image).toBe(address)
	expect(before).toBe(404)
	expect(received.other.image).toBe(address)
	expect(await statusFor(adviser.calls.headers)).toBe(200)
	expect(await statusFor(other.calls.headers)).toBe(404)
	expect(await statusFor()).toBe(404)
	expect(await statusFor(approver.headers)).toBe(200)
	expect((await me.call('DELETE', 'guests/me/photo')).status).toBe(200)
	expect((await me.get('guests/me')).body.details.image).toBeNull()
})

async function adviserOf(api: Awaited<ReturnType<typeof testApp>>) {
	const { id } = await createAccount(api.db)
	await createSection(api.db, { accountId: id })
	return { id, calls: await api.as({ id }) }
}
