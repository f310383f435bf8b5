import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { contactRequests } from '@profile-search/db/schema/messaging/contact-requests'
import {
	createAccount,
	createCandidate,
	createOrganisation,
	createSection,
} from '@profile-search/db/testing/factories'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApp } from '#test/portal.ts'

const message = 'We look for someone to plan our irrigation.'

test('an accepted request shows each account the contact details of the other, until one withdraws', async () => {
	await using api = await testApp()
	const person = await createCandidate(api.db, { mobileNumber: '+919811111111' })
	const organisation = await createOrganisation(api.db, {
		name: 'Green Fields',
		mobileNumber: '+919822222222',
	})
	const [me, them] = [await api.as(organisation.owner), await api.as(person)]

	const asked = await me.post('contact-requests', { subjectId: person.id, message })
	const before = await them.get('contact-requests')
	const [mail] = await api.work()
	const path = `contact-requests/${asked.body.details.id}`
	const accepted = await them.post(`${path}/answer`, { answer: 'accept' })
	const mails = await api.work()
	const seen = await me.get('contact-requests?box=sent')

	expect(asked.body.details).toMatchObject({ status: 'open', isMine: true, email: null, mobileNumber: null })
	expect(before.body.details).toMatchObject({
		open: 1,
		items: [{ isMine: false, other: { name: 'Green Fields' }, message, email: null, mobileNumber: null }],
	})
	expect(mail).toMatchObject({ subject: 'Green Fields asks to get in touch with you' })
	expect(accepted.body.details).toMatchObject({
		email: organisation.owner.email,
		mobileNumber: '+919822222222',
	})
	expect(mails).toMatchObject([{ subject: 'Asha Kulkarni accepted your request' }])
	expect(seen.body.details.items).toMatchObject([{ email: person.email, mobileNumber: '+919811111111' }])

	expect((await them.post(`${path}/withdraw`)).status).toBe(200)
	for (const who of [me, them])
		for (const box of ['sent', 'received'])
			expect(JSON.stringify((await who.get(`contact-requests?box=${box}`)).body)).not.toMatch(/@|\+91/)
})

test('contact that was granted can be saved in an address book, and no other', async () => {
	await using api = await testApp()
	const person = await createCandidate(api.db, {
		account: { firstName: 'आशा; B', lastName: 'Kulkarni, N' },
		mobileNumber: '+919811111111',
	})
	const organisation = await createOrganisation(api.db, { name: 'Green Fields' })
	const [me, them] = [await api.as(organisation.owner), await api.as(person)]
	const asked = await me.post('contact-requests', { subjectId: person.id, message })
	const path = `contact-requests/${asked.body.details.id}`

	const before = await me.get(`${path}/card`)
	await them.post(`${path}/answer`, { answer: 'accept' })
	const ofPerson = await me.get(`${path}/card`)
	const ofTeam = await them.get(`${path}/card`)
	await them.post(`${path}/withdraw`)
	const after = await me.get(`${path}/card`)

	expect(before.status).toBe(404)
	expect(ofPerson.headers['content-type']).toContain('text/vcard')
	expect(linesOf(ofPerson.body)).toEqual(
		expect.arrayContaining([
			'VERSION:3.0',
			String.raw`N:Kulkarni\, N;आशा\; B;;;`,
			`EMAIL:${person.email}`,
			'TEL;TYPE=CELL:+919811111111',
		]),
	)
	expect(linesOf(ofTeam.body)).toEqual(
		expect.arrayContaining([
			expect.stringMatching(/^ORG\b.*:Green Fields/),
			expect.stringContaining(organisation.id),
		]),
	)
	expect(after.status).toBe(404)
	expect(JSON.stringify([before.body, after.body])).not.toMatch(/@|\+91/)
})

/** The lines of a vCard, whose long ones are folded. */
function linesOf(card: string) {
	return card.replaceAll('\r\n ', '').split('\r\n')
}

test('a declined request says why, and the same account may ask again after 30 days', async () => {
	await using api = await testApp()
	const person = await createCandidate(api.db)
	const me = await api.as(await createCandidate(api.db))
	const them = await api.as(person)
	const ask = () => me.post('contact-requests', { subjectId: person.id, message })
	const path = `contact-requests/${(await ask()).body.details.id}/answer`

	expect((await them.post(path, { answer: 'decline' })).body.fields).toEqual({
		reason: 'Please choose a reason; the other person will see it.',
	})
	await them.post(path, { answer: 'decline', reason: 'no_time', message: 'Perhaps in spring.' })
	expect((await me.get(`contact-requests/with/${person.id}`)).body.details).toMatchObject({
		subject: { id: person.id },
		request: {
			status: 'declined',
			declineReason: 'no_time',
			declineMessage: 'Perhaps in spring.',
			email: null,
		},
	})

	expect((await ask()).status).toBe(409)
	await api.db.update(contactRequests).set({ answeredAt: new Date(Date.now() - 31 * 86_400_000) })
	expect((await ask()).status).toBe(200)
})

test('two accounts have at most one open request, whoever asks first', async () => {
	await using api = await testApp()
	const [one, two] = [await createCandidate(api.db), await createCandidate(api.db)]
	const ask = async (from: { id: string }, to: { id: string }) =>
		(await api.as(from)).post('contact-requests', { subjectId: to.id, message })

	const answers = await Promise.all([ask(one, two), ask(two, one), ask(one, two)])

	expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
})

test('only the account that was asked answers, only the asker withdraws an open request', async () => {
	await using api = await testApp()
	const [asker, asked] = [await createCandidate(api.db), await createCandidate(api.db)]
	const [me, them, stranger] = await Promise.all(
		[asker, asked, await createCandidate(api.db)].map((who) => api.as(who)),
	)
	const { body } = await me!.post('contact-requests', { subjectId: asked.id, message })
	const path = `contact-requests/${body.details.id}`

	expect((await me!.post(`${path}/answer`, { answer: 'accept' })).status).toBe(409)
	expect((await stranger!.post(`${path}/answer`, { answer: 'accept' })).status).toBe(404)
	expect((await stranger!.post(`${path}/withdraw`)).status).toBe(404)
	expect((await them!.post(`${path}/withdraw`)).status).toBe(409)
	expect((await me!.post(`${path}/withdraw`)).status).toBe(200)
	expect((await them!.post(`${path}/answer`, { answer: 'accept' })).status).toBe(409)
	expect((await stranger!.get('contact-requests')).body.details.total).toBe(0)
})

test('an account can ask only accounts it sees, and never itself', async () => {
	await using api = await testApp()
	const asker = await createCandidate(api.db)
	const hidden = await createCandidate(api.db, { visibility: 'approved_organisations' })
	const guest = await createAccount(api.db, { userType: 'guest_user' })
	const adviser = await createAccount(api.db, { userType: 'guest_user' })
	await createSection(api.db, { accountId: adviser.id })
	const pending = await createCandidate(api.db, { account: { status: 'pending' } })
	const organisation = await createOrganisation(api.db)
	const me = await api.as(asker)
	const statusFor = async (subjectId: string) =>
		(await me.post('contact-requests', { subjectId, message })).status

	expect(await statusFor(hidden.id)).toBe(404)
	expect(await statusFor(guest.id)).toBe(404)
	expect(await statusFor(pending.id)).toBe(404)
	expect(await statusFor(asker.id)).toBe(409)
	expect(await statusFor(adviser.id)).toBe(200)
	expect(await statusFor(organisation.id)).toBe(200)
	const unapproved = await api.as(await createCandidate(api.db, { account: { status: 'pending' } }))
	expect((await unapproved.post('contact-requests', { subjectId: adviser.id, message })).status).toBe(403)
})

test('a suspended account shows no contact details, even where they were granted', async () => {
	await using api = await testApp()
	const [asker, asked] = [await createCandidate(api.db), await createCandidate(api.db)]
	await api.db
		.insert(contactRequests)
		.values({ askerId: asker.id, askedId: asked.id, message, status: 'accepted' })
	const me = await api.as(asker)
	const contact = async () => (await me.get('contact-requests?box=sent')).body.details.items[0].email

	expect(await contact()).toBe(asked.email)
	await api.db.update(accounts).set({ status: 'suspended' }).where(eq(accounts.id, asked.id))
	expect(await contact()).toBe(null)
})

test('an account can ask at most 20 others a day', async () => {
	await using api = await testApp({ rateLimits: true })
	const me = await api.as(await createCandidate(api.db))
	const people = await Promise.all(Array.from({ length: 21 }, () => createCandidate(api.db)))

	const answers = await Promise.all(
		people.map(({ id }) => me.post('contact-requests', { subjectId: id, message })),
	)

	expect(answers.filter(({ status }) => status === 200)).toHaveLength(20)
	expect(answers.find(({ status }) => status === 429)?.body.message).toContain('(20)')
	expect(await api.db.$count(contactRequests)).toBe(20)
})
