import { DeliveryProblem, type WebhookDelivery, WebhookEvent } from '@profile-search/contract/hiring/webhooks'
import { boolean, index, jsonb, pgEnum, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { id, moment } from '../platform/columns.ts'
import { organisations } from '../profiles/organisations.ts'

export const webhookEvent = pgEnum('webhook_event', WebhookEvent.enum)
export const deliveryProblem = pgEnum('delivery_problem', DeliveryProblem.enum)

/** An address to which the portal sends the events of an organisation. */
export const webhooks = pgTable(
	'webhooks',
	{
		id: id(),
		organisationId: uuid()
			.notNull()
			.references(() => organisations.id, { onDelete: 'cascade' }),
		url: text().notNull(),
		events: webhookEvent().array().notNull(),
		isOn: boolean().notNull().default(true),
		/** `whsec_` and the key in base64. It must be readable, since each delivery is signed with it. */
		secret: text().notNull(),
		formerSecret: text(),
		formerSecretUntil: timestamp({ withTimezone: true }),
		createdAt: moment(),
		/** The first failure since the last success; null while it works. */
		failingSince: timestamp({ withTimezone: true }),
		/** How many tries have failed since the last success. */
		failures: smallint().notNull().default(0),
		/** The end of the back-off: nothing is sent before it. */
		backoffUntil: timestamp({ withTimezone: true }),
		/** Switched off because it had failed for too long. */
		stoppedAt: timestamp({ withTimezone: true }),
	},
	(table) => [index('webhooks_organisation').on(table.organisationId)],
)

/** An event for one webhook, with the ids of what it is about. The table is partitioned by week. */
export const webhookDeliveries = pgTable(
	'webhook_deliveries',
	{
		id: id(),
		webhookId: uuid()
			.notNull()
			.references(() => webhooks.id, { onDelete: 'cascade' }),
		event: text().$type<WebhookDelivery['event']>().notNull(),
		data: jsonb().$type<Record<string, string>>().notNull(),
		attempts: smallint().notNull().default(0),
		/** Of the last answer. */
		status: smallint(),
		problem: deliveryProblem(),
		createdAt: moment(),
		triedAt: timestamp({ withTimezone: true }),
		deliveredAt: timestamp({ withTimezone: true }),
		/** Given up. */
		failedAt: timestamp({ withTimezone: true }),
	},
	(table) => [index('webhook_deliveries_webhook').on(table.webhookId, table.id.desc())],
)
