import { doublePrecision, integer, pgTable, primaryKey, real } from 'drizzle-orm/pg-core'
import { moment } from '../platform/columns.ts'
import { professions, skills } from './reference.ts'

/**
 * How much having one skill counts for another, learned at night from skills that occur together. It is a
 * table of its own, so that reference files and imports never touch these rows. What they say about a pair
 * counts; these rows count only where they are silent.
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

/** The same for professions. */
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
 * How much each part of a match counts, learned at night from the outcomes of applications. The newest row
 * counts; earlier rows show what an older match was scored with.
 */
export const learnedWeights = pgTable('learned_weights', {
	id: integer().primaryKey().generatedAlwaysAsIdentity(),
	skills: doublePrecision().notNull(),
	profession: doublePrecision().notNull(),
	experience: doublePrecision().notNull(),
	education: doublePrecision().notNull(),
	languages: doublePrecision().notNull(),
	text: doublePrecision().notNull(),
	/** The number of matches with a known outcome. */
	outcomes: integer().notNull(),
	learnedAt: moment(),
})
