import { doublePrecision, integer, pgTable, primaryKey, real } from 'drizzle-orm/pg-core'
import { moment } from '../platform/columns.ts'
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

/**
 * How much each part of a match counts, learned at night from what became of applications. The newest row counts; the
 * ones before it tell by what an older match was scored.
 */
export const learnedWeights = pgTable('learned_weights', {
	id: integer().primaryKey().generatedAlwaysAsIdentity(),
	skills: doublePrecision().notNull(),
	profession: doublePrecision().notNull(),
	experience: doublePrecision().notNull(),
	education: doublePrecision().notNull(),
	languages: doublePrecision().notNull(),
	words: doublePrecision().notNull(),
	/** Of how many matches it was known what became of them. */
	outcomes: integer().notNull(),
	learnedAt: moment(),
})
