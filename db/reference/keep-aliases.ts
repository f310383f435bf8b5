import { sql } from 'drizzle-orm'
import type { Db } from '../client.ts'

/** Gives skills and professions back the names from imported taxonomies that no other row has. */
export async function keepImportedAliases(db: Db) {
	for (const [table, key] of [['skills', 'skill_id'], ['professions', 'profession_id']] as const) {
		const named = sql.identifier(table)
		await db.execute(sql`
			with taken as (
				select id, lower(name) as word from ${named}
				union all select id, unnest(aliases) from ${named}
			),
			missing as (
				select distinct ${sql.identifier(key)} as id, alias.word
				from taxonomy_sources cross join unnest(taxonomy_sources.aliases) alias(word)
				where ${sql.identifier(key)} is not null
					and not exists (select from taken where taken.word = alias.word)
			)
			update ${named} set aliases = ${named}.aliases || added.words
			from (select id, array_agg(word order by word) as words from missing group by id) added
			where ${named}.id = added.id`)
	}
}
