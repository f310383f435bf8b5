import { alertDigests, alertHits, alerts } from '@profile-search/db/schema/matching/alerts'
import { pushSubscriptions } from '@profile-search/db/schema/messaging/push'
import { createAccount, createJob } from '@profile-search/db/testing/factories'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { enqueue } from '#platform/queue/queue.ts'
import { testApp } from '#test/portal.ts'
import { beginToWatch, confirmed, keyIn, watch } from '../testing.ts'

const email = 'asha@example.com'

type TestApp = Awaited<ReturnType<typeof testApp>>

/** A mail address with an alert, and the mail of a digest to it. */
async function sendDigest(api: TestApp, draft: object = {}) {
	await beginToWatch(api)
	await confirmed(api, { email, ...draft })
	const job = await createJob(api.db)
	const [mail] = await watch(api)
	const [digest] = await api.db.select().from(alertDigests)
	return { job, mail, id: digest?.id ?? '', key: keyIn(mail?.text, 'alerts/end') }
}

test('a digest opens for the account it was sent to, and is announced in the portal and by push', async () => {
	await using api = await testApp({ matching: true })
	const account = await createAccount(api.db, { userType: 'guest_user' })
	const [me, other] = [await api.as(account), await api.as(await createAccount(api.db))]
	await beginToWatch(api)
	await me.post('alerts', { list: 'jobs', criteria: '', name: 'New jobs', frequency: 'at_once' })
	await createJob(api.db)
	const [mail] = await watch(api)
	const { items } = (await me.get('alert-digests')).body.details
	const { details } = (await me.get(`alert-digests/${items[0].id}`)).body

	expect(details).toMatchObject({
		hasAccount: true,
		isRelevant: null,
		alerts: [{ name: 'New jobs', items: [{ kind: 'job', card: { title: 'Software developer' } }] }],
	})
	expect((await me.get('notifications')).body.details.items).toMatchObject([
		{ kind: 'match', title: '1 new job: New jobs', page: 'new-delivery', orderId: items[0].id },
	])
	const key = keyIn(mail?.text, 'alerts/end')
	for (const answer of [
		await other.get(`alert-digests/${items[0].id}`),
		await api.get(`alert-digests/${items[0].id}`),
		// A forwarded mail opens nothing that belongs to an account.
		await api.get(`alert-digests/${items[0].id}?key=${key}`),
		await api.get(`mailed-alerts/${key}`),
	])
		expect(answer.status).toBe(404)
	expect(await api.db.$count(pushSubscriptions)).toBe(0)
})

test('without an account only the key of the mail opens the digest', async () => {
	await using api = await testApp({ matching: true })
	const { id, key, mail } = await sendDigest(api)
	const other = await confirmed(api, { email: 'ravi@example.com' })

	expect(mail?.text).toContain(`http://portal.test/new-delivery/${id}?key=${key}`)
	expect((await api.get(`alert-digests/${id}?key=${key}`)).body.details).toMatchObject({ hasAccount: false })
	expect((await api.get(`alert-digests/${id}?key=${other}`)).status).toBe(404)
	expect((await api.get(`alert-digests/${id}?key=${'x'.repeat(43)}`)).status).toBe(404)
	expect((await api.get(`alert-digests/${id}`)).status).toBe(404)
})

test('relevance is rated once, and stored with the criteria', async () => {
	await using api = await testApp({ matching: true })
	const { id, key } = await sendDigest(api, { criteria: 'place=2', name: 'Pune' })
	await api.db.update(alerts).set({ criteria: 'place=3', name: 'Elsewhere' })
	const body = { isRelevant: false, comment: 'Too far', key }

	expect((await api.post(`alert-digests/${id}/relevance`, { isRelevant: true })).status).toBe(404)
	const [first, second] = await Promise.all([
		api.post(`alert-digests/${id}/relevance`, body),
		api.post(`alert-digests/${id}/relevance`, body),
	])
	const [row] = await api.db.select().from(alertDigests)

	expect([first.status, second.status].toSorted()).toEqual([200, 409])
	expect(row).toMatchObject({
		isRelevant: false,
		relevanceComment: 'Too far',
		criteria: [{ kind: 'jobs', name: 'Pune', criteria: 'place=2' }],
	})
})

test('every mail can be unsubscribed from with one click in the mail program, without a session, and no mail follows', async () => {
	await using api = await testApp({ matching: true })
	const { mail, key } = await sendDigest(api)
	const headerOf = (name: string) => mail?.headers.find((header) => header.key === name)?.value
	const url = headerOf('list-unsubscribe')?.slice(1, -1) ?? ''
	const path = new URL(url).pathname

	const opened = await api.app.inject({ url: path })
	expect([opened.statusCode, opened.headers.location]).toEqual([303, `/alerts/end/${key}`])
	expect((await api.get(`alert-mails/${key}`)).body.details.alerts).toMatchObject([{ isInMail: true }])

	const clicked = await api.app.inject({
		method: 'POST',
		url: path,
		headers: { 'content-type': 'application/x-www-form-urlencoded' },
		payload: 'List-Unsubscribe=One-Click',
	})
	await api.db.update(alertDigests).set({ createdAt: sql`now() - interval '1 day'` })
	await createJob(api.db)

	expect(headerOf('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
	expect(clicked.json()).toMatchObject({ errorCode: 0 })
	expect(await watch(api)).toEqual([])
	expect((await api.get(`alert-mails/${key}`)).body.details.alerts).toEqual([])
	expect((await api.post(`alert-mails/${key}/end`)).status).toBe(200)
	expect((await api.post(`alert-mails/${'x'.repeat(43)}/end`)).status).toBe(200)
})

test('an alert that is unsubscribed between the digest and its mail is not mailed', async () => {
	await using api = await testApp({ matching: true })
	await beginToWatch(api)
	const key = await confirmed(api, { email })
	await createJob(api.db)
	await watch(api)
	await api.db.update(alertDigests).set({ mailedAt: null, keyHash: null })
	const [digest] = await api.db.select().from(alertDigests)

	await api.post(`alert-mails/${key}/end`)
	await enqueue(api.db, 'mail_digest', { digestId: digest?.id ?? '' })

	expect(await api.work()).toEqual([])
})

test('one of several alerts is unsubscribed from alone', async () => {
	await using api = await testApp({ matching: true })
	await beginToWatch(api)
	await confirmed(api, { email, name: 'All jobs' })
	const key = await confirmed(api, { email, name: 'Pune', criteria: 'place=2' })
	const all = (await api.get(`mailed-alerts/${key}`)).body.details.alerts
	const pune = all.find(({ name }: { name: string }) => name === 'Pune')

	await api.post(`alert-mails/${key}/end?alertId=${pune.id}`)
	await createJob(api.db)
	const [mail] = await watch(api)

	expect(mail?.subject).toBe('1 new job: All jobs')
})

test('tasks that run twice, or two at once, send one mail', async () => {
	await using api = await testApp({ matching: true })
	const { id } = await sendDigest(api)
	await api.db.update(alertHits).set({ digestId: null })
	await api.db.delete(alertDigests)
	const [alert] = await api.db.select().from(alerts)
	const payload = { mailboxId: alert?.mailboxId ?? '', now: new Date().toISOString() }
	for (let times = 0; times < 4; times += 1) await enqueue(api.db, 'make_digest', payload)
	const mails = await api.work()
	const [made] = await api.db.select().from(alertDigests)
	for (let times = 0; times < 4; times += 1)
		await enqueue(api.db, 'mail_digest', { digestId: made?.id ?? '' })

	expect(mails).toHaveLength(1)
	expect(made?.id).not.toBe(id)
	expect(mails[0]?.messageId).toBe(`<digest-${made?.id}@portal.test>`)
	expect(await api.work()).toEqual([])
})
