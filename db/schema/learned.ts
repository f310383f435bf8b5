import { integer, pgTable, primaryKey, real } from 'drizzle-orm/pg-core'
import { professions, skills } from './reference.ts'

/**
 * How much having one skill counts for another, learned at night from what occurs together. A table of its own, so that
 * neither our files nor an import meets these rows: what they say of a pair counts, and this only where they are silent.
 */
export const learnedSkillRelations = pgTable(
	'learned_skill_relations',
	{
		wantedId: integer()
			.notNull()
			.references(() => skills.id, { onDelete: 'cascade' }),
		hadId: integer()
			.notNull()
			.references(() => skills.id, { onDelete: 'cascade' }),
		share: real().notNull(),
	},
	(table) => [primaryKey({ name: 'learned_skill_relations_key', columns: [table.wantedId, table.hadId] })],
)

/** Likewise of professions. */
export const learnedProfessionRelations = pgTable(
	'learned_profession_relations',
	{
		wantedId: integer()
			.notNull()
			.references(() => professions.id, { onDelete: 'cascade' }),
		hadId: integer()
			.notNull()
			.references(() => professions.id, { onDelete: 'cascade' }),
		share: real().notNull(),
	},
	(table) => [
		primaryKey({ name: 'learned_profession_relations_key', columns: [table.wantedId, table.hadId] }),
	],
)
