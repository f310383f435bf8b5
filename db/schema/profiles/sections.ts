import { FeePeriod, SectionKind, SectionStatus } from '@profile-search/contract/profiles/sections'
import { sql } from 'drizzle-orm'
import {
	bigint,
	boolean,
	index,
	integer,
	pgEnum,
	pgTable,
	primaryKey,
	text,
	timestamp,
	uuid,
} from 'drizzle-orm/pg-core'
import { accounts } from '../accounts/accounts.ts'
import { moment } from '../platform/columns.ts'
import { places } from '../search/reference.ts'

export const sectionKind = pgEnum('section_kind', SectionKind.enum)
export const sectionStatus = pgEnum('section_status', SectionStatus.enum)
export const feePeriod = pgEnum('fee_period', FeePeriod.enum)

/** What an account offers besides its profile: advice, or money. Each section is decided separately. */
export const sections = pgTable(
	'sections',
	{
		accountId: uuid()
			.notNull()
			.references(() => accounts.id, { onDelete: 'cascade' }),
		kind: sectionKind().notNull(),
		status: sectionStatus().notNull().default('pending'),
		/** The text of the last rejection, which the person reads. */
		statusReason: text(),
		/** When the section began to wait for an approver. */
		waitingSince: timestamp({ withTimezone: true }),
		/** Areas of advice, or sectors to invest in. */
		topics: text()
			.array()
			.notNull()
			.default(sql`'{}'`),
		about: text().notNull(),
		placeId: integer().references(() => places.id),
		isRemote: boolean().notNull(),
		/** For advice: the languages it is given in, by code. */
		languages: text()
			.array()
			.notNull()
			.default(sql`'{}'`),
		/** For advice: rupees for each `feePeriod`; null is free. */
		fee: bigint({ mode: 'number' }),
		feePeriod: feePeriod().notNull().default('session'),
		/** For an investor. */
		stages: text()
			.array()
			.notNull()
			.default(sql`'{}'`),
		/** For an investor: rupees for one business. */
		ticketMin: bigint({ mode: 'number' }).notNull().default(0),
		ticketMax: bigint({ mode: 'number' }).notNull().default(0),
		createdAt: moment(),
		updatedAt: moment(),
	},
	(table) => [
		primaryKey({ name: 'sections_key', columns: [table.accountId, table.kind] }),
		index('sections_shown')
			.on(table.kind, table.updatedAt.desc(), table.accountId)
			.where(sql`${table.status} = 'approved'`),
		index('sections_pending')
			.on(table.waitingSince)
			.where(sql`${table.status} = 'pending'`),
	],
)
