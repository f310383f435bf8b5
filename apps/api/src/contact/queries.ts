import type { Db } from '@profile-search/db/client'
import { accounts } from '@profile-search/db/schema/accounts'
import { contactMessages } from '@profile-search/db/schema/contact'
import { siteSettings } from '@profile-search/db/schema/site'
import { and, eq, ne } from 'drizzle-orm'

export async function insertContactMessage(db: Db, values: typeof contactMessages.$inferInsert) {
	const [message] = await db.insert(contactMessages).values(values).returning({ id: contactMessages.id })
	return message?.id ?? ''
}

export async function findContactMessage(db: Db, id: string) {
	const [message] = await db.select().from(contactMessages).where(eq(contactMessages.id, id))
	return message
}

/** Where messages to the site go: its contact address, or until there is one its administrators. */
export async function listRecipients(db: Db) {
	const [settings] = await db.select({ email: siteSettings.contactEmail }).from(siteSettings)
	if (settings?.email) return [settings.email]
	const administrators = await db
		.select({ email: accounts.email })
		.from(accounts)
		.where(and(eq(accounts.isAdministrator, true), ne(accounts.status, 'suspended')))
	return administrators.map(({ email }) => email)
}
