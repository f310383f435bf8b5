import { MemberRole } from '@profile-search/contract/profiles/members'
import { OrganisationKind, OrganisationSize } from '@profile-search/contract/profiles/organisations'
import { sql } from 'drizzle-orm'
import { index, integer, pgEnum, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { accounts } from '../accounts/accounts.ts'
import { id, moment } from '../platform/columns.ts'
import { places } from '../search/reference.ts'

export const organisationKind = pgEnum('organisation_kind', OrganisationKind.enum)
export const organisationSize = pgEnum('organisation_size', OrganisationSize.enum)
export const memberRole = pgEnum('member_role', MemberRole.enum)

export const organisations = pgTable(
	'organisations',
	{
		id: id(),
		name: text().notNull(),
		kind: organisationKind().notNull(),
		about: text().notNull(),
		industry: text().notNull(),
		size: organisationSize().notNull(),
		foundedYear: smallint(),
		website: text(),
		placeId: integer().references(() => places.id),
		address: text(),
		mobileNumber: text(),
		/** The address of the picture, below /api. */
		logo: text(),
		/**
		 * How many jobs an approver accepted; once this reaches the site's `reviewedJobs`, jobs go public without
		 * review.
		 */
		acceptedJobs: integer().notNull().default(0),
		createdAt: moment(),
		updatedAt: moment(),
	},
	(table) => [
		index('organisations_name_trigrams').using('gin', sql`lower(${table.name}) gin_trgm_ops`),
		index('organisations_name').on(sql`lower(${table.name})`),
		index('organisations_mobile').on(sql`right(${table.mobileNumber}, 10)`),
	],
)

/** Which account acts for which organisation. The owner's account carries the status of all members. */
export const organisationMembers = pgTable(
	'organisation_members',
	{
		accountId: uuid()
			.primaryKey()
			.references(() => accounts.id, { onDelete: 'cascade' }),
		organisationId: uuid()
			.notNull()
			.references(() => organisations.id, { onDelete: 'cascade' }),
		role: memberRole().notNull(),
		/** The account that invited this one into the team; it may not decide on this one. */
		invitedBy: uuid().references(() => accounts.id, { onDelete: 'set null' }),
		joinedAt: moment(),
	},
	(table) => [
		index('organisation_members_organisation').on(table.organisationId),
		index('organisation_members_invited_by').on(table.invitedBy),
		uniqueIndex('organisation_members_owner')
			.on(table.organisationId)
			.where(sql`${table.role} = 'owner'`),
	],
)
