import { contactRequests } from '@profile-search/db/schema/messaging/contact-requests'
import { sql, type SQLWrapper } from 'drizzle-orm'

/** Whether two accounts may see each other's contact details, for queries without a request at hand. */
export function isContactGranted(one: SQLWrapper | string, two: SQLWrapper | string) {
	return sql<boolean>`exists (select from ${contactRequests} request where request.status = 'accepted'
		and (request.asker_id, request.asked_id) in ((${one}, ${two}), (${two}, ${one})))`
}

/** Whether this account and an owner are in touch: a request between them is open or accepted. */
export function hasRequestBetween(me: string, ownerId: SQLWrapper) {
	return sql`exists (select from ${contactRequests} request where request.status in ('open', 'accepted')
		and ((request.asker_id = ${me} and request.asked_id = ${ownerId})
			or (request.asked_id = ${me} and request.asker_id = ${ownerId})))`
}
