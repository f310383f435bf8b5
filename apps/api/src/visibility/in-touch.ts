import { contactRequests } from '@profile-search/db/schema/messaging/contact-requests'
import { sql, type SQLWrapper } from 'drizzle-orm'

/** Whether two see how to reach each other, for queries that have no request at hand. */
export function isContactGranted(one: string, two: string) {
	return sql<boolean>`exists (select from ${contactRequests} request where request.status = 'accepted'
		and (request.asker_id, request.asked_id) in ((${one}, ${two}), (${two}, ${one})))`
}

/** Whether a request stands between this account and an owner, open or accepted: the two are in touch. */
export function hasRequestBetween(me: string, ownerId: SQLWrapper) {
	return sql`exists (select from ${contactRequests} request where request.status in ('open', 'accepted')
		and ((request.asker_id = ${me} and request.asked_id = ${ownerId})
			or (request.asked_id = ${me} and request.asker_id = ${ownerId})))`
}
