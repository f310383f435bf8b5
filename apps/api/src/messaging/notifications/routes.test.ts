import { notifications } from '@profile-search/db/schema/messaging/notifications'
import { createAccount } from '@profile-search/db/testing/factories'
import { startPushService, testBrowser } from '@profile-search/db/testing/push-service'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { wantsMail } from '#accounts/notifications/settings.ts'
import { tell } from '#accounts/notifications/tell.ts'
import { sweepPersonalData } from '#privacy/retention/sweep.ts'
import { testApp } from '#test/portal.ts'

const news = {
	kind: 'job',
	title: 'A job closes soon',
	body: 'Gardener',
	page: 'jobs',
	orderId: null,
} as const

test('an account reads its notifications, newest first, and nobody else does', async () => {
	await using api = await testApp()
	const account = await createAccount(api.db)
	const [me, other] = [await api.as(account), await api.as(await createAccount(api.db))]
	for (let n = 0; n < 32; n += 1) await tell(api.db, account.id, { ...news, title: `Nr ${n}` })

	const first = (await me.get('notifications')).body.details
	const rest = (await me.get(`notifications?before=${first.items.at(-1).id}`)).body.details

	expect(first).toMatchObject({ hasMore: true, unread: 32 })
	expect(first.items[0]).toMatchObject({ title: 'Nr 31', isRead: false, page: 'jobs' })
	expect(rest.items.map(({ title }: { title: string }) => title)).toEqual(['Nr 1', 'Nr 0'])
	expect((await other.get('notifications')).body.details.items).toEqual([])
	expect((await other.post(`notifications/${first.items[0].id}/read`)).status).toBe(404)
})

test('marking all as read covers what was shown; later notifications stay unread', async () => {
	await using api = await testApp()
	const account = await createAccount(api.db)
	const me = await api.as(account)
	await tell(api.db, account.id, news)
	const [seen] = (await me.get('notifications')).body.details.items
	await tell(api.db, account.id, { ...news, title: 'Just now' })

	await me.post('notifications/read', { through: seen.id })

	expect((await me.get('notifications?box=unread')).body.details).toMatchObject({
		unread: 1,
		items: [{ title: 'Just now' }],
	})
	expect((await me.get('events')).body.details).toEqual({
		threads: 0,
		notifications: 1,
		waiting: 0,
		cases: 0,
	})
})

test('push and mail follow the preference for each kind; the portal always notifies', async () => {
	await using service = await startPushService()
	await using api = await testApp({ pushService: service })
	const account = await createAccount(api.db)
	const me = await api.as(account)
	const phone = testBrowser(service.host, 'phone')
	await me.post('account/push-subscriptions', phone.subscription)
	const before = await wantsMail(api.db, account.id, 'job')

	await me.put('notification-settings', { kind: 'job', mail: false, push: false })
	await tell(api.db, account.id, news)
	await tell(api.db, account.id, { ...news, kind: 'match', title: 'Matches' })
	await api.work()

	expect([before, await wantsMail(api.db, account.id, 'job')]).toEqual([true, false])
	expect(phone.read(service.arrived)).toMatchObject([{ title: 'Matches' }])
	expect((await me.get('notifications')).body.details.unread).toBe(2)
})

test('read notifications are deleted after ninety days, unread ones are not', async () => {
	await using api = await testApp()
	const account = await createAccount(api.db)
	for (const title of ['old', 'young', 'unread']) await tell(api.db, account.id, { ...news, title })
	const readBefore = (title: string, days: number) =>
		api.db
			.update(notifications)
			.set({ readAt: sql`now() - make_interval(days => ${days})` })
			.where(eq(notifications.title, title))
	await readBefore('old', 91)
	await readBefore('young', 89)

	await sweepPersonalData(api.db)

	const left = await api.db.select({ title: notifications.title }).from(notifications)
	expect(left.map(({ title }) => title).toSorted()).toEqual(['unread', 'young'])
})

test('an unknown key unsubscribes nobody', async () => {
	await using api = await testApp()

	expect((await api.post(`mail-subscriptions/${'x'.repeat(43)}/job/end`)).status).toBe(404)
	expect((await api.post('mail-subscriptions/short/job/end')).status).toBe(400)
})
