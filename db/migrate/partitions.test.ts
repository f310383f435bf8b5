import { sql } from 'drizzle-orm'
import { assert, date, property } from 'fast-check'
import { expect, test } from 'vitest'
import type { Db } from '../client.ts'
import { webhookDeliveries, webhooks } from '../schema/hiring/webhooks.ts'
import { profileAppearances } from '../schema/profiles/visits.ts'
import { createCandidate, createOrganisation } from '../testing/factories.ts'
import { freshDb } from '../testing/fresh-db.ts'
import { addPartitions, dropPartitions, listWeeks, partitionedTables } from './partitions.ts'
import { firstIdOf, weekOf, weeksAfter } from './weeks.ts'

test('a new database has the partitions of this week and the three to come', async () => {
	await using connection = await freshDb()

	const weeks = [0, 1, 2, 3].map((count) => weeksAfter(weekOf(new Date()), count))
	for (const table of Object.keys(partitionedTables) as (keyof typeof partitionedTables)[])
		expect(await listWeeks(connection.db, table)).toEqual(weeks)
})

test('a row goes to the partition of its week, whether a day or an id says which', async () => {
	await using connection = await freshDb()
	const { db } = connection
	const { id: ownerId } = await createCandidate(db)
	const { id: organisationId } = await createOrganisation(db)
	const [webhook] = await db
		.insert(webhooks)
		.values({ organisationId, url: 'https://example.com', events: ['job.opened'], secret: 'whsec_' })
		.returning()

	await db.insert(profileAppearances).values({ ownerId, day: weeksAfter(weekOf(new Date()), 1), times: 1 })
	await db.insert(webhookDeliveries).values({ webhookId: webhook?.id ?? '', event: 'job.opened', data: {} })

	expect(await placesOf(db, 'profile_appearances')).toEqual([nameOf('profile_appearances', 1)])
	expect(await placesOf(db, 'webhook_deliveries')).toEqual([nameOf('webhook_deliveries', 0)])
})

test('rows of a week without a partition are kept in the rest, until it gets one', async () => {
	await using connection = await freshDb()
	const { db } = connection
	const { id: ownerId } = await createCandidate(db)
	const days = ['2031-03-03', '2031-03-09', '2031-03-10', '2031-04-07']
	await db.insert(profileAppearances).values(days.map((day) => ({ ownerId, day, times: 7 })))
	expect(await placesOf(db, 'profile_appearances')).toEqual(days.map(() => 'profile_appearances_rest'))

	await addPartitions(db, new Date('2031-03-05T12:00:00Z'))
	await addPartitions(db, new Date('2031-03-05T12:00:00Z'))

	expect(await placesOf(db, 'profile_appearances')).toEqual([
		'profile_appearances_20310303',
		'profile_appearances_20310303',
		'profile_appearances_20310310',
		'profile_appearances_rest',
	])
	expect((await db.select().from(profileAppearances)).map(({ times }) => times)).toEqual([7, 7, 7, 7])
})

test('a week that is over is dropped with its rows, and one with a day that is kept is not', async () => {
	await using connection = await freshDb()
	const { db } = connection
	const { id: ownerId } = await createCandidate(db)
	await addPartitions(db, new Date('2021-03-03'))
	const days = ['2021-03-01', '2021-03-07', '2021-03-08', '2021-03-14', '2021-03-15']
	await db.insert(profileAppearances).values(days.map((day) => ({ ownerId, day, times: 1 })))

	await dropPartitions(db, 'profile_appearances', '2021-03-14')

	const left = await db.select().from(profileAppearances).orderBy(profileAppearances.day)
	expect(left.map(({ day }) => day)).toEqual(['2021-03-08', '2021-03-14', '2021-03-15'])
	expect((await listWeeks(db, 'profile_appearances')).slice(0, 3)).toEqual([
		'2021-03-08',
		'2021-03-15',
		'2021-03-22',
	])
})

test('a partition that a transaction holds is left for the next time', async () => {
	await using connection = await freshDb()
	const { db } = connection
	await addPartitions(db, new Date('2021-03-03'))
	await db.transaction(async (reader) => {
		await reader.execute(sql`select from profile_appearances`)
		await dropPartitions(db, 'profile_appearances', '2021-03-14')
		expect((await listWeeks(db, 'profile_appearances'))[0]).toBe('2021-03-01')
	})

	await dropPartitions(db, 'profile_appearances', '2021-03-14')

	expect((await listWeeks(db, 'profile_appearances'))[0]).toBe('2021-03-08')
})

test('a question about one week reads one partition', async () => {
	await using connection = await freshDb()
	const { rows } = await connection.db.execute(
		sql.raw(`explain select from profile_visits where day between current_date and current_date
			and owner_id = '${firstIdOf('2026-01-01')}'`),
	)
	expect(JSON.stringify(rows).match(/on profile_visits_\d+/g)).toHaveLength(1)
})

test('every moment is in a week that begins on a Monday, and its ids are between the bounds of the week', () => {
	const moments = date({ min: new Date('2020-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
	assert(
		property(moments, (moment) => {
			const week = weekOf(moment)
			const id = `${moment.getTime().toString(16).padStart(12, '0')}7fff9abc123456789abc`
			const plain = (uuid: string) => uuid.replaceAll('-', '')

			expect(new Date(week).getUTCDay()).toBe(1)
			expect(plain(firstIdOf(week)) <= id && id < plain(firstIdOf(weeksAfter(week, 1)))).toBe(true)
		}),
		{ seed: 7 },
	)
})

/** The partitions in which the rows of a table are, in the order of the rows. */
async function placesOf(db: Db, table: string) {
	const { rows } = await db.execute<{ place: string }>(
		sql`select relname as place from ${sql.identifier(table)} row join pg_class on pg_class.oid = row.tableoid order by row`,
	)
	return rows.map(({ place }) => place)
}

function nameOf(table: string, weeks: number) {
	return `${table}_${weeksAfter(weekOf(new Date()), weeks).replaceAll('-', '')}`
}
