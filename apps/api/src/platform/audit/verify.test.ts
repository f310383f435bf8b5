import { randomUUID } from 'node:crypto'
import type { Connection } from '@profile-search/db/client'
import { auditLog } from '@profile-search/db/schema/platform/site'
import { freshDb } from '@profile-search/db/testing/fresh-db'
import { asc } from 'drizzle-orm'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { eraseContent } from './erase-content.ts'
import { record } from './record.ts'
import { verifyAuditLog } from './verify.ts'

const subject = '00000000-0000-4000-8000-000000000001'
const rows = 8

async function writtenLog() {
	const connection = await freshDb()
	for (let at = 0; at < rows; at += 1)
		await record(connection.db, {
			actorId: at % 3 ? randomUUID() : null,
			action: 'account_rejected',
			subjectId: at === 2 ? subject : randomUUID(),
			reason: at % 2 ? `Reason ${at}` : null,
			facts: { before: { status: 'pending' }, step: at },
		})
	return connection
}

/** Changes the database as an intruder with full access to it could. */
async function tamper({ pool }: Connection, statement: string) {
	await pool.query(`begin; set local session_replication_role = replica; ${statement}; commit`)
}

test('an untouched log is valid, and its last number and hash are returned', async () => {
	await using connection = await writtenLog()

	const verdict = await verifyAuditLog(connection.db)

	const written = await connection.db.select().from(auditLog).orderBy(asc(auditLog.number))
	expect(written.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
	expect(verdict).toEqual({ checked: rows, erased: 0, last: { number: 8, hash: written.at(-1)?.hash } })
})

test('simultaneous writers make one chain', async () => {
	await using connection = await freshDb()
	const line = { action: 'job_closed', subjectId: subject } as const

	await Promise.all(
		Array.from({ length: 24 }, (_, turn) =>
			connection.db.transaction(async (transaction) => {
				await record(transaction, { ...line, reason: `${turn}` })
				await transaction.execute('select pg_sleep(random() * 0.02)')
				await record(transaction, { ...line, reason: `${turn} again` })
			}),
		),
	)

	expect(await verifyAuditLog(connection.db)).toMatchObject({ checked: 48 })
	expect((await verifyAuditLog(connection.db)).problem).toBeUndefined()
})

test('any change, removal, swap or insertion of a row is found', async () => {
	await using connection = await writtenLog()
	const row = fc.integer({ min: 1, max: rows })
	const change = fc.constantFrom(
		`at = at + interval '1 microsecond'`,
		'id = gen_random_uuid()',
		'actor_id = gen_random_uuid()',
		`actor_id = case when actor_id is null then gen_random_uuid() end`,
		`action = 'account_approved'`,
		'subject_id = gen_random_uuid()',
		`reason = coalesce(reason, '') || 'x'`,
		`facts = facts || '{"step": 99}'`,
		`facts = facts - 'before'`,
		'salt = gen_random_uuid()',
		'salt = null',
		`salt = null, reason = null, facts = '{}'`,
		`content_digest = md5('x')`,
		'content_digest = null',
		`hash = md5('x')`,
		'hash = null',
		'number = null',
		'number = number + 100',
	)
	const tampering = fc.oneof(
		fc
			.tuple(row, change)
			.map(([at, set]) => ({ at, sql: `update audit_log set ${set} where number = ${at}` })),
		fc
			.integer({ min: 1, max: rows - 1 })
			.map((at) => ({ at, sql: `delete from audit_log where number = ${at}` })),
		fc.integer({ min: 1, max: rows - 1 }).map((at) => ({
			at,
			sql: `update audit_log set number = -1 where number = ${at}; update audit_log set number = ${at} where number = ${at + 1};
				update audit_log set number = ${at + 1} where number = -1`,
		})),
		fc.constantFrom('null', `${rows + 1}`).map((number) => ({
			at: rows + 1,
			sql: `insert into audit_log (number, action, subject_id, hash) values (${number}, 'account_approved', '${subject}', md5('x'))`,
		})),
	)

	await fc.assert(
		fc.asyncProperty(tampering, async ({ at, sql }) => {
			await connection.pool.query('drop table if exists kept; create table kept as table audit_log')
			await tamper(connection, sql)

			const verdict = await verifyAuditLog(connection.db)

			await tamper(connection, 'truncate audit_log; insert into audit_log select * from kept')
			expect(verdict.problem, sql).toMatch(/^Row \d|^\d+ rows/)
			expect(verdict.checked, sql).toBeLessThanOrEqual(rows)
			if (!sql.includes('number = number + 100') && !sql.includes(`salt = null, reason`))
				expect(verdict.checked, sql).toBe(at - 1)
		}),
		{ numRuns: 150 },
	)
	expect((await verifyAuditLog(connection.db)).problem).toBeUndefined()
})

test('lawful erasure destroys what a row says about a person, and the chain stays valid', async () => {
	await using connection = await writtenLog()

	const count = await eraseContent(connection.db, subject)
	const again = await eraseContent(connection.db, subject)

	expect([count, again]).toEqual([1, 0])
	expect(await verifyAuditLog(connection.db)).toMatchObject({ checked: rows + 1, erased: 1 })
	expect((await verifyAuditLog(connection.db)).problem).toBeUndefined()
	const [, , erased] = await connection.db.select().from(auditLog).orderBy(asc(auditLog.number))
	expect(erased).toMatchObject({ subjectId: subject, reason: null, facts: {}, salt: null })
})

test('a row whose content was destroyed without a line about the erasure is named', async () => {
	await using connection = await writtenLog()
	await connection.pool.query(
		`update audit_log set reason = null, facts = '{}', salt = null where number = 4`,
	)

	expect((await verifyAuditLog(connection.db)).problem).toMatch(/^Row 4 lost its reason and facts/)
})

test('no row can be changed in any other way', async () => {
	await using connection = await writtenLog()

	for (const change of [
		`reason = 'other'`,
		'number = 99',
		`reason = null, facts = '{}'`,
		`reason = null, facts = '{}', salt = null, action = 'job_closed'`,
		`hash = ''`,
	])
		await expect(connection.pool.query(`update audit_log set ${change}`)).rejects.toThrow(
			'only takes new rows',
		)
})
