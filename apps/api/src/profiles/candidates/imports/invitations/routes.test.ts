import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { consents } from '@profile-search/db/schema/privacy/personal-data'
import { declinedAddresses, peopleImportRows } from '@profile-search/db/schema/profiles/people-imports'
import { createAccount } from '@profile-search/db/testing/factories'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sweepPersonalData } from '#privacy/retention/sweep.ts'
import { testApp } from '#test/portal.ts'

type Api = Awaited<ReturnType<typeof testApp>>

const email = 'asha@example.com'
const password = 'Secret1!'
const file = [
	'First name,Last name,Email,Profession,Skills,Town',
	`Asha,Kulkarni,${email},Nurse,Injections;Kite flying,Nagpur`,
].join('\r\n')

/** Uploads a file with one person and starts it, as an administrator. Returns the mails that this led to. */
async function invite(api: Api) {
	const office = await api.as(await createAccount(api.db, { isAdministrator: true }))
	const body = new FormData()
	body.set('file', new File([file], 'people.csv'))
	const { id } = (await office.call('POST', 'admin/people-imports', body)).body.details
	await api.work()
	const path = `admin/people-imports/${id}`
	await office.post(`${path}/start`, { source: 'The fair of Nagpur', language: 'en' })
	const mails = await api.work()
	const token = /join\/([\w-]+)/.exec(mails[0]?.text ?? '')?.[1] ?? ''
	return { office, path, mails, token, link: `people-invitations/${token}` }
}

test('the mail says who gave the data and what it holds, in the language of the import, and the link shows all of it', async () => {
	await using api = await testApp()
	const { mails, link } = await invite(api)

	const shown = await api.get(link)

	expect(mails).toHaveLength(1)
	expect(mails[0]?.to?.[0]?.address).toBe(email)
	expect(mails[0]?.text).toContain('The fair of Nagpur')
	expect(mails[0]?.text).toContain('First name, Last name, Email, Profession, Skills and Town')
	expect(shown.body.details).toMatchObject({
		source: 'The fair of Nagpur',
		person: { firstName: 'Asha', email, names: { profession: 'Nurse', place: 'Nagpur' } },
	})
	expect((await api.get('people-invitations/nonsense')).status).toBe(404)
})

test('until somebody accepts there is no account; accepting registers them, and begins a profile that waits for them', async () => {
	await using api = await testApp({ matching: true })
	const { office, path, link } = await invite(api)
	expect(await api.db.$count(accounts, eq(accounts.email, email))).toBe(0)

	const weak = await api.post(`${link}/accept`, { password: 'secret' })
	const minor = await api.post(`${link}/accept`, {
		password,
		consent: { noticeVersion: 1, language: 'en', isAdult: false },
	})
	const accepted = await api.post(`${link}/accept`, {
		password,
		consent: { noticeVersion: 1, language: 'en', isAdult: true, purposes: ['match_mails'] },
	})
	const again = await api.post(`${link}/accept`, { password })

	expect([weak.status, minor.status, again.status]).toEqual([400, 400, 404])
	expect(accepted.body).toMatchObject({
		errorCode: 0,
		details: { f_name: 'Asha', user_type: 'candidate', status: 'incomplete', skills: expect.any(Array) },
	})
	const [account] = await api.db.select().from(accounts).where(eq(accounts.email, email))
	const agreed = await api.db
		.select()
		.from(consents)
		.where(eq(consents.accountId, account?.id ?? ''))
	expect(agreed.map(({ purpose }) => purpose).toSorted()).toEqual(['account', 'match_mails'])
	const login = await api.post('auth/login', { email_id: email, password, user_type: 'candidate' })
	expect(login.body.errorCode).toBe(0)
	const me = await api.as({ id: account?.id ?? '' })
	expect((await me.get('candidates/me')).body.details).toMatchObject({
		profession: 'Nurse',
		place: 'Nagpur',
		skills: [{ name: 'Injections' }, { name: 'Kite flying' }],
	})
	expect((await api.get('candidates')).body.details.total).toBe(0)
	expect((await office.get(path)).body.details).toMatchObject({ invited: 1, accepted: 1 })
	expect(await api.db.$count(peopleImportRows)).toBe(0)

	await office.post(`${path}/undo`)
	expect(await api.db.$count(accounts, eq(accounts.email, email))).toBe(1)
})

test('whoever declines is forgotten but for a hash, and is not invited again', async () => {
	await using api = await testApp()
	const { office, path, link } = await invite(api)

	const declined = await api.post(`${link}/decline`)
	const second = await invite(api)

	expect(declined.body.message).toMatch(/^Your data has been deleted/)
	expect((await office.get(path)).body.details).toMatchObject({ invited: 1, declined: 1 })
	const [kept] = await api.db.select().from(declinedAddresses)
	expect(JSON.stringify(kept)).not.toContain('asha')
	expect(second.mails).toEqual([])
	expect((await second.office.get(`${second.path}/rows`)).body.details.items).toMatchObject([
		{ known: 'declined' },
	])
	expect((await api.post(`${link}/accept`, { password })).status).toBe(404)
})

test('who has registered meanwhile keeps the account, and nobody is written to whose row is gone', async () => {
	await using api = await testApp()
	const { link, mails } = await invite(api)
	await createAccount(api.db, { email })

	expect((await api.post(`${link}/accept`, { password })).body.errorCode).not.toBe(0)
	expect(await api.db.$count(accounts, eq(accounts.email, email))).toBe(1)
	expect(mails).toHaveLength(1)
})

test('what nobody has answered is void after thirty days, and deleted', async () => {
	await using api = await testApp()
	const { link } = await invite(api)
	const [row] = await api.db.select().from(peopleImportRows)
	const days = ((row?.expiresAt.getTime() ?? 0) - Date.now()) / 86_400_000
	expect(Math.round(days)).toBe(30)
	await api.db.update(peopleImportRows).set({ expiresAt: sql`now() - interval '1 second'` })

	expect((await api.get(link)).status).toBe(404)
	await sweepPersonalData(api.db)

	expect(await api.db.$count(peopleImportRows)).toBe(0)
})
