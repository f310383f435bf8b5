import { messages, threads } from '@profile-search/db/schema/messaging/messages'
import { createMember } from '@profile-search/db/testing/factories'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createMailer } from '#platform/channels/mail/mailer.ts'
import { createPusher } from '#platform/channels/push/pusher.ts'
import { testApp, vapid } from '#test/portal.ts'
import { mailUnread } from './tasks.ts'
import { createApplied, open, write } from './testing.ts'

type TestApp = Awaited<ReturnType<typeof testApp>>

/** Lets this many minutes pass: messages get older, and queued tasks come closer to their time. */
async function pass(api: TestApp, minutes: number) {
	const by = sql`make_interval(mins => ${minutes})`
	await api.db.update(messages).set({ sentAt: sql`sent_at - ${by}` })
	await api.db.update(threads).set({ askerAt: sql`asker_at - ${by}`, answererAt: sql`answerer_at - ${by}` })
	await api.db.execute(sql`update organisation_members set joined_at = joined_at - ${by}`)
	await api.db.execute(sql`update graphile_worker._private_jobs set run_at = run_at - ${by}`)
}

async function talk(api: TestApp) {
	const { organisation, person, applicationId } = await createApplied(api.db)
	const [applicant, owner] = [await api.as(person), await api.as(organisation.owner)]
	const threadId = await open(applicant, 'application', applicationId)
	return { organisation, person, applicant, owner, threadId }
}

test('a message unread for ten minutes is mailed once, until it is read and a new one comes', async () => {
	await using api = await testApp()
	const { applicant, owner, threadId } = await talk(api)
	await write(applicant, threadId, 'First')
	await pass(api, 9)
	await write(applicant, threadId, 'Second')
	const early = await api.work()
	await pass(api, 2)
	const due = await api.work()
	await write(applicant, threadId, 'Third')
	await pass(api, 11)
	const again = await api.work()
	await owner.post(`threads/${threadId}/read`, { through: 3 })
	await write(applicant, threadId, 'Fourth')
	await pass(api, 11)
	const next = await api.work()

	expect(early).toEqual([])
	expect(due).toMatchObject([{ subject: '2 messages from Meera Deshpande' }])
	expect(due[0]?.text).toContain('Second')
	expect(due[0]?.text).toContain(`http://portal.test/messages/${threadId}`)
	expect(again).toEqual([])
	expect(next).toMatchObject([{ subject: '1 message from Meera Deshpande' }])
})

test('a message that is read in time, or answered by a colleague, is not mailed', async () => {
	await using api = await testApp()
	const { organisation, applicant, owner, threadId } = await talk(api)
	const colleague = await api.as(await createMember(api.db, { organisationId: organisation.id }))
	await write(applicant, threadId, 'Is anybody there?')
	await pass(api, 5)
	await owner.post(`threads/${threadId}/read`, { through: 1 })
	await write(colleague, threadId, 'We are.')
	await applicant.post(`threads/${threadId}/read`, { through: 2 })
	await pass(api, 20)

	expect(await api.work()).toEqual([])
})

test('two workers that run the same task at once send one mail', async () => {
	await using api = await testApp()
	const { organisation, applicant, threadId } = await talk(api)
	await write(applicant, threadId, 'Hello')
	await pass(api, 11)
	const sent: string[] = []
	const run = () =>
		mailUnread(
			{ threadId, accountId: organisation.owner.id },
			toolsOf(api, async ({ subject }) => void sent.push(subject)),
		)

	await Promise.all([run(), run(), run()])
	await run()

	expect(sent).toEqual(['1 message from Meera Deshpande'])
})

test('a mail that the server refused is tried again; one whose worker was killed is not sent twice', async () => {
	await using api = await testApp()
	const { organisation, applicant, threadId } = await talk(api)
	await write(applicant, threadId, 'Hello')
	await pass(api, 11)
	const sent: string[] = []
	const payload = { threadId, accountId: organisation.owner.id }
	const failing = mailUnread(
		payload,
		toolsOf(api, async () => Promise.reject(new Error('450 busy'))),
	)
	await expect(failing).rejects.toThrow('450 busy')
	await mailUnread(
		payload,
		toolsOf(api, async ({ subject }) => void sent.push(subject)),
	)
	// The worker was killed while sending: the task neither completes nor fails.
	await api.db.execute(sql`update thread_reads set mailed_number = 0`)
	const { promise: isSending, resolve: begins } = Promise.withResolvers<void>()
	void mailUnread(
		payload,
		toolsOf(api, () => {
			begins()
			return new Promise(() => {})
		}),
	)
	await isSending
	await mailUnread(
		payload,
		toolsOf(api, async () => void sent.push('twice')),
	)

	expect(sent).toEqual(['1 message from Meera Deshpande'])
})

test('a mail has an unsubscribe link for mail programs and people, and no mail follows once it is used', async () => {
	await using api = await testApp()
	const { applicant, owner, threadId } = await talk(api)
	await write(applicant, threadId, 'Hello')
	await pass(api, 11)
	const [mail] = await api.work()
	const header = (name: string) => mail?.headers.find(({ key }) => key === name)?.value ?? ''
	const address = header('list-unsubscribe').match(/^<http:\/\/portal\.test(.+)>$/)?.[1] ?? ''

	const looked = await api.get(address.replace('/api/', '').replace('/end', ''))
	const ended = await api.app.inject({
		method: 'POST',
		url: address,
		headers: { 'content-type': 'application/x-www-form-urlencoded' },
		payload: 'List-Unsubscribe=One-Click',
	})
	await owner.post(`threads/${threadId}/read`, { through: 1 })
	await write(applicant, threadId, 'Hello again')
	await pass(api, 11)

	expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
	expect(looked.body.details).toEqual({ kind: 'message', mail: true })
	expect(ended.json()).toMatchObject({ errorCode: 0 })
	expect(await api.work()).toEqual([])
	expect((await owner.get('notification-settings')).body.details).toContainEqual({
		kind: 'message',
		mail: false,
		push: true,
	})
})

function toolsOf(api: TestApp, send: ReturnType<typeof createMailer>['send']) {
	return {
		db: api.db,
		mailer: { send, close: () => {} },
		pusher: createPusher(vapid),
		files: api.files,
		matcher: api.matcher,
		publicUrl: 'http://portal.test',
		isLearning: false,
	}
}
