import type { Db } from '@profile-search/db/client'
import { lexicons } from '@profile-search/db/schema/search/lexicons'
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
		sql`select code, array[name, own_name] as names from languages order by code`,
	)
	return { skills, professions, places, languages }
}
