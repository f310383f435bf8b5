import type { Db } from '@profile-search/db/client'
import { lexicons } from '@profile-search/db/schema/search/lexicons'
import { firstForeignId } from '@profile-search/db/schema/search/reference'
import type { Taxonomy } from '@profile-search/matching/extract/taxonomy'
import type { Lexicon } from '@profile-search/matching/text/lexicon'
import { desc, sql } from 'drizzle-orm'

/** The lexicon that texts are read with: the latest count and the names in the taxonomy. */
export async function readLexicon(db: Db): Promise<Lexicon> {
	const [counted] = await db.select().from(lexicons).orderBy(desc(lexicons.id)).limit(1)
	return {
		documents: counted?.documents ?? 0,
		frequency: new Map(Object.entries(counted?.frequency ?? {})),
		taxonomy: await readTaxonomy(db),
	}
}

/** The names of checked skills and professions; what people typed and nobody has checked is left out. */
export async function readTaxonomy(db: Db): Promise<Taxonomy> {
	const { rows: skills } = await db.execute<Taxonomy['skills'][number]>(
		sql`select id, name || aliases as names from skills where is_known order by id`,
	)
	const { rows: professions } = await db.execute<Taxonomy['professions'][number]>(sql`
		select profession.id, profession.name || profession.aliases as names, coalesce((
			select jsonb_agg(jsonb_build_object('id', skill_id, 'weight', weight) order by weight desc, skill_id)
			from profession_skills typical where typical.profession_id = profession.id and typical.weight > 0), '[]') as skills
		from professions profession order by profession.id`)
	const { rows: places } = await db.execute<Taxonomy['places'][number]>(
		sql`select id, name || aliases as names, latitude, longitude from places order by id`,
	)
	const { rows: languages } = await db.execute<Taxonomy['languages'][number]>(
		sql`select code, array[name, own_name] || aliases as names from languages order by code`,
	)
	const works = await readWorks(db)
	return { skills, professions, places, languages, ...(works.length > 0 ? { works } : {}) }
}

/**
 * The kinds of work that texts are likened to, if occupations were imported: the portal's own professions without imported
 * names, and each occupation as its publisher describes it. They stay apart here even where they are one profession for
 * people, since merged descriptions tell less of which titles mean the same. Their numbers follow those of the professions.
 */
async function readWorks(db: Db) {
	const { rows } = await db.execute<Taxonomy['professions'][number]>(sql`
		with imported as (
			select source, code, profession_id, titles, is_added from taxonomy_sources where profession_id is not null
		),
		brought as (
			select profession_id, unnest(aliases) as alias from taxonomy_sources where profession_id is not null
		),
		own as (
			select id, name || array(
				select alias from unnest(aliases) with ordinality named(alias, position)
				where not exists (select from brought where profession_id = id and brought.alias = named.alias)
				order by position) as names
			from professions
			where exists (select from imported) and not exists (
				select from imported where profession_id = professions.id and is_added)
		),
		works as (
			select id, id as profession_id, names, null::taxonomy as source from own
			union all
			select (select coalesce(max(id), 0) from own where id < ${firstForeignId}) + row_number() over (order by source, code), profession_id, titles, source
			from imported
		)
		select id::int, names, coalesce((
			select jsonb_agg(jsonb_build_object('id', skill_id, 'weight', weight) order by weight desc, skill_id)
			from profession_skills typical
			where typical.profession_id = works.profession_id and typical.weight > 0
				and (typical.source = works.source or (works.source is null and typical.source in ('portal', 'administrator')))
		), '[]') as skills
		from works order by id`)
	return rows
}
