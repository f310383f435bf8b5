import { problem } from '@profile-search/contract/platform/problem'
import type { Db } from '@profile-search/db/client'
import { tell } from '#accounts/notifications/tell.ts'
import { findViewer } from '#visibility/hidden-from.ts'
import { findRequest } from './queries.ts'

/**
 * Notifies one of the two accounts, in the portal and by push, of what the other did, unless the other blocks its
 * organisation.
 */
export async function tellOfRequest(db: Db, readerId: string, id: string) {
	const request = await findRequestFor(db, readerId, id)
	if (!request) return
	const { isMine, status, other } = request
	const did = isMine ? (status === 'accepted' ? 'accepted' : 'declined') : 'asked'
	await tell(db, readerId, {
		kind: 'request',
		title: problem(`messagingMails.told.${did}`, { name: other.name }),
		body: isMine ? '' : request.message,
		page: 'requests',
		orderId: null,
		aboutId: other.id,
	})
}

/** The request as its reader sees it now; undefined when the other account blocks the reader's organisation. */
export async function findRequestFor(db: Db, readerId: string, id: string) {
	const reader = await findViewer(db, readerId)
	return reader && findRequest(db, reader, id)
}
