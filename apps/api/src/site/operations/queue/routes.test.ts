import { auditLog } from '@profile-search/db/schema/platform/site'
import { workHours } from '@profile-search/db/schema/platform/work-hours'
import { createAccount } from '@profile-search/db/testing/factories'
import { expect, test } from 'vitest'
import { createMailer } from '#platform/channels/mail/mailer.ts'
import { withoutPeople } from '#platform/channels/mail/without-people.ts'
import { createPusher } from '#platform/channels/push/pusher.ts'
import { eventually, testApp, vapid } from '#test/portal.ts'
import { startWorker } from '../../../worker.ts'

type Api = Awaited<ReturnType<typeof testApp>>

/** Requests codes by mail while no mail server is running, until all have failed. */
async function failMails(api: Api, addresses: string[]) {
	for (const email of addresses) await api.post('auth/otp-send-with-email', { email })
	const mailer = createMailer('smtp://127.0.0.1:1', 'Profile Search <portal@example.com>')
	const worker = startWorker(api.connection, {
		db: api.db,
		mailer,
		pusher: createPusher(vapid),
		files: api.files,
		matcher: api.matcher,
		publicUrl: 'http://portal.test',
		isLearning: true,
	})
	const failed = async () => {
		const { rows } = await api.connection.pool.query(
			'select count(*)::int as amount from graphile_worker.jobs where last_error is not null and locked_at is null',
		)
		return rows[0].amount
	}
	await eventually(failed, (amount) => amount === addresses.length)
	await worker.stop()
	mailer.close()
}

test('failed tasks are listed, retried and discarded, and the log says who did it', async () => {
	await using api = await testApp()
	const admin = await api.as(await createAccount(api.db, { isAdministrator: true }))
	await failMails(api, ['asha@example.com', 'ravi@example.com'])

	const task = 'mail_verification_code'
	const queue = (await admin.get('admin/queue')).body.details
	expect(queue.tasks).toMatchObject([{ task, waiting: 0, running: 0, retrying: 2, failed: 0 }])
	expect(queue.hours).toHaveLength(24)
	expect(queue.hours.at(-1)).toMatchObject({ done: 0, failed: 2 })
	const failed = (await admin.get(`admin/queue/failed?task=${task}`)).body.details
	expect(failed).toMatchObject({ total: 2, items: [{ task, attempts: 1, nextAt: expect.any(String) }, {}] })
	expect(failed.items[0].error).toContain('ECONNREFUSED')

	const [one] = failed.items
	expect((await admin.post('admin/queue/moves', { act: 'discard', task, id: one.id })).body.details).toEqual({
		moved: 1,
	})
	expect((await admin.post('admin/queue/moves', { act: 'discard', task, id: one.id })).status).toBe(409)
	expect((await admin.post('admin/queue/moves', { act: 'retry', task })).body.details).toEqual({ moved: 1 })
	expect(await api.work()).toHaveLength(1)
	expect((await admin.get('admin/queue')).body.details.tasks).toEqual([])
	expect((await api.db.select().from(auditLog)).map(({ action }) => action)).toEqual([
		'work_discarded',
		'work_retried',
	])
	expect(await api.db.$count(workHours)).toBe(1)
})

test('an error is shown without addresses, numbers and values of people', () => {
	expect(withoutPeople('550 5.1.1 <asha.k@example.com>: user unknown, call +91 98765 43210')).toBe(
		'550 5.1.1 <…>: user unknown, call …',
	)
	expect(withoutPeople('invalid input syntax for type uuid: "Asha"')).toBe(
		'invalid input syntax for type uuid: …',
	)
})
