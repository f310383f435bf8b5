import { DeclineReason, RequestStatus } from '@profile-search/contract/messaging/contact-requests'
import { sql } from 'drizzle-orm'
import { check, index, pgEnum, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { accounts } from '../accounts/accounts.ts'
import { id, moment } from '../platform/columns.ts'

export const requestStatus = pgEnum('request_status', RequestStatus.enum)
export const declineReason = pgEnum('decline_reason', DeclineReason.enum)

/**
 * One person's request to another for contact. While it is accepted, both see the other's contact details.
 */
export const contactRequests = pgTable(
	'contact_requests',
	{
		id: id(),
		askerId: uuid()
			.notNull()
			.references(() => accounts.id, { onDelete: 'cascade' }),
		askedId: uuid()
			.notNull()
			.references(() => accounts.id, { onDelete: 'cascade' }),
		message: text().notNull(),
		status: requestStatus().notNull().default('open'),
		declineReason: declineReason(),
		declineMessage: text(),
		askedAt: moment(),
		answeredAt: timestamp({ withTimezone: true }),
		/** When granted contact ends by itself. */
		endsAt: timestamp({ withTimezone: true }),
	},
	(table) => [
		check('contact_requests_two', sql`${table.askerId} <> ${table.askedId}`),
		uniqueIndex('contact_requests_pair')
			.on(sql`least(${table.askerId}, ${table.askedId})`, sql`greatest(${table.askerId}, ${table.askedId})`)
			.where(sql`${table.status} in ('open', 'accepted')`),
		index('contact_requests_end')
			.on(table.endsAt)
			.where(sql`${table.status} = 'accepted'`),
		index('contact_requests_asker').on(table.askerId, table.askedAt),
		index('contact_requests_asked').on(table.askedId, table.askedAt),
	],
)
