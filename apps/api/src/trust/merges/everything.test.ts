import {
	createAccount,
	createCandidate,
	createJob,
	createOrganisation,
} from '@profile-search/db/testing/factories'
import { getTableName, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { insertActivity } from '#privacy/erasures/traces/activity-fixture.ts'
import { insertPerson, type Api } from '#privacy/erasures/traces/person-fixture.ts'
import { freeTables } from '#privacy/retention/free-tables.ts'
import { rules } from '#privacy/retention/registry.ts'
import { testApp } from '#test/portal.ts'
import { createMarkers } from '#test/visibility/markers.ts'
import { merge, undoMerge } from './merge.ts'

/** Tables that a merge writes to, and values that are recomputed from the rest. */
const written = [
	'audit_log',
	'candidate_embeddings',
	'job_embeddings',
	'match_changes',
	'merge_changes',
	'merges',
	'access_tokens',
	'calendar_feeds',
	'push_subscriptions',
	'sessions',
]

/** Every row of every table, in any order. */
async function dump({ db }: Api) {
	const tables = [...rules.map(({ table }) => getTableName(table)), ...Object.keys(freeTables)]
	const all: Record<string, string[]> = {}
	for (const table of tables.filter((each) => !written.includes(each))) {
		const { rows } = await db.execute<{ row: string }>(
			sql`select to_jsonb(each)::text as row from ${sql.identifier(table)} each`,
		)
		all[table] = rows.map(({ row }) => row).toSorted()
	}
	return all
}

/** Without the notifications that a merge sends in the portal. */
function withoutNews(all: Record<string, string[]>) {
	const news = /trustMails\.told\.merge\./
	return { ...all, notifications: all['notifications']?.filter((row) => !news.test(row)) }
}

/** Two people with data in every table, who have used every feature. */
async function twoPeople(api: Api) {
	const markers = createMarkers(api.db)
	const organisation = await createOrganisation(api.db)
	const member = await createCandidate(api.db)
	const jobs = [
		await createJob(api.db, { organisationId: organisation.id }),
		await createJob(api.db, { organisationId: organisation.id }),
	]
	const people = []
	for (const [at, number] of [1, 4, 7].entries()) {
		const other = {
			accountId: member.id,
			organisationId: organisation.id,
			jobId: jobs[at === 2 ? 1 : 0]?.id ?? '',
		}
		const person = await insertPerson(api, markers, number, other)
		await insertActivity(api, markers, number, { person, other })
		people.push(person.accountId)
	}
	return { people, jobs: jobs.map(({ id }) => id) }
}

const statuses = ['submitted', 'viewed', 'shortlisted', 'interview', 'hired', 'withdrawn', 'rejected']

/** A generator that makes the same choices each time (mulberry32). */
function choosing(seed: number) {
	let state = seed
	return (below: number) => {
		state = (state + 0x6d2b79f5) | 0
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
		return ((mixed ^ (mixed >>> 14)) >>> 0) % below
	}
}

/** Empties fields and changes the states of applications, so that each run covers other cases. */
async function shuffle({ db }: Api, seed: number) {
	const choose = choosing(seed)
	const { rows } = await db.execute<{ id: string }>(sql`select id from applications order by id`)
	for (const { id } of rows)
		await db.execute(
			sql`update applications set status = ${statuses[choose(statuses.length)]} where id = ${id}`,
		)
	const { rows: profiles } = await db.execute<{ id: string }>(
		sql`select account_id as id from candidates order by account_id`,
	)
	for (const { id } of profiles) {
		const emptied = ['headline', 'mobile_number', 'birth_date', 'profession_id', 'address'].filter(() =>
			choose(2),
		)
		for (const column of emptied)
			await db.execute(sql`update candidates set ${sql.identifier(column)} = null where account_id = ${id}`)
	}
	// Both have some of the same things.
	await db.execute(sql`update page_views set times = times + ${choose(9)}`)
}

test(
	'a merge of people with all kinds of data, undone, leaves every table as it was',
	{ timeout: 240_000 },
	async () => {
		await using api = await testApp()
		const { people } = await twoPeople(api)
		const actor = await createAccount(api.db, { isAdministrator: true })
		const [first = '', second = '', third = ''] = people

		for (const [seed, keptId, duplicateId] of [
			[1, first, second],
			[2, second, first],
			[3, first, third],
			[4, third, second],
			[5, second, third],
		] as const) {
			await shuffle(api, seed)
			const before = await dump(api)
			const order = { keptId, duplicateId, actorId: actor.id, reason: 'One person.' }
			const { mergeId } = await merge(api.db, 'person', order)
			const between = withoutNews(await dump(api))
			const { left } = await undoMerge(api.db, mergeId, actor.id)

			expect([seed, left]).toEqual([seed, 0])
			expect(between).not.toEqual(withoutNews(before))
			expect(withoutNews(await dump(api))).toEqual(withoutNews(before))
		}
	},
)

test('a merge moves what its declarations say, and the duplicate keeps only what stays', async () => {
	await using api = await testApp()
	const { people } = await twoPeople(api)
	const actor = await createAccount(api.db, { isAdministrator: true })
	const [keptId = '', , duplicateId = ''] = people
	await api.db.execute(sql`update cases set state = 'dismissed' where owner_id = ${duplicateId}`)
	const order = { keptId, duplicateId, actorId: actor.id, reason: 'One person.' }

	const { mergeId } = await merge(api.db, 'person', order)

	const { rows } = await api.db.execute<{ table: string }>(
		sql`select distinct table_name as table from merge_changes where merge_id = ${mergeId} order by 1`,
	)
	expect(rows.map(({ table }) => table)).toEqual(
		expect.arrayContaining([
			'accounts',
			'alerts',
			'applications',
			'cases',
			'contact_messages',
			'grievances',
			'messages',
			'notifications',
			'saved',
			'threads',
			'work_entries',
		]),
	)
	const { rows: stayed } = await api.db.execute<{ count: number }>(sql`
		select count(*)::int as count from applications where candidate_id = ${duplicateId}`)
	expect(stayed).toEqual([{ count: 0 }])
})

test('a merge of jobs, undone, leaves every table as it was', { timeout: 240_000 }, async () => {
	await using api = await testApp()
	const { jobs, people } = await twoPeople(api)
	const actor = await createAccount(api.db, { isAdministrator: true })
	const [one = '', two = ''] = jobs
	// One person has applied for both.
	await api.db.execute(
		sql`insert into applications (job_id, candidate_id, resume) values (${two}, ${people[0]}, '{}')`,
	)
	await api.db.execute(sql`insert into page_views (subject_id, day, times)
		values (${one}, '2026-11-20', 3), (${two}, '2026-11-20', 4), (${two}, '2026-11-21', 5)`)

	for (const [seed, keptId, duplicateId] of [
		[1, one, two],
		[2, two, one],
		[6, one, two],
	] as const) {
		await shuffle(api, seed)
		const before = await dump(api)
		const order = { keptId, duplicateId, actorId: actor.id, reason: 'One job.' }
		const { mergeId } = await merge(api.db, 'job', order)
		const { rows } = await api.db.execute(
			sql`select times from page_views where subject_id = ${keptId} order by day`,
		)
		const { left } = await undoMerge(api.db, mergeId, actor.id)

		expect(rows.length).toBe(2)
		expect([seed, left]).toEqual([seed, 0])
		expect(withoutNews(await dump(api))).toEqual(withoutNews(before))
	}
})
