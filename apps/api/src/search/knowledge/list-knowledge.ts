import { pageSize } from '@profile-search/contract/platform/basics'
import type { KnowledgeSubject, KnowledgeView } from '@profile-search/contract/search/knowledge'
import type { Db } from '@profile-search/db/client'
import { sql, type SQL } from 'drizzle-orm'
import { containing, pageOfList } from '#platform/lists.ts'
import { listFields } from './queries.ts'
import { tables, uses } from './tables.ts'

type KnowledgeQuery = { view: KnowledgeView; query: string; page: number }
type Named = { id: number; name: string }
type Line = Named & { field: string | null; people: number; jobs: number; nearest: Named | null }

/** A page of skills or professions: typed skills by number of uses, all others by name. */
export async function listKnowledge(
	db: Db,
	subject: KnowledgeSubject,
	{ view, query, page }: KnowledgeQuery,
) {
	const [lines, counts, fields] = await Promise.all([
		view === 'known' ? listKnown(db, subject, query, page) : listTyped(db, view, query, page),
		countViews(db, subject),
		listFields(db, subject),
	])
	return { ...pageOfList(lines.items, lines.total, page), counts, fields }
}

/** Entries whose name or aliases contain the words, with exact names first. Uses are counted only for the page. */
async function listKnown(db: Db, subject: KnowledgeSubject, query: string, page: number) {
	const { named } = tables[subject]
	const isKnown = subject === 'skills' ? sql`is_known` : sql`true`
	const lower = query.toLowerCase()
	const { rows } = await db.execute<Line & { total: number }>(sql`
		with asked as (
			select id, name, field, count(*) over ()::int as total from ${named}
			where ${isKnown} and ${holds(query)}
			order by (lower(name) = ${lower}) desc, starts_with(lower(name), ${lower}) desc, lower(name), id
			${limits(page)}
		)
		select asked.*, used.people, used.jobs, null as nearest
		from asked join ${uses[subject]} used using (id)
		order by (lower(name) = ${lower}) desc, starts_with(lower(name), ${lower}) desc, lower(name), id`)
	return { items: rows, total: rows[0]?.total ?? 0 }
}

/**
 * Skills that people typed and still use, the most used first, each with the checked skill of the most similar
 * spelling.
 */
async function listTyped(db: Db, view: 'typed' | 'ignored', query: string, page: number) {
	const { rows } = await db.execute<Line & { total: number }>(sql`
		with asked as (
			select id, name, field from skills
			where not is_known and is_ignored = ${view === 'ignored'} and ${holds(query)}
		),
		shown as (
			select asked.*, used.people, used.jobs, count(*) over ()::int as total
			from asked join ${uses.skills} used using (id)
			where used.people + used.jobs > 0
			order by used.people + used.jobs desc, lower(name), id ${limits(page)}
		)
		select shown.*, near.nearest
		from shown left join lateral (
			select jsonb_build_object('id', known.id, 'name', known.name) as nearest from skills known
			where known.is_known and lower(known.name) % lower(shown.name)
			order by similarity(lower(known.name), lower(shown.name)) desc, known.id limit 1
		) near on true
		order by people + jobs desc, lower(name), id`)
	return { items: rows, total: rows[0]?.total ?? 0 }
}

/** The number of entries in each view; of typed skills, only those in use. */
export async function countViews(db: Db, subject: KnowledgeSubject) {
	if (subject === 'professions')
		return { known: await db.$count(tables.professions.named), typed: 0, ignored: 0 }
	const { rows } = await db.execute<{ known: number; typed: number; ignored: number }>(sql`
		select count(*) filter (where is_known)::int as known,
			count(*) filter (where not is_known and not is_ignored and is_used)::int as typed,
			count(*) filter (where not is_known and is_ignored and is_used)::int as ignored
		from (
			select is_known, is_ignored, not is_known and (
				exists (select from candidate_skills where skill_id = skills.id)
				or exists (select from job_skills where skill_id = skills.id)) as is_used
			from skills
		) each`)
	return rows[0] ?? { known: 0, typed: 0, ignored: 0 }
}

function holds(query: string): SQL {
	if (!query) return sql`true`
	const pattern = containing(query)
	return sql`(lower(name) like ${pattern} or aliases::text like ${pattern})`
}

function limits(page: number) {
	return sql`limit ${pageSize} offset ${(page - 1) * pageSize}`
}
