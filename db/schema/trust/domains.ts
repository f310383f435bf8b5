import { DomainCheckResult } from '@profile-search/contract/trust/domains'
import { sql } from 'drizzle-orm'
import { index, pgEnum, pgTable, smallint, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../platform/columns.ts'
import { organisations } from '../profiles/organisations.ts'

export const domainFinding = pgEnum('domain_finding', DomainCheckResult.enum)

/**
 * The domain that an organisation claims as its own. The token is no secret: it is published where everyone
 * can read it.
 */
export const organisationDomains = pgTable(
	'organisation_domains',
	{
		organisationId: uuid()
			.primaryKey()
			.references(() => organisations.id, { onDelete: 'cascade' }),
		domain: text().notNull(),
		token: text().notNull(),
		/** When it was verified; null when it is not, or no longer. */
		verifiedAt: timestamp({ withTimezone: true }),
		checkedAt: timestamp({ withTimezone: true }),
		record: domainFinding(),
		file: domainFinding(),
		failedWeeks: smallint().notNull().default(0),
		createdAt: moment(),
	},
	(table) => [
		// Anybody may claim a name, so only a verified one keeps others out.
		uniqueIndex('organisation_domains_verified')
			.on(table.domain)
			.where(sql`${table.verifiedAt} is not null`),
		index('organisation_domains_domain').on(table.domain),
	],
)
