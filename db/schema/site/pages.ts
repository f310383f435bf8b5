import { FaqCategory } from '@profile-search/contract/site/pages'
import { sql } from 'drizzle-orm'
import {
	boolean,
	check,
	index,
	integer,
	pgEnum,
	pgTable,
	primaryKey,
	smallint,
	text,
	timestamp,
	unique,
	uniqueIndex,
	uuid,
} from 'drizzle-orm/pg-core'
import { accounts } from '../accounts/accounts.ts'
import { id, moment } from '../platform/columns.ts'
import { pageLanguage } from '../platform/language.ts'

export const faqCategory = pgEnum('faq_category', FaqCategory.enum)

/**
 * A text of the site, such as about-us: a row for each version in each language. Published versions never
 * change.
 */
export const pages = pgTable(
	'pages',
	{
		id: id(),
		slug: text().notNull(),
		language: pageLanguage().notNull(),
		version: integer().notNull(),
		title: text().notNull(),
		/** One sentence for search engines and previews. */
		description: text().notNull().default(''),
		/** HTML, sanitised. */
		body: text().notNull(),
		/** The version that visitors read. */
		isLive: boolean().notNull().default(false),
		/** Null for the draft; there is one at most. */
		publishedAt: timestamp({ withTimezone: true }),
		/** Rises with each save of the draft, so that the second of two editors is told. */
		edit: integer().notNull().default(1),
		/** The account that saved it last; null for the texts that came with the portal. */
		authorId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
		createdAt: moment(),
		updatedAt: moment(),
	},
	(table) => [
		unique('pages_version').on(table.slug, table.language, table.version),
		uniqueIndex('pages_live')
			.on(table.slug, table.language)
			.where(sql`${table.isLive}`),
		uniqueIndex('pages_draft')
			.on(table.slug, table.language)
			.where(sql`${table.publishedAt} is null`),
		index('pages_author').on(table.authorId),
		check('pages_live_is_published', sql`not ${table.isLive} or ${table.publishedAt} is not null`),
	],
)

/** A frequently asked question, at its place in its category. */
export const faqs = pgTable(
	'faqs',
	{
		id: id(),
		/** Its name in links, as in faq#is-it-free. */
		slug: text().notNull().unique('faqs_slug_unique'),
		category: faqCategory().notNull(),
		position: smallint().notNull(),
		createdAt: moment(),
		updatedAt: moment(),
	},
	(table) => [index('faqs_order').on(table.category, table.position)],
)

export const faqTexts = pgTable(
	'faq_texts',
	{
		faqId: uuid()
			.notNull()
			.references(() => faqs.id, { onDelete: 'cascade' }),
		language: pageLanguage().notNull(),
		question: text().notNull(),
		/** HTML, sanitised. */
		answer: text().notNull(),
	},
	(table) => [primaryKey({ name: 'faq_texts_key', columns: [table.faqId, table.language] })],
)
