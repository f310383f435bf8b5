import { siteSettings } from '@profile-search/db/schema/platform/site'
import { createAccount } from '@profile-search/db/testing/factories'
import { expect, test } from 'vitest'
import { testApp } from '#test/portal.ts'

const draft = {
	name: 'Meera Joshi',
	email: 'meera@example.com',
	topic: 'question',
	message: 'How do I change the name of our organisation?',
}

test('a message reaches the contact address of the site, and an answer goes to its sender', async () => {
	await using api = await testApp()
	await api.db
		.insert(siteSettings)
		.values({ contactEmail: 'office@example.com' })
		.onConflictDoUpdate({
			target: siteSettings.id,
			set: { contactEmail: 'office@example.com' },
		})

	const sent = await api.post('contact-messages', draft)
	const mails = await api.work()

	expect(sent.body).toMatchObject({ errorCode: 0, message: expect.stringContaining('received your message') })
	expect(mails).toMatchObject([
		{
			to: [{ address: 'office@example.com' }],
			replyTo: [{ address: 'meera@example.com' }],
			text: expect.stringContaining(draft.message),
		},
	])
})

test('without a contact address the administrators get the message, suspended ones do not', async () => {
	await using api = await testApp()
	const administrator = await createAccount(api.db, { isAdministrator: true })
	await createAccount(api.db, { isAdministrator: true, status: 'suspended' })

	await api.post('contact-messages', draft)
	const mails = await api.work()

	expect(mails.map((mail) => mail.to?.[0]?.address)).toEqual([administrator.email])
})

test('a message that is too short is marked at its field', async () => {
	await using api = await testApp()

	const answer = await api.post('contact-messages', { ...draft, message: 'Hi' })

	expect(answer).toMatchObject({
		status: 400,
		body: { errorCode: 400, fields: { message: 'Please write at least 10 characters.' } },
	})
})

test('one network cannot flood the mailbox of the site', async () => {
	await using api = await testApp({ rateLimits: true })

	const answers = await Promise.all(Array.from({ length: 40 }, () => api.post('contact-messages', draft)))

	expect(answers.filter((answer) => answer.status === 429)).toHaveLength(20)
})
