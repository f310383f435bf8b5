import { sql } from 'drizzle-orm'
import {
	check,
	index,
	integer,
	jsonb,
	pgTable,
	primaryKey,
	text,
	timestamp,
	uniqueIndex,
	uuid,
} from 'drizzle-orm/pg-core'
import { accountStatus, accounts } from '../accounts/accounts.ts'
import { id, moment } from '../platform/columns.ts'
import { organisations } from '../profiles/organisations.ts'

/**
 * A profile as it was when an approver decided on it, in the shape of the contract: a candidate, organisation
 * or guest.
 */
export const decidedProfiles = pgTable(
	'decided_profiles',
	{
		id: id(),
		accountId: uuid()
			.notNull()
			.references(() => accounts.id, { onDelete: 'cascade' }),
		decision: text().$type<'approve' | 'reject' | 'ask'>().notNull(),
		profile: jsonb().notNull(),
		at: moment(),
	},
	(table) => [index('decided_profiles_account').on(table.accountId, table.at.desc())],
)

/**
 * The changed fields of an approved person or organisation, such as the name, held until an approver has
 * looked; everybody else still sees the old ones. One row for each; unchanged fields are left out.
 */
export const heldChanges = pgTable(
	'held_changes',
	{
		id: id(),
		accountId: uuid().references(() => accounts.id, { onDelete: 'cascade' }),
		organisationId: uuid().references(() => organisations.id, { onDelete: 'cascade' }),
		changes: jsonb().$type<Record<string, string | null>>().notNull(),
		authorId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
		/** Rises with each change, so that nobody decides on something they have not read. */
		version: integer().notNull().default(1),
		waitingSince: moment(),
	},
	(table) => [
		uniqueIndex('held_changes_account').on(table.accountId),
		uniqueIndex('held_changes_organisation').on(table.organisationId),
		index('held_changes_author').on(table.authorId),
		index('held_changes_waiting').on(table.waitingSince),
		check('held_changes_subject', sql`num_nonnulls(${table.accountId}, ${table.organisationId}) = 1`),
	],
)

/**
 * The approver looking at a waiting account right now: a courtesy among approvers that expires by itself, not
 * a lock.
 */
export const caseLooks = pgTable(
	'case_looks',
	{
		accountId: uuid()
			.notNull()
			.references(() => accounts.id, { onDelete: 'cascade' }),
		approverId: uuid()
			.notNull()
			.references(() => accounts.id, { onDelete: 'cascade' }),
		since: moment(),
		until: timestamp({ withTimezone: true }).notNull(),
	},
	(table) => [
		primaryKey({ name: 'case_looks_key', columns: [table.accountId, table.approverId] }),
		index('case_looks_approver').on(table.approverId),
		index('case_looks_until').on(table.until),
	],
)

/**
 * Accounts that may be the same person or organisation, each pair in both directions; found when one of them
 * waits.
 */
export const likelyDuplicates = pgTable(
	'likely_duplicates',
	{
		accountId: uuid()
			.notNull()
			.references(() => accounts.id, { onDelete: 'cascade' }),
		otherId: uuid()
			.notNull()
			.references(() => accounts.id, { onDelete: 'cascade' }),
		foundAt: moment(),
	},
	(table) => [
		primaryKey({ name: 'likely_duplicates_key', columns: [table.accountId, table.otherId] }),
		index('likely_duplicates_other').on(table.otherId),
	],
)

/** The SHA-256 of a résumé file or attachment of an account, which reveals the same file in two accounts. */
export const fileDigests = pgTable(
	'file_digests',
	{
		accountId: uuid()
			.notNull()
			.references(() => accounts.id, { onDelete: 'cascade' }),
		digest: text().notNull(),
		createdAt: moment(),
	},
	(table) => [
		primaryKey({ name: 'file_digests_key', columns: [table.accountId, table.digest] }),
		index('file_digests_digest').on(table.digest),
	],
)

/**
 * A period in which an account is suspended, and its status before. An account has at most one that is not
 * lifted.
 */
export const suspensions = pgTable(
	'suspensions',
	{
		id: id(),
		accountId: uuid()
			.notNull()
			.references(() => accounts.id, { onDelete: 'cascade' }),
		/** The text that the person reads. */
		reason: text().notNull(),
		suspendedBy: uuid().references(() => accounts.id, { onDelete: 'set null' }),
		startedAt: moment(),
		/** Null: until somebody lifts it. */
		until: timestamp({ withTimezone: true }),
		liftedAt: timestamp({ withTimezone: true }),
		statusBefore: accountStatus().notNull(),
		/** The reason text that went with that status. */
		reasonBefore: text(),
	},
	(table) => [
		uniqueIndex('suspensions_one')
			.on(table.accountId)
			.where(sql`${table.liftedAt} is null`),
		index('suspensions_account').on(table.accountId, table.startedAt),
		index('suspensions_by').on(table.suspendedBy),
		index('suspensions_ending')
			.on(table.until)
			.where(sql`${table.liftedAt} is null`),
	],
)
