import { freshDb } from '@profile-search/db/testing/fresh-db'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { applicationRules, jobRules } from '../jobs/job-rules.ts'
import { personRules } from '../people/person-rules.ts'
import { keyOf } from './journal.ts'
import type { MergeRules } from './merge-rules.ts'

type Db = Awaited<ReturnType<typeof freshDb>>['db']

/** Columns with a foreign key to one of these tables. */
async function columnsTo(db: Db, tables: string[]) {
	const { rows } = await db.execute<{ place: string }>(sql`
		select key.conrelid::regclass || '.' || attribute.attname as place
		from pg_constraint key
		join pg_attribute attribute on attribute.attrelid = key.conrelid and attribute.attnum = any(key.conkey)
		where key.contype = 'f' and key.connamespace = 'public'::regnamespace and key.confrelid::regclass::text = any(${sql.param(`{${tables.join()}}`)}::text[])`)
	return rows.map(({ place }) => place)
}

/** Columns that hold ids without a foreign key. */
async function looseColumns(db: Db) {
	const { rows } = await db.execute<{ place: string }>(sql`
		select class.relname || '.' || attribute.attname as place
		from pg_attribute attribute join pg_class class on class.oid = attribute.attrelid
		where class.relkind in ('r', 'p') and class.relnamespace = 'public'::regnamespace
			and attribute.atttypid = 'uuid'::regtype and attribute.attnum > 0 and attribute.attname <> 'id'
			and not exists (select from pg_constraint key where key.contype = 'f'
				and key.conrelid = class.oid and attribute.attnum = any(key.conkey))`)
	return rows.map(({ place }) => place)
}

test('every column that can name a person, a job or an application declares what a merge does with it', async () => {
	await using connection = await freshDb()
	const loose = await looseColumns(connection.db)
	const cases: [MergeRules, string[], string[]][] = [
		[personRules, ['accounts', 'candidates'], loose],
		[jobRules, ['jobs'], loose],
		[applicationRules, ['applications'], []],
	]

	for (const [rules, tables, more] of cases) {
		const places = [...(await columnsTo(connection.db, tables)), ...more]
		expect(Object.keys(rules).toSorted()).toEqual([...new Set(places)].toSorted())
	}
})

test('a move leaves rows where they are whenever a unique index would refuse them', async () => {
	await using connection = await freshDb()
	// Their conditions involve more than columns, and are in the declaration.
	const conditional = [
		'contact_requests_pair',
		'cases_live',
		'employer_blocks_organisation_unique',
		'employer_blocks_domain_unique',
	]

	const checked = []
	for (const [place, rule] of [personRules, jobRules, applicationRules].flatMap(Object.entries)) {
		if (rule.kind !== 'moves') continue
		const [table, column] = place.split('.')
		const { rows } = await connection.db.execute<{ name: string; columns: string[] }>(sql`
			select class.relname as name, array(select attname::text from pg_attribute
				where attrelid = index.indrelid and attnum = any(index.indkey)) as columns
			from pg_index index join pg_class class on class.oid = index.indexrelid
			where index.indisunique and index.indrelid = ${table}::regclass`)
		for (const { name, columns } of rows) {
			if (!columns.includes(column ?? '') || conditional.includes(name)) continue
			expect([place, name, columns]).toEqual([
				place,
				name,
				expect.arrayContaining(rule.same ?? ['undeclared']),
			])
			checked.push(name)
		}
	}
	expect(checked.length).toBeGreaterThan(20)
})

test('a journal identifies rows by columns that are one of their keys', async () => {
	await using connection = await freshDb()
	const tables = new Set(
		[personRules, jobRules, applicationRules]
			.flatMap(Object.entries)
			.filter(([, { kind }]) => kind !== 'stays' && kind !== 'forgotten')
			.map(([place]) => place.split('.')[0] ?? ''),
	)

	for (const table of [...tables, 'accounts', 'candidates', 'jobs']) {
		const { rows } = await connection.db.execute<{ columns: string[] }>(sql`
			select array(select attname::text from pg_attribute
				where attrelid = index.indrelid and attnum = any(index.indkey)) as columns
			from pg_index index where index.indisunique and index.indpred is null and index.indrelid = ${table}::regclass`)
		expect([table, rows.map(({ columns }) => columns.toSorted().join())]).toEqual([
			table,
			expect.arrayContaining([keyOf(table).toSorted().join()]),
		])
	}
})
