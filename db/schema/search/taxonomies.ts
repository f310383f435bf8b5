import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { professions, skills, taxonomy } from './reference.ts'

/**
 * Which skill or profession an entry of a published taxonomy has become, so that the next release finds it
 * again.
 */
export const taxonomySources = pgTable(
	'taxonomy_sources',
	{
		source: taxonomy().notNull(),
		/** The published id: URI, SOC or NCO code. */
		code: text().notNull(),
		skillId: integer().references(() => skills.id, { onDelete: 'cascade' }),
		professionId: integer().references(() => professions.id, { onDelete: 'cascade' }),
		/**
		 * All names that the publisher gives an occupation, in lower case, whether or not the row has them: evidence of
		 * which titles mean the same work.
		 */
		titles: text()
			.array()
			.notNull()
			.default(sql`'{}'`),
		/** Whether a person had typed the skill, and it counts as checked only because of this entry. */
		isConfirmed: boolean().notNull().default(false),
		/** Whether the row was added by this entry, rather than being there before. */
		isAdded: boolean().notNull(),
		/** Names that the row has from this entry, in lower case; the reference files do not remove them. */
		aliases: text()
			.array()
			.notNull()
			.default(sql`'{}'`),
	},
	(table) => [
		primaryKey({ name: 'taxonomy_sources_key', columns: [table.source, table.code] }),
		check('taxonomy_sources_one_subject', sql`num_nonnulls(${table.skillId}, ${table.professionId}) = 1`),
		index('taxonomy_sources_skill').on(table.skillId),
		index('taxonomy_sources_profession').on(table.professionId),
	],
)
