import { freshDb } from '@profile-search/db/testing/fresh-db'
import type { English } from '@profile-search/text/english'
import { t } from '@profile-search/text/translate'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { retentionDocument } from './document.ts'
import { freeTables } from './free-tables.ts'
import { rules } from './registry.ts'
import { nameOf } from './rule.ts'

test('every table of the database has a rule, or is listed as free of personal data', async () => {
	await using connection = await freshDb()

	const { rows } = await connection.db.execute<{ name: string }>(
		sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
	)

	const known = [...rules.map(nameOf), ...Object.keys(freeTables)].toSorted()
	expect(known).toEqual(rows.map(({ name }) => name).toSorted())
})

test('every text about a table has a rule, and every rule says what its table holds', () => {
	const texts = t('retention', { returnObjects: true }) as unknown as English['retention']

	expect(Object.keys(texts.what).toSorted()).toEqual(rules.map(nameOf).toSorted())
	expect(Object.keys(texts.why).toSorted()).toEqual(uniqueOf(rules.map(({ why }) => why)))
	expect(Object.keys(texts.until).toSorted()).toEqual(uniqueOf(rules.map(({ until }) => until)))
})

test('docs/retention.md matches the rules', async () => {
	await expect(retentionDocument()).toMatchFileSnapshot('../../../../../docs/retention.md')
})

test('every rule runs, even on an empty database', async () => {
	await using connection = await freshDb()
	const who = {
		id: '00000000-0000-4000-8000-000000000001',
		email: 'nobody@example.com',
		organisationId: null,
	}

	for (const { table, of, about, atErasure, overdue } of rules) {
		for (const find of [of, about])
			if (find) await connection.db.execute(sql`select from ${table} where ${find(who)}`)
		if (overdue) await connection.db.execute(sql`select from ${table} where ${overdue}`)
		if (typeof atErasure === 'function')
			for (const statement of atErasure(who)) await connection.db.execute(statement)
	}
})

function uniqueOf(keys: string[]) {
	return [...new Set(keys)].toSorted()
}
