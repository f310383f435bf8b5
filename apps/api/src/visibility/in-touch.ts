import type { Db } from '@profile-search/db/client'
import { contactRequests } from '@profile-search/db/schema/messaging/contact-requests'
import { statement } from '@profile-search/db/statement'
import { sql, type SQLWrapper } from 'drizzle-orm'

/** Whether two accounts may see each other's contact details, for queries without a request at hand. */
export function isContactGranted(one: SQLWrapper | string, two: SQLWrapper | string) {
	return sql<boolean>`exists (select from ${contactRequests} request where request.status = 'accepted'
		and (request.asker_id, request.asked_id) in ((${one}, ${two}), (${two}, ${one})))`
}

/** The accounts whose contact details this one may see by a request; none for a visitor. */
export async function listContacts(db: Db, accountId: string | null) {
	if (accountId === null) return []
	const contacts = await contactsOf(db).execute({ accountId })
	return contacts.map(({ id }) => id)
}

const one = sql`${sql.placeholder('accountId')}::uuid`

const contactsOf = statement((db) =>
	db
		.select({
			id: sql<string>`case when ${contactRequests.askerId} = ${one} then ${contactRequests.askedId} else ${contactRequests.askerId} end`,
		})
		.from(contactRequests)
		.where(
			sql`${contactRequests.status} = 'accepted' and (${contactRequests.askerId} = ${one} or ${contactRequests.askedId} = ${one})`,
		)
		.prepare('contacts'),
)

/** Whether this account and an owner are in touch: a request between them is open or accepted. */
export function hasRequestBetween(me: string, ownerId: SQLWrapper) {
	return sql`exists (select from ${contactRequests} request where request.status in ('open', 'accepted')
		and ((request.asker_id = ${me} and request.asked_id = ${ownerId})
			or (request.asked_id = ${me} and request.asker_id = ${ownerId})))`
}
