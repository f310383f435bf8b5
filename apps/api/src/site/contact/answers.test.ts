import { languageCookie } from '@profile-search/contract/accounts/language'
import { createAccount } from '@profile-search/db/testing/factories'
import { expect, test } from 'vitest'
import { testApp } from '#test/portal.ts'

const draft = {
	name: 'Meera Joshi',
	email: 'meera@example.com',
	topic: 'question',
	message: 'How do I change the name of our organisation?',
}

test('answers are mailed in the thread of the message, and the message leaves the queue', async () => {
	await using api = await testApp()
	const administrator = await createAccount(api.db, { isAdministrator: true })
	const me = await api.as(administrator)
	const { number } = (await api.post('contact-messages', draft)).body.details
	const [arrived] = await api.work()
	const [waiting] = (await me.get('contact-messages')).body.details.items
	const answer = (body: string, answersSeen: number) =>
		me.post(`contact-messages/${waiting.id}/answers`, { body, answersSeen })

	await answer('In the profile of the organisation.', 0)
	const [first] = await api.work()
	await answer('And the approver looks at it.', 1)
	const [second] = await api.work()

	expect(waiting).toMatchObject({ number, topic: 'question', status: 'open' })
	expect(arrived?.subject).toContain(number)
	expect(first).toMatchObject({
		to: [{ address: draft.email }],
		inReplyTo: arrived?.messageId,
		subject: expect.stringContaining(number),
		text: expect.stringContaining('In the profile of the organisation.'),
	})
	expect(second?.inReplyTo).toBe(first?.messageId)
	expect(second?.references).toContain(String(arrived?.messageId))
	expect((await me.get('contact-messages')).body.details).toMatchObject({
		total: 0,
		counts: { open: 0, answered: 1, closed: 0 },
	})
	const shown = (await me.get(`contact-messages/${waiting.id}`)).body.details
	expect(shown.answers.map((each: { body: string }) => each.body)).toEqual([
		'In the profile of the organisation.',
		'And the approver looks at it.',
	])
})

test('somebody without an account is answered in the language of the page they wrote on', async () => {
	await using api = await testApp()
	const me = await api.as(await createAccount(api.db, { isAdministrator: true }))
	await api.call({
		method: 'POST',
		path: 'contact-messages',
		body: draft,
		headers: { cookie: `${languageCookie}=mr` },
	})
	await api.work()
	const [waiting] = (await me.get('contact-messages')).body.details.items

	await me.post(`contact-messages/${waiting.id}/answers`, { body: 'प्रोफाइलमध्ये.', answersSeen: 0 })
	const [answer] = await api.work()

	expect(answer?.subject).toMatch(/साठी तुमचा मेसेज$/)
	expect(answer?.html).toContain('<html lang="mr">')
})

test('of two administrators who answer at once the second is told, and one mail is sent', async () => {
	await using api = await testApp()
	const both = await Promise.all(
		[1, 2].map(async () => api.as(await createAccount(api.db, { isAdministrator: true }))),
	)
	await api.post('contact-messages', draft)
	await api.work()
	const queue = await both[0]?.get('contact-messages')
	const id = queue?.body.details.items[0].id

	const answers = await Promise.all(
		both.map((me) => me.post(`contact-messages/${id}/answers`, { body: 'Yes.', answersSeen: 0 })),
	)

	expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
	expect(await api.work()).toHaveLength(1)
})

test('a message that needs no answer is closed, and can be opened again', async () => {
	await using api = await testApp()
	const me = await api.as(await createAccount(api.db, { isAdministrator: true }))
	await api.post('contact-messages', { ...draft, topic: 'job' })
	const [{ id }] = (await me.get('contact-messages?topic=job')).body.details.items

	const closed = await me.post(`contact-messages/${id}/status`, { status: 'closed' })
	const queue = (await me.get('contact-messages?status=closed')).body.details.total
	const opened = await me.post(`contact-messages/${id}/status`, { status: 'open' })

	expect([closed.body.details.status, queue, opened.body.details.status]).toEqual(['closed', 1, 'open'])
})
