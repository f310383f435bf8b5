import { sql } from 'drizzle-orm'
import {
	boolean,
	char,
	doublePrecision,
	index,
	integer,
	pgEnum,
	pgTable,
	primaryKey,
	real,
	text,
	uniqueIndex,
} from 'drizzle-orm/pg-core'

/**
 * The source: the portal's own reference files, a published taxonomy imported by an operator, or an
 * administrator of this portal, whose decision none of the others changes.
 */
export const taxonomy = pgEnum('taxonomy', ['portal', 'esco', 'onet', 'nco', 'administrator'])

/** Ids below this come from the reference files; the rest were typed by people or imported. */
export const firstForeignId = 1_000_000

/**
 * The names in the other languages of the portal. Where there are aliases, each is one of them, so that what is shown is
 * found. Without one, the English name is shown.
 */
const localNames = { nameHi: text(), nameMr: text() }

/** Things that people can do. */
export const skills = pgTable(
	'skills',
	{
		id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: firstForeignId }),
		name: text().notNull(),
		...localNames,
		aliases: text()
			.array()
			.notNull()
			.default(sql`'{}'`),
		field: text(),
		/** How much a skill tells people apart; a rare one counts more than a common one. Above 0. */
		rarity: real().notNull().default(1),
		/** False for words that a person typed and nobody has checked. */
		isKnown: boolean().notNull().default(false),
		/** Typed, reviewed by an administrator, and left as it is. */
		isIgnored: boolean().notNull().default(false),
		/** An administrator has set the names and the field: no file and no import changes them. */
		isCurated: boolean().notNull().default(false),
	},
	(table) => [
		uniqueIndex('skills_name_unique').on(sql`lower(${table.name})`),
		index('skills_name_trigrams').using('gin', sql`lower(${table.name}) gin_trgm_ops`),
		index('skills_aliases').using('gin', table.aliases),
		index('skills_typed')
			.on(table.id)
			.where(sql`not ${table.isKnown}`),
	],
)

/**
 * How much having one skill counts for another that was wanted; 0 where an administrator says that it does
 * not count.
 */
export const skillRelations = pgTable(
	'skill_relations',
	{
		wantedId: integer()
			.notNull()
			.references(() => skills.id, { onDelete: 'cascade' }),
		hadId: integer()
			.notNull()
			.references(() => skills.id, { onDelete: 'cascade' }),
		share: real().notNull(),
		source: taxonomy().notNull().default('portal'),
	},
	(table) => [primaryKey({ name: 'skill_relations_key', columns: [table.wantedId, table.hadId] })],
)

export const professions = pgTable('professions', {
	id: integer().primaryKey(),
	name: text().notNull(),
	...localNames,
	aliases: text()
		.array()
		.notNull()
		.default(sql`'{}'`),
	field: text().notNull(),
	/**
	 * Unit group of the International Standard Classification of Occupations, ISCO-08. Null where a taxonomy
	 * does not say.
	 */
	isco: char({ length: 4 }),
	/** As for skills. */
	isCurated: boolean().notNull().default(false),
})

export const professionSkills = pgTable(
	'profession_skills',
	{
		professionId: integer()
			.notNull()
			.references(() => professions.id, { onDelete: 'cascade' }),
		skillId: integer()
			.notNull()
			.references(() => skills.id, { onDelete: 'cascade' }),
		weight: real().notNull(),
		source: taxonomy().notNull().default('portal'),
	},
	(table) => [primaryKey({ name: 'profession_skills_key', columns: [table.professionId, table.skillId] })],
)

/** How much coming from one profession counts for another; 0 as for skills. */
export const professionRelations = pgTable(
	'profession_relations',
	{
		wantedId: integer()
			.notNull()
			.references(() => professions.id, { onDelete: 'cascade' }),
		hadId: integer()
			.notNull()
			.references(() => professions.id, { onDelete: 'cascade' }),
		share: real().notNull(),
		source: taxonomy().notNull().default('portal'),
	},
	(table) => [primaryKey({ name: 'profession_relations_key', columns: [table.wantedId, table.hadId] })],
)

/**
 * Industries, as organisations name theirs. A trigger numbers each new name, so that lists can count by it.
 */
export const industries = pgTable(
	'industries',
	{ id: integer().primaryKey().generatedAlwaysAsIdentity(), name: text().notNull() },
	(table) => [uniqueIndex('industries_name_unique').on(sql`lower(${table.name})`)],
)

export const places = pgTable('places', {
	id: integer().primaryKey(),
	name: text().notNull(),
	...localNames,
	aliases: text()
		.array()
		.notNull()
		.default(sql`'{}'`),
	state: text().notNull(),
	country: char({ length: 2 }).notNull(),
	latitude: doublePrecision().notNull(),
	longitude: doublePrecision().notNull(),
	/** Rough size, for the order in a form. */
	weight: real().notNull(),
	/** The first digits of the town's postal codes; the longest that fits a code counts. */
	pinPrefixes: text()
		.array()
		.notNull()
		.default(sql`'{}'`),
})

/** Languages by their primary tag of BCP 47. */
export const languages = pgTable('languages', {
	code: text().primaryKey(),
	name: text().notNull(),
	...localNames,
	aliases: text()
		.array()
		.notNull()
		.default(sql`'{}'`),
	ownName: text().notNull(),
})

export const groupKind = pgEnum('group_kind', ['state', 'field'])

/** The states that group towns and the fields of work that group skills and professions, which name them in English. */
export const groupNames = pgTable(
	'group_names',
	{ kind: groupKind().notNull(), name: text().notNull(), ...localNames },
	(table) => [primaryKey({ name: 'group_names_key', columns: [table.kind, table.name] })],
)
