import { randomUUID } from 'node:crypto'
import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { applications } from '@profile-search/db/schema/hiring/applications'
import { contactRequests } from '@profile-search/db/schema/messaging/contact-requests'
import { messages } from '@profile-search/db/schema/messaging/messages'
import { employerBlocks } from '@profile-search/db/schema/profiles/employer-blocking'
import { organisationMembers } from '@profile-search/db/schema/profiles/organisations'
import {
	createAccount,
	createCandidate,
	createMember,
	createOrganisation,
} from '@profile-search/db/testing/factories'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApp } from '#test/portal.ts'
import { createApplied, createRequested, open, messagesIn, write } from './testing.ts'

test('the applicant and the team write to each other, and each sees the other by name', async () => {
	await using api = await testApp()
	const { organisation, person, applicationId } = await createApplied(api.db)
	const recruiter = await api.as(await createMember(api.db, { organisationId: organisation.id }))
	const [applicant, owner] = [await api.as(person), await api.as(organisation.owner)]

	const threadId = await open(applicant, 'application', applicationId)
	await write(applicant, threadId, 'When could I begin?')
	await write(owner, await open(owner, 'application', applicationId), 'In May.')

	expect(await messagesIn(recruiter, threadId)).toEqual(['When could I begin?', 'In May.'])
	expect((await applicant.get('threads')).body.details.items).toMatchObject([
		{ name: 'Orange Works', about: 'Orchard planner', unread: 1, last: { text: 'In May.', isMine: false } },
	])
	expect((await recruiter.get('threads')).body.details.items).toMatchObject([
		{ name: 'Meera Deshpande', unread: 1, last: { isMine: false, isFromMySide: true } },
	])
})

test('a thread does not exist for a stranger, another organisation, or a former member of the team', async () => {
	await using api = await testApp()
	const { organisation, person, applicationId } = await createApplied(api.db)
	const leaver = await createMember(api.db, { organisationId: organisation.id })
	const applicant = await api.as(person)
	const threadId = await open(applicant, 'application', applicationId)
	await write(applicant, threadId, 'Hello')
	expect((await (await api.as(leaver)).get(`threads/${threadId}`)).status).toBe(200)
	await api.db.delete(organisationMembers).where(eq(organisationMembers.accountId, leaver.id))

	for (const stranger of [
		leaver,
		await createCandidate(api.db),
		(await createOrganisation(api.db)).owner,
		await createCandidate(api.db, { account: { isApprover: true } }),
	]) {
		const me = await api.as(stranger)
		const statuses = await Promise.all([
			me.get(`threads/${threadId}`),
			me.get(`threads/${threadId}/messages`),
			me.get(`threads/${threadId}/files/${randomUUID()}`),
			write(me, threadId, 'Let me in'),
			me.post(`threads/${threadId}/read`, { through: 1 }),
			me.post(`threads/${threadId}/block`),
			me.post('threads', { kind: 'application', subjectId: applicationId }),
		])
		expect(statuses.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404, 404])
		expect((await me.get('threads')).body.details.items).toEqual([])
	}
	expect(await messagesIn(applicant, threadId)).toEqual(['Hello'])
})

test('a contact request opens its thread once it is accepted; until then its message can only be read', async () => {
	await using api = await testApp()
	const { asker, asked, requestId } = await createRequested(api.db, 'open')
	const [one, two] = [await api.as(asker), await api.as(asked)]
	const threadId = await open(two, 'request', requestId)

	const early = await write(one, threadId, 'Please?')
	const seen = await two.get(`threads/${threadId}`)
	await two.post(`contact-requests/${requestId}/answer`, { answer: 'accept' })
	const late = await write(one, threadId, 'Thank you!')
	await api.db.update(contactRequests).set({ status: 'withdrawn' }).where(eq(contactRequests.id, requestId))
	const after = await write(two, threadId, 'Are you there?')

	expect(early).toMatchObject({
		status: 409,
		body: { message: 'You can write here once the request is accepted.' },
	})
	expect(seen.body.details).toMatchObject({
		name: 'Asha Patil',
		opening: { text: 'May I ask you about farming?', isMine: false },
		whyClosed: 'not_accepted',
	})
	expect(late.body).toMatchObject({ errorCode: 0, details: { number: 1, isMine: true } })
	expect(after.status).toBe(409)
	expect(await messagesIn(two, threadId)).toEqual(['Thank you!'])
})

test('an account that blocks an employer closes the thread of their request to the employer', async () => {
	await using api = await testApp()
	const { asker, asked, requestId } = await createRequested(api.db, 'accepted')
	const [one, two] = [await api.as(asker), await api.as(asked)]
	const threadId = await open(one, 'request', requestId)
	await write(one, threadId, 'Hello')

	await api.db.insert(employerBlocks).values({ ownerId: asker.id, domain: 'example.com' })

	expect((await two.get(`threads/${threadId}`)).status).toBe(404)
	expect((await one.get(`threads/${threadId}`)).status).toBe(200)
})

test('an account that waits and the approvers write to each other until the decision', async () => {
	await using api = await testApp()
	const waiting = await createCandidate(api.db, { account: { status: 'pending' } })
	const approver = await createAccount(api.db, { isApprover: true, firstName: 'Sunil' })
	const [one, two] = [await api.as(waiting), await api.as(approver)]
	const stranger = await api.as(await createAccount(api.db))

	const threadId = await open(two, 'approval', waiting.id)
	await write(two, threadId, 'Which Kulkarni are you?')
	const [asked] = (await one.get(`threads/${threadId}/messages`)).body.details.items
	await write(one, threadId, 'The one of Wai.')
	await api.db.update(accounts).set({ status: 'approved' }).where(eq(accounts.id, waiting.id))

	expect(asked).toMatchObject({ authorName: 'An approver', isFromMySide: false })
	expect((await one.get('threads')).body.details.items).toMatchObject([{ name: 'The approvers' }])
	expect((await write(one, threadId, 'And now?')).body.message).toContain('decided')
	expect(await open(stranger, 'approval', waiting.id)).toBe('404')
	await api.db.update(accounts).set({ isApprover: false }).where(eq(accounts.id, approver.id))
	expect((await two.get(`threads/${threadId}`)).status).toBe(404)
})

test('a message sent twice is stored once, even when both arrive at the same time', async () => {
	await using api = await testApp()
	const { person, applicationId } = await createApplied(api.db)
	const me = await api.as(person)
	const threadId = await open(me, 'application', applicationId)
	const clientId = randomUUID()

	const together = await Promise.all([1, 2, 3, 4].map(() => write(me, threadId, 'Once', clientId)))
	const later = await write(me, threadId, 'Once', clientId)

	expect(new Set([...together, later].map(({ body }) => body.details.id)).size).toBe(1)
	expect(await api.db.$count(messages)).toBe(1)
	expect((await write(me, threadId, '   ')).body.fields).toEqual({ text: 'Please write something.' })
})

test('a subject opened by both ends at once has one thread', async () => {
	await using api = await testApp()
	const { organisation, person, applicationId } = await createApplied(api.db)
	const [one, two] = [await api.as(person), await api.as(organisation.owner)]

	const ids = await Promise.all([one, two, one, two].map((me) => open(me, 'application', applicationId)))

	expect(new Set(ids).size).toBe(1)
})

test('a team that reviews blindly learns nothing about the writer until the reveal', async () => {
	await using api = await testApp()
	const { organisation, person, applicationId } = await createApplied(api.db, { isBlind: true })
	const [one, two] = [await api.as(person), await api.as(organisation.owner)]
	const threadId = await open(one, 'application', applicationId)
	await write(one, threadId, `I am Meera, not MEERABAI: ${person.email}, +91 98765-43210, www.meera.in`)
	const traces = /Deshpande|\bMeera\b|example\.com|98765|meera\.in/i

	const answers = await Promise.all(
		[`threads/${threadId}`, `threads/${threadId}/messages`, 'threads', 'account/blocks'].map((path) =>
			two.get(path),
		),
	)
	const found = await two.get('threads?query=deshpande')
	const byText = await two.get('threads?query=MEERABAI')
	await api.db.execute('update graphile_worker._private_jobs set run_at = now()')
	await api.db.update(messages).set({ sentAt: new Date(Date.now() - 700_000) })
	await api.db.update(organisationMembers).set({ joinedAt: new Date(0) })
	const mails = await api.work()

	for (const { body } of answers) expect(JSON.stringify(body)).not.toMatch(traces)
	expect(answers[1]?.body.details.items[0].text).toBe('I am •••, not MEERABAI: •••, •••, •••')
	expect(JSON.stringify(answers)).not.toContain(person.id)
	expect([found.body.details.items, byText.body.details.items]).toEqual([[], []])
	expect(mails).toHaveLength(1)
	expect(JSON.stringify(mails.map(({ subject, text, html }) => [subject, text, html]))).not.toMatch(traces)

	await api.db.update(applications).set({ revealedAt: new Date() })
	expect((await two.get('threads?query=deshpande')).body.details.items).toMatchObject([
		{ name: 'Meera Deshpande' },
	])
})

test('each page of threads ends where the next one begins, unread threads first', async () => {
	await using api = await testApp()
	const first = await createApplied(api.db)
	const owner = await api.as(first.organisation.owner)
	for (let n = 0; n < 24; n += 1) {
		const person = await createCandidate(api.db, { account: { firstName: `Nr${n}` } })
		const [application] = await api.db
			.insert(applications)
			.values({ jobId: first.job.id, candidateId: person.id, resume: {} })
			.returning()
		const me = await api.as(person)
		const threadId = await open(me, 'application', application?.id ?? '')
		await write(me, threadId, `Words of ${n}`)
		if (n >= 20) await owner.post(`threads/${threadId}/read`, { through: 1 })
	}

	const one = (await owner.get('threads')).body.details
	const two = (await owner.get(`threads?after=${one.next}`)).body.details

	const names = [...one.items, ...two.items].map(({ name }: { name: string }) =>
		Number(name.match(/\d+/)?.[0]),
	)
	expect(names).toEqual([...Array.from({ length: 20 }, (_, n) => 19 - n), 23, 22, 21, 20])
	expect(two.next).toBeNull()
	expect((await owner.get('threads?after=nonsense')).status).toBe(400)
	expect((await owner.get('threads?query=words 7')).body.details.items).toHaveLength(2)
})
