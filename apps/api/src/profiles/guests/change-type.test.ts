import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { accountActivity } from '@profile-search/db/schema/accounts/sessions'
import { auditLog } from '@profile-search/db/schema/platform/site'
import { candidates } from '@profile-search/db/schema/profiles/candidates'
import { files } from '@profile-search/db/schema/profiles/files'
import { guests } from '@profile-search/db/schema/profiles/guests'
import { createAccount, createGuest, createJob, createSection } from '@profile-search/db/testing/factories'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { picture, sendPicture } from '#platform/files/testing.ts'
import { hashSecret } from '#platform/secrets.ts'
import { testApp } from '#test/portal.ts'

const password = 'Secret1!'

async function guestIn(api: Awaited<ReturnType<typeof testApp>>) {
	const guest = await createGuest(api.db, {
		languages: ['hi', 'mr'],
		account: { passwordHash: await hashSecret(password) },
	})
	return { guest, me: await api.as(guest) }
}

test('a guest becomes a candidate: the profile is carried over, and everything attached to the account stays', async () => {
	await using api = await testApp()
	const { guest, me } = await guestIn(api)
	const job = await createJob(api.db)
	const adviser = await createAccount(api.db)
	await createSection(api.db, { accountId: adviser.id })
	await createSection(api.db, { accountId: guest.id })
	const photo = await sendPicture(api, me, 'guests/me/photo', await picture(), 'image/png')
	await me.put(`saved/job/${job.id}`)
	await me.post('contact-requests', { subjectId: adviser.id, message: 'Please advise me.' })

	const changed = await me.post('guests/me/type', { user_type: 'candidate', present_password: password })
	const profile = await me.get('candidates/me')

	expect(changed.body).toMatchObject({
		errorCode: 0,
		details: {
			user_type: 'candidate',
			status: 'incomplete',
			registration_flag: 0,
			language: ['Hindi', 'Marathi'],
		},
	})
	expect(profile.body.details).toMatchObject({
		status: 'incomplete',
		headline: guest.headline,
		placeId: guest.placeId,
		mobileNumber: guest.mobileNumber,
		image: photo.body.details.address,
		languages: [{ code: 'hi' }, { code: 'mr' }],
	})
	expect((await me.get('sections/me')).body.details.advisory.status).toBe('approved')
	expect((await me.get('contact-requests?box=sent')).body.details.total).toBe(1)
	expect((await me.get('saved')).body.details.total).toBe(1)
	expect((await me.get('guests/me')).status).toBe(403)
	expect(await api.db.$count(guests)).toBe(0)
	// The account is no longer approved, so its section waits too.
	expect((await api.get(`advisers/${guest.id}`)).status).toBe(404)
})

test('a guest becomes an employer, loses the photo, and completes the organisation', async () => {
	await using api = await testApp()
	const { guest, me } = await guestIn(api)
	await sendPicture(api, me, 'guests/me/photo', await picture(), 'image/png')

	const changed = await me.post('guests/me/type', { user_type: 'employer', present_password: password })

	expect(changed.body.details).toMatchObject({ user_type: 'employer', image: null, mobile_no: null })
	expect((await me.get('organisations/me')).body.details).toBeNull()
	expect(await api.db.$count(files)).toBe(0)
	expect(await api.db.$count(candidates)).toBe(0)
	expect(await api.db.$count(accounts, eq(accounts.id, guest.id))).toBe(1)
})

test('the change is recorded and mailed, and the login is under the new tab from then on', async () => {
	await using api = await testApp()
	const { guest, me } = await guestIn(api)
	const login = (user_type: string) => api.post('auth/login', { email_id: guest.email, password, user_type })

	await me.post('guests/me/type', { user_type: 'candidate', present_password: password })
	const mails = await api.work()

	expect(await api.db.select().from(auditLog)).toMatchObject([
		{ action: 'account_type_changed', actorId: guest.id, facts: { from: 'guest_user', to: 'candidate' } },
	])
	expect(await api.db.select().from(accountActivity)).toMatchObject([{ kind: 'type_changed' }])
	expect(mails.map(({ subject }) => subject)).toEqual(['Your account is a Vyaktigat account now'])
	expect((await login('guest_user')).body).toMatchObject({
		errorCode: 1002,
		message: 'This account logs in under Vyaktigat.',
	})
	expect((await login('candidate')).body.errorCode).toBe(0)
})

test('nothing changes without the password', async () => {
	await using api = await testApp()
	const { me } = await guestIn(api)

	const wrong = await me.post('guests/me/type', { user_type: 'candidate', present_password: 'Wrong1!' })
	const nothing = await me.post('guests/me/type', { user_type: 'guest_user' })

	expect(wrong.body).toMatchObject({ errorCode: 1001, message: 'The password is wrong.' })
	expect(nothing.body.fields).toEqual({
		user_type: 'Please choose Vyaktigat or Sanstha.',
		present_password: 'Password is required',
	})
	expect((await me.get('guests/me')).body.details.status).toBe('approved')
})

test('of two changes at once, only one takes effect', async () => {
	await using api = await testApp()
	const { me } = await guestIn(api)

	const answers = await Promise.all(
		['candidate', 'employer'].map((user_type) =>
			me.post('guests/me/type', { user_type, present_password: password }),
		),
	)

	expect(answers.map(({ status }) => status).toSorted()).toEqual([200, expect.toBeOneOf([403, 409])])
	expect(await api.db.$count(auditLog)).toBe(1)
})

test('a candidate or an employer cannot become anything else', async () => {
	await using api = await testApp()
	for (const userType of ['candidate', 'employer'] as const) {
		const account = await createAccount(api.db, { userType, passwordHash: await hashSecret(password) })
		const me = await api.as(account)

		const answer = await me.post('guests/me/type', { user_type: 'candidate', present_password: password })

		expect(answer).toMatchObject({ status: 403, body: { message: 'Only a Guest account may do this.' } })
	}
})
