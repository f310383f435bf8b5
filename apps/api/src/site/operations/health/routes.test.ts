import { writeFile } from 'node:fs/promises'
import { connect } from '@profile-search/db/client'
import { freshDb } from '@profile-search/db/testing/fresh-db'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApp } from '#test/portal.ts'
import { roomOf } from './disk.ts'

test('the portal is healthy once the match index has loaded, and says so until then', async () => {
	await using loading = await testApp()
	await using ready = await testApp({ matching: true })

	expect((await loading.get('health')).status).toBe(503)
	expect((await loading.get('health/ready')).status).toBe(503)
	expect((await loading.get('health/live')).status).toBe(200)
	expect((await ready.get('health')).body).toMatchObject({
		errorCode: 0,
		details: { database: 'ready', matching: 'ready', mail: 'ready', disk: 'ready' },
	})
	expect((await ready.get('health/ready')).status).toBe(200)
})

test('a full disk, of the database or of files, is reported separately from failures', async () => {
	await using api = await testApp()
	api.app.get('/full/database', () =>
		api.db.execute(sql`do $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`),
	)
	api.app.get('/full/files', () => writeFile('/dev/full', 'a photo'))

	for (const url of ['/full/database', '/full/files']) {
		const answer = await api.app.inject({ url })
		expect([answer.statusCode, answer.json().message]).toEqual([
			503,
			'The portal has run out of disk space, so nothing could be saved. Its operator has to free some; please try again later.',
		])
	}
})

test('low disk space is reported before the disk is full', () => {
	const gigabyte = 2 ** 30
	expect(roomOf(0.01 * gigabyte, 100 * gigabyte)).toBe('full')
	expect(roomOf(0.9 * gigabyte, 100 * gigabyte)).toBe('low')
	expect(roomOf(2 * gigabyte, 100 * gigabyte)).toBe('ready')
	expect(roomOf(0.4 * gigabyte, 2 * gigabyte)).toBe('ready')
})

test('a statement that takes too long is cancelled, and answered with 503', async () => {
	await using api = await testApp()
	api.app.get('/slow', () =>
		api.db.transaction(async (transaction) => {
			await transaction.execute(sql`set local statement_timeout = 50`)
			await transaction.execute(sql`select pg_sleep(60)`)
		}),
	)

	const answer = await api.app.inject({ url: '/slow' })

	expect([answer.statusCode, answer.json().message]).toEqual([
		503,
		expect.stringContaining('This took too long and was stopped'),
	])
})

test('every connection has time limits: short for pages, long for background work', async () => {
	await using database = await freshDb()
	const limitsOf = async (kind: 'page' | 'work') => {
		const { db, close } = connect(database.url, { size: 1, for: kind })
		const { rows } = await db.execute(sql`select current_setting('statement_timeout') as statement,
			current_setting('lock_timeout') as lock, current_setting('idle_in_transaction_session_timeout') as idle`)
		await close()
		return rows[0]
	}

	expect(await limitsOf('page')).toEqual({ statement: '15s', lock: '5s', idle: '30s' })
	expect(await limitsOf('work')).toEqual({ statement: '10min', lock: '1min', idle: '10min' })
})
