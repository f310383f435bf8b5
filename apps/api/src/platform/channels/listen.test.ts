import { freshDb } from '@profile-search/db/testing/fresh-db'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { eventually } from '#test/portal.ts'
import { listen } from './listen.ts'

/** Listens to two channels, and keeps what is heard in order. */
function follow(url: string) {
	const heard: string[] = []
	const listener = listen(url, {
		name: 'listening test',
		channels: {
			first_channel: (payload) => heard.push(`first: ${payload}`),
			second_channel: (payload) => heard.push(`second: ${payload}`),
		},
		gap: () => heard.push('gap'),
	})
	return { heard, listener }
}

test('what is notified on each channel is heard there, and what is notified on others is not', async () => {
	await using database = await freshDb()
	const { heard, listener } = follow(database.url)
	await listener.whenListening()

	await database.db.execute(sql`select pg_notify('first_channel', 'one')`)
	await database.db.execute(sql`select pg_notify('other_channel', 'unheard')`)
	await database.db.execute(sql`notify second_channel`)
	await eventually(
		async () => heard,
		({ length }) => length === 2,
	)
	await listener.close()

	expect(heard).toEqual(['first: one', 'second: '])
})

test('whatever was announced before catching up is heard after it', async () => {
	await using database = await freshDb()
	const { heard, listener } = follow(database.url)
	await listener.whenListening()
	const missed: number[] = []

	for (let round = 1; round <= 100; round++) {
		await database.db.execute(sql`select pg_notify('first_channel', ${String(round)})`)
		await listener.catchUp()
		if (heard.length !== round) missed.push(round)
	}
	await listener.close()

	expect(missed).toEqual([])
})

test('after a lost connection the gap is reported before anything else is heard', async () => {
	await using database = await freshDb()
	const { heard, listener } = follow(database.url)
	await listener.whenListening()
	expect(listener.isListening()).toBe(true)

	await database.db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
		where application_name = 'listening test' and datname = current_database()`)
	await eventually(
		async () => listener.isListening(),
		(isListening) => !isListening,
	)
	await listener.whenListening()
	await database.db.execute(sql`select pg_notify('first_channel', 'again')`)
	await eventually(
		async () => heard,
		({ length }) => length === 2,
	)
	await listener.close()

	expect(heard).toEqual(['gap', 'first: again'])
	expect(listener.isListening()).toBe(false)
})

test('a listener that was never needed opens no connection, and closes', async () => {
	await using database = await freshDb()
	const { listener } = follow(database.url)

	const { rows } = await database.db.execute(sql`select from pg_stat_activity
		where application_name = 'listening test' and datname = current_database()`)
	await listener.close()

	expect(rows).toEqual([])
	expect(listener.isListening()).toBe(false)
})
