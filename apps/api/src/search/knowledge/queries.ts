import type { KnowledgeItem, KnowledgeSubject } from '@profile-search/contract/search/knowledge'
import type { Db } from '@profile-search/db/client'
import { sql } from 'drizzle-orm'
import { tables, uses } from './tables.ts'

const mostRelations = 100

type Head = {
	id: number
	name: string
	nameHi: string | null
	nameMr: string | null
	field: string | null
	aliases: string[]
	isKnown: boolean
	isIgnored: boolean
	isCurated: boolean
}

/** A skill or profession by id. Undefined when there is none. */
export async function findNamed(db: Db, subject: KnowledgeSubject, id: number) {
	const marks =
		subject === 'skills'
			? sql`is_known as "isKnown", is_ignored as "isIgnored"`
			: sql`true as "isKnown", false as "isIgnored"`
	const { rows } = await db.execute<Head>(sql`
		select id, name, name_hi as "nameHi", name_mr as "nameMr", field, aliases, is_curated as "isCurated", ${marks}
		from ${tables[subject].named} where id = ${id}`)
	return rows[0]
}

/** A skill or profession by id, with all its details. */
export async function findKnowledge(
	db: Db,
	subject: KnowledgeSubject,
	id: number,
): Promise<KnowledgeItem | undefined> {
	const [head, used, relations, typical, fields] = await Promise.all([
		findNamed(db, subject, id),
		countUses(db, subject, id),
		listRelations(db, subject, id),
		subject === 'professions' ? listTypical(db, id) : [],
		listFields(db, subject),
	])
	if (!head) return undefined
	const { isKnown, isIgnored, ...rest } = head
	const view = isKnown ? 'known' : isIgnored ? 'ignored' : 'typed'
	return { ...rest, subject, view, ...used, relations, typical, fields }
}

export async function countUses(db: Db, subject: KnowledgeSubject, id: number) {
	const { rows } = await db.execute<{ people: number; jobs: number }>(
		sql`with asked as (select ${id}::int as id) select people, jobs from ${uses[subject]} used`,
	)
	return rows[0] ?? { people: 0, jobs: 0 }
}

/** The fields of work in use. */
export async function listFields(db: Db, subject: KnowledgeSubject) {
	const { rows } = await db.execute<{ field: string }>(
		sql`select distinct field from ${tables[subject].named} where field is not null order by field`,
	)
	return rows.map(({ field }) => field)
}

/** Pairs in both directions, each once, without those that an administrator has separated. */
async function listRelations(db: Db, subject: KnowledgeSubject, id: number) {
	const { named, relations } = tables[subject]
	const { rows } = await db.execute<KnowledgeItem['relations'][number]>(sql`
		with pairs as (
			select had_id as id, share, 0 as back, source from ${relations} where wanted_id = ${id}
			union all select wanted_id, 0, share, source from ${relations} where had_id = ${id}
		)
		select pairs.id, named.name, max(share) as share, max(back) as back, min(source::text) as source
		from pairs join ${named} named using (id)
		group by pairs.id, named.name having max(share) + max(back) > 0
		order by greatest(max(share), max(back)) desc, named.name limit ${mostRelations}`)
	return rows
}

async function listTypical(db: Db, professionId: number) {
	const { rows } = await db.execute<KnowledgeItem['typical'][number]>(sql`
		select skills.id, skills.name, weight, source
		from profession_skills join skills on skills.id = skill_id
		where profession_id = ${professionId} and weight > 0 order by weight desc, skills.name`)
	return rows
}
