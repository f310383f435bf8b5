import type { Db } from '@profile-search/db/client'
import { notifications } from '@profile-search/db/schema/messaging/notifications'
import { files } from '@profile-search/db/schema/profiles/files'
import { attachments } from '@profile-search/db/schema/trust/attachments'
import { t } from '@profile-search/text/translate'
import { sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { told } from '#accounts/notifications/told.ts'
import type { FileStore } from '#platform/context/outside.ts'
import { jsonResumeOf } from '#profiles/resumes/exchange/json-resume.ts'
import { findResume } from '#profiles/resumes/find-resume.ts'
import { rowsOfAccount, rules } from '../retention/registry.ts'
import { nameOf, textsOf, type Rule, type Who } from '../retention/rule.ts'

/** A file of the copy: its path, and its bytes, which are fetched when its turn comes. */
export type Piece = { path: string; bytes: () => Promise<AsyncIterable<Uint8Array> | Uint8Array | undefined> }

/**
 * The contents of a copy: a file for each table that holds data of the account, the uploaded files, and a readme for
 * both.
 */
export async function piecesOf(db: Db, store: FileStore, who: Who): Promise<Piece[]> {
	const listed = rules.filter((rule) => rule.of)
	const tables = listed.map((rule) => ({
		path: pathOf(rule),
		bytes: async () => {
			const rows = await rowsOf(db, rule, who)
			return rows.length ? asJson(rows) : undefined
		},
	}))
	const kept = await listFiles(db, who)
	const sent = kept.map(({ key, path }) => ({ path, bytes: () => store.getStream(key) }))
	return [
		{ path: 'README.txt', bytes: async () => Buffer.from(readme(listed)) },
		{ path: 'resume.json', bytes: () => resumeOf(db, who) },
		...tables,
		...sent,
	]
}

/** The rows of an account, without secrets and without what others wrote. */
async function rowsOf(db: Db, { table, of, secret = [], masked }: Rule, who: Who) {
	if (!of) return []
	const mask = masked?.(who)
	const row = sql`to_jsonb(${table}) - ${namesOf(secret)}::text[]`
	const shown = mask
		? sql`case when ${mask.where} then ${row} - ${namesOf(mask.columns)}::text[] else ${row} end`
		: row
	const { rows } = await db.execute<{ row: object }>(
		sql`select ${shown} as row from ${table} where ${of(who)}`,
	)
	return rows.map(({ row: each }) => (table === notifications ? withSentences(each) : each))
}

/** A notification as its reader sees it. */
function withSentences(row: object) {
	return Object.fromEntries(
		Object.entries(row).map(([name, value]) => [name, typeof value === 'string' ? told(value) : value]),
	)
}

/** The names as the database has them: its columns are in snake_case. */
function namesOf(columns: PgColumn[]) {
	const names = columns.map(({ name }) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))
	return sql.param(`{${names.join(',')}}`)
}

async function listFiles(db: Db, who: Who) {
	const found = []
	for (const { table, name } of [
		{ table: files, name: sql`kind || '-' || id || '.webp'` },
		{ table: attachments, name: sql`id || '-' || name` },
	]) {
		const { rows } = await db.execute<{ key: string; name: string }>(
			sql`select key, ${name} as name from ${table} where ${rowsOfAccount(table, who)}`,
		)
		found.push(...rows.map((row) => ({ key: row.key, path: `files/${row.name.replaceAll(/[/\\]/g, '_')}` })))
	}
	return found
}

/** The profile in the open format that other portals read. */
async function resumeOf(db: Db, { id }: Who) {
	const self = {
		accountId: id,
		organisationId: null,
		mailDomain: null,
		isMember: true,
		isApprovedOrganisation: false,
		isApprover: false,
	}
	const resume = await findResume(db, id, self).catch(() => undefined)
	return resume && asJson(jsonResumeOf(resume))
}

function asJson(value: object) {
	return Buffer.from(`${JSON.stringify(value, null, '\t')}\n`)
}

function pathOf(rule: Rule) {
	return `${nameOf(rule)}.json`
}

function readme(listed: Rule[]) {
	const about = (['title', 'files', 'resume', 'leftOut'] as const).map((key) => t(`retention.readme.${key}`))
	const tables = listed.map((rule) => {
		const { what, why, until } = textsOf(rule)
		return [
			pathOf(rule),
			`    ${what}`,
			`    ${t('retention.readme.why', { why })}`,
			`    ${t('retention.readme.until', { until })}`,
		].join('\n')
	})
	return `${[...about, ...tables].join('\n\n')}\n`
}
