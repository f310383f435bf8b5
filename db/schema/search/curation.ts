import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/**
 * An administrator's decision on a word: which skill or profession it is a name of, or that it is a name of
 * none. The portal's reference files and imports of published taxonomies follow it.
 */
export const decidedNames = pgTable(
	'decided_names',
	{
		subject: text().$type<'skills' | 'professions'>().notNull(),
		/** In lower case. */
		word: text().notNull(),
		/** Null: it is a name of none. There is no foreign key, since what it names may be gone. */
		ownerId: integer(),
		/** The id that bore this name until it was merged into its owner. */
		formerId: integer(),
	},
	(table) => [
		primaryKey({ name: 'decided_names_key', columns: [table.subject, table.word] }),
		index('decided_names_owner').on(table.subject, table.ownerId),
		index('decided_names_former').on(table.subject, table.formerId),
	],
)
