import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { auditLog } from '@profile-search/db/schema/platform/site'
import {
	createAccount,
	createCandidate,
	createMember,
	createOrganisation,
} from '@profile-search/db/testing/factories'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createAsha, credentials, email, password, type TestApp } from '#accounts/login/testing.ts'
import { testApp } from '#test/portal.ts'

const fresh = 'asha.new@example.com'
const ask = { email: fresh, present_password: password }

async function codeFor(api: TestApp) {
	const mail = (await api.work()).find(({ to }) => to?.[0]?.address === fresh)
	return mail?.text?.match(/\b\d{6}\b/)?.[0] ?? ''
}

function undoIn(mails: { text?: string | undefined }[]) {
	return mails.map(({ text }) => text?.match(/email-undo\/([\w-]+)/)?.[1]).find(Boolean) ?? ''
}

test('a person changes their address with the password and a code, and the old address is told', async () => {
	await using api = await testApp()
	const asha = await createAsha(api)
	const [me, elsewhere] = [await api.as(asha), await api.as(asha)]

	const wrong = await me.post('account/email', { ...ask, present_password: 'Wrong1!' })
	await me.post('account/email', ask)
	const code = await codeFor(api)
	const before = await api.post('auth/login', { ...credentials, email_id: fresh })
	const confirmed = await me.post('account/email/confirmation', { code })
	const mails = await api.work()

	expect(wrong.body.errorCode).toBe(1001)
	expect(before.body.errorCode).toBe(1001)
	expect(confirmed.body.details).toEqual({ email: fresh })
	expect((await api.post('auth/login', { ...credentials, email_id: fresh })).body.errorCode).toBe(0)
	expect((await api.post('auth/login', credentials)).body.errorCode).toBe(1001)
	expect([(await me.get('account/name')).status, (await elsewhere.get('account/name')).status]).toEqual([
		200, 401,
	])
	expect(mails).toMatchObject([{ to: [{ address: email }], text: expect.stringContaining('email-undo') }])
	expect((await me.post('account/email/confirmation', { code })).body.errorCode).toBe(1101)
})

test('the old address undoes a change: all sessions end, and the password becomes invalid', async () => {
	await using api = await testApp()
	const me = await api.as(await createAsha(api))
	await me.post('account/email', ask)
	await me.post('account/email/confirmation', { code: await codeFor(api) })
	const token = undoIn(await api.work())

	const shown = await api.get(`email-changes/${token}`)
	const undone = await api.post(`email-changes/${token}/undo`)

	expect(shown.body.details).toEqual({ oldEmail: email, newEmail: fresh })
	expect(undone.body.details).toEqual({ email })
	expect((await me.get('account/name')).status).toBe(401)
	expect((await api.post('auth/login', credentials)).body.errorCode).toBe(1001)
	expect((await api.post('auth/login', { ...credentials, email_id: fresh })).body.errorCode).toBe(1001)
	expect((await api.post(`email-changes/${token}/undo`)).status).toBe(404)
})

test('an address of another account is not accepted, and five wrong codes cancel a change', async () => {
	await using api = await testApp()
	const me = await api.as(await createAsha(api))
	await me.post('account/email', ask)
	const code = await codeFor(api)
	const other = await createAccount(api.db, { email: fresh })
	const taken = await me.post('account/email/confirmation', { code })
	await api.db.delete(accounts).where(eq(accounts.id, other.id))
	for (let times = 0; times < 5; times += 1)
		await me.post('account/email/confirmation', { code: code === '000000' ? '000001' : '000000' })

	expect(taken.body.errorCode).toBe(1103)
	expect((await me.post('account/email/confirmation', { code })).body.errorCode).toBe(1101)
})

test('an administrator changes name and address with a reason, and the old address can undo that', async () => {
	await using api = await testApp()
	const asha = await createAsha(api)
	const admin = await api.as(await createAccount(api.db, { isAdministrator: true }))
	const place = `admin/accounts/${asha.id}`
	const reason = 'The mailbox of the old address is lost.'
	const name = { f_name: 'Aasha', middle_name: '', l_name: 'Kulkarni' }

	const without = await admin.call('PUT', `${place}/email`, { email: fresh, reason: '' })
	await admin.put(`${place}/name`, { ...name, reason: 'A spelling.' })
	await admin.put(`${place}/email`, { email: fresh, reason })
	const mails = await api.work()

	expect(without.status).toBe(400)
	const [row] = await api.db.select().from(accounts).where(eq(accounts.id, asha.id))
	expect(row).toMatchObject({ firstName: 'Aasha', email: fresh })
	const old = mails.filter(({ to }) => to?.[0]?.address === email)
	expect(old.map(({ text }) => text).join()).toContain(reason)
	expect((await api.post(`email-changes/${undoIn(old)}/undo`)).body.details).toEqual({ email })
	const log = await api.db.select().from(auditLog)
	expect(log.map(({ action }) => action)).toEqual(['name_changed', 'email_changed', 'email_change_undone'])
})

test('an organisation whose owner is gone is transferred, with its status, to a Sanstha account', async () => {
	await using api = await testApp()
	const organisation = await createOrganisation(api.db)
	const admin = await api.as(await createAccount(api.db, { isAdministrator: true }))
	const heir = await createAccount(api.db, { userType: 'employer', status: 'incomplete' })
	const member = await createMember(api.db)
	const person = await createCandidate(api.db)
	const order = { reason: 'The owner has died; the board has written.' }
	const to = (account: { email: string }) =>
		admin.put(`admin/accounts/${organisation.owner.id}/organisation-owner`, {
			...order,
			email: account.email,
		})

	const refused = [await to(person), await to(member), await to(organisation.owner)]
	const done = await to(heir)
	const mails = await api.work()

	expect(refused.map(({ status }) => status)).toEqual([409, 409, 409])
	expect(done.body.errorCode).toBe(0)
	const me = await api.as(heir)
	expect((await me.get('organisations/me/members')).body.details).toMatchObject({ role: 'owner' })
	expect((await me.get('organisations/me')).body.details).toMatchObject({ status: 'approved' })
	expect(mails.map((mail) => mail.to?.[0]?.address).toSorted()).toEqual(
		[heir.email, organisation.owner.email].toSorted(),
	)
	expect(await api.db.select().from(auditLog)).toMatchObject([
		{ action: 'organisation_transferred', subjectId: organisation.id, reason: order.reason },
	])
})
