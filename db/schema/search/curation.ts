import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/**
 * What an administrator has said of a word: which skill or profession it is a name of, or that it is a name of none.
 * Our reference files and imports of published taxonomies keep to it.
 */
export const decidedNames = pgTable(
	'decided_names',
	{
		subject: text().$type<'skills' | 'professions'>().notNull(),
		/** In lower case. */
		word: text().notNull(),
		/** Null: nobody's. What it names may be gone, so nothing ties it. */
		ownerId: integer(),
		/** The id of what bore this name until it was merged into its owner. */
		formerId: integer(),
	},
	(table) => [
		primaryKey({ name: 'decided_names_key', columns: [table.subject, table.word] }),
		index('decided_names_owner').on(table.subject, table.ownerId),
		index('decided_names_former').on(table.subject, table.formerId),
	],
)
