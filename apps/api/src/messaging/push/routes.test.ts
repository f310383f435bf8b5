import { pushSubscriptions } from '@profile-search/db/schema/messaging/push'
import { createAccount } from '@profile-search/db/testing/factories'
import { startPushService, testBrowser, vapidClaims } from '@profile-search/db/testing/push-service'
import { asc, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sendPush } from '#platform/channels/push/send-push.ts'
import { eventually, testApp, vapid } from '#test/portal.ts'

const news = { title: 'New matches', body: 'Three jobs fit you.', page: 'new-delivery', orderId: 'd-7' }

type TestApp = Awaited<ReturnType<typeof testApp>>

async function member(api: TestApp) {
	const account = await createAccount(api.db)
	return { account, me: await api.as(account) }
}

/** Why the remaining tasks have failed. The queue records it a moment after a task has run. */
async function failures(api: TestApp) {
	return eventually(
		async () =>
			(await api.connection.pool.query('select last_error from graphile_worker._private_jobs')).rows.map(
				(job) => job.last_error,
			),
		(noted) => noted.length > 0 && !noted.includes(null),
	)
}

/** Makes every task that waits for a retry due now. */
async function workAgain(api: TestApp) {
	await api.db.execute(sql`update graphile_worker._private_jobs set run_at = now()`)
	await api.work()
}

test('a notification reaches every subscribed browser of the account, and only that account can read it', async () => {
	await using service = await startPushService()
	await using api = await testApp({ pushService: service })
	const { account, me } = await member(api)
	const other = await member(api)
	const [phone, laptop, foreign] = ['phone', 'laptop', 'foreign'].map((name) =>
		testBrowser(service.host, name),
	)

	const added = await me.post('account/push-subscriptions', phone!.subscription)
	await me.post('account/push-subscriptions', laptop!.subscription)
	await other.me.post('account/push-subscriptions', foreign!.subscription)
	await api.db.transaction((transaction) => sendPush(transaction, account.id, news))
	await api.work()

	expect(added.body).toMatchObject({ errorCode: 0, details: { device: expect.any(String) } })
	expect(phone!.read(service.arrived)).toEqual([news])
	expect(laptop!.read(service.arrived)).toEqual([news])
	expect(foreign!.read(service.arrived)).toEqual([])
	const [{ headers, body }] = service.arrived as [(typeof service.arrived)[0]]
	expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'normal' })
	expect(Number(headers['ttl'])).toBeGreaterThan(86_000)
	expect(body.toString('latin1')).not.toContain('matches')
	expect(vapidClaims(headers, vapid.publicKey)).toMatchObject({
		aud: `https://${service.host}`,
		sub: vapid.subject,
	})
})

test('a notification that is not committed is not sent', async () => {
	await using service = await startPushService()
	await using api = await testApp({ pushService: service })
	const { account, me } = await member(api)
	await me.post('account/push-subscriptions', testBrowser(service.host, 'phone').subscription)

	const failing = api.db.transaction(async (transaction) => {
		await sendPush(transaction, account.id, news)
		throw new Error('changed our mind')
	})

	await expect(failing).rejects.toThrow('changed our mind')
	await api.work()
	expect(service.arrived).toEqual([])
})

test.each([404, 410])('a subscription answered with %i is deleted', async (status) => {
	await using service = await startPushService()
	await using api = await testApp({ pushService: service })
	const { account, me } = await member(api)
	const [gone, here] = [testBrowser(service.host, 'gone'), testBrowser(service.host, 'here')]
	await me.post('account/push-subscriptions', gone.subscription)
	await me.post('account/push-subscriptions', here.subscription)
	service.answer(gone, status)

	await sendPush(api.db, account.id, news)
	await api.work()
	await workAgain(api)

	const left = await api.db.select({ endpoint: pushSubscriptions.endpoint }).from(pushSubscriptions)
	expect(left).toEqual([{ endpoint: here.subscription.endpoint }])
	expect(service.arrived).toHaveLength(2)
})

test('a push that the service could not take is tried again, without repeating the others', async () => {
	await using service = await startPushService()
	await using api = await testApp({ pushService: service })
	const { account, me } = await member(api)
	const [phone, laptop] = [testBrowser(service.host, 'phone'), testBrowser(service.host, 'laptop')]
	await me.post('account/push-subscriptions', phone.subscription)
	await me.post('account/push-subscriptions', laptop.subscription)
	service.answer(phone, 500)

	await sendPush(api.db, account.id, news)
	await api.work()
	const reasons = await failures(api)
	service.answer(phone, 201)
	await workAgain(api)
	await workAgain(api)

	expect(reasons).toEqual([`The push service ${service.host} answered 500.`])
	expect(phone.read(service.arrived)).toEqual([news, news])
	expect(laptop.read(service.arrived)).toEqual([news])
})

test('a notification from yesterday is dropped, and so is one whose browser now belongs to another account', async () => {
	await using service = await startPushService()
	await using api = await testApp({ pushService: service })
	const { account, me } = await member(api)
	const other = await member(api)
	const phone = testBrowser(service.host, 'phone')
	await me.post('account/push-subscriptions', phone.subscription)
	service.answer(phone, 503)
	await sendPush(api.db, account.id, news)
	await api.work()
	await failures(api)
	service.answer(phone, 201)

	await other.me.post('account/push-subscriptions', phone.subscription)
	await workAgain(api)
	await sendPush(api.db, other.account.id, { ...news, title: 'Old news' })
	await api.db.execute(sql`update graphile_worker._private_jobs
		set payload = jsonb_set(payload::jsonb, '{until}', '"2020-01-01T00:00:00.000Z"')::json`)
	await api.work()

	expect(service.arrived).toHaveLength(1)
	expect(await api.db.$count(pushSubscriptions)).toBe(1)
})

test.each([
	'https://169.254.169.254/latest/meta-data',
	'https://localhost:5432/',
	'http://fcm.googleapis.com/fcm/send/x',
	'https://fcm.googleapis.com:8443/fcm/send/x',
	'https://user:word@fcm.googleapis.com/fcm/send/x',
	'https://fcm.googleapis.com.evil.example/x',
	'https://evilpush.apple.com/x',
	'https://notify.windows.com.evil.example/x',
	'https://evil.example/?fcm.googleapis.com',
	'https://evil.example\\@fcm.googleapis.com/x',
])('the address %s is refused', async (endpoint) => {
	await using api = await testApp()
	const { me } = await member(api)
	const { keys } = testBrowser('fcm.googleapis.com', 'x').subscription

	const answer = await me.post('account/push-subscriptions', { endpoint, keys })

	expect(answer).toMatchObject({
		status: 400,
		body: { message: 'This is not the address of a push service that the portal knows.' },
	})
})

test.each([
	'https://fcm.googleapis.com/fcm/send/abc:def',
	'https://updates.push.services.mozilla.com/wpush/v2/abc',
	'https://wns2-pn1p.notify.windows.com/w/?token=abc',
	'https://web.push.apple.com/abc',
])('the address %s is accepted', async (endpoint) => {
	await using api = await testApp()
	const { me } = await member(api)
	const { keys } = testBrowser('fcm.googleapis.com', 'x').subscription

	const answer = await me.post('account/push-subscriptions', { endpoint, keys })

	expect(answer.body).toMatchObject({ errorCode: 0 })
	expect(await api.db.select().from(pushSubscriptions)).toMatchObject([{ endpoint }])
})

test('keys that cannot be used for encryption are refused', async () => {
	await using api = await testApp()
	const { me } = await member(api)
	const { endpoint, keys } = testBrowser('fcm.googleapis.com', 'x').subscription
	const noPoint = Buffer.alloc(65, 4).toString('base64url')

	const answers = await Promise.all(
		[
			{ ...keys, p256dh: noPoint },
			{ ...keys, auth: 'short' },
			{ ...keys, p256dh: '' },
		].map((wrong) => me.post('account/push-subscriptions', { endpoint, keys: wrong })),
	)

	expect(answers.map(({ status }) => status)).toEqual([400, 400, 400])
})

test('an account keeps its twenty latest browsers', async () => {
	await using api = await testApp()
	const { me } = await member(api)
	for (let n = 0; n < 22; n += 1)
		await me.post('account/push-subscriptions', testBrowser('fcm.googleapis.com', `b${n}`).subscription)

	const kept = await api.db.select().from(pushSubscriptions).orderBy(asc(pushSubscriptions.id))

	expect(kept.map(({ endpoint }) => endpoint.split('/').at(-1))).toEqual(
		Array.from({ length: 20 }, (_, n) => `b${n + 2}`),
	)
})

test('only its own account removes a browser', async () => {
	await using api = await testApp()
	const { me } = await member(api)
	const other = await member(api)
	const { endpoint, keys } = testBrowser('fcm.googleapis.com', 'x').subscription
	await me.post('account/push-subscriptions', { endpoint, keys })

	await other.me.post('account/push-subscriptions/end', { endpoint })
	const before = await api.db.$count(pushSubscriptions)
	await me.post('account/push-subscriptions/end', { endpoint })

	expect([before, await api.db.$count(pushSubscriptions)]).toEqual([1, 0])
})

test('a person can send a test notification', async () => {
	await using service = await startPushService()
	await using api = await testApp({ pushService: service })
	const { me } = await member(api)
	const phone = testBrowser(service.host, 'phone')

	const none = await me.post('account/push-subscriptions/test')
	await me.post('account/push-subscriptions', phone.subscription)
	const tried = await me.post('account/push-subscriptions/test')
	await api.work()

	expect((await api.get('push/key')).body.details).toEqual({ publicKey: vapid.publicKey })
	expect(none.status).toBe(409)
	expect(tried.body).toMatchObject({ errorCode: 0, details: { devices: 1 } })
	expect(phone.read(service.arrived)).toMatchObject([{ title: 'Profile Search', orderId: null }])
})
