import { expect, test } from 'vitest'
import { payloads } from '#platform/queue/payloads.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { domains } from '../src/app.ts'
import { testApp } from './portal.ts'

test('every kind of background work is done by one domain', () => {
	const names = domains.flatMap(({ tasks }) => tasks.map(({ name }) => name))

	expect(names.toSorted()).toEqual(Object.keys(payloads).toSorted())
})

test('the compiler refuses work that is not told what it needs, and a name that nobody knows', async () => {
	await using api = await testApp()

	// @ts-expect-error whom to welcome is missing
	await enqueue(api.db, 'mail_welcome', {})
	// @ts-expect-error one letter is wrong
	await enqueue(api.db, 'mail_welcom', { accountId: 'one' })
})

test('work that was queued without what it needs fails with the name of what is missing', async () => {
	await using api = await testApp()
	// @ts-expect-error as an earlier version of the program may have queued it
	await enqueue(api.db, 'mail_welcome', {})

	await api.work()

	const { rows } = await api.connection.pool.query('select last_error from graphile_worker.jobs')
	expect(rows[0].last_error).toContain('accountId')
})
