import type { Db } from '@profile-search/db/client'
import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { signedIn } from '#http/session.ts'
import { findViewer } from '#visibility/hidden-from.ts'
import { standing } from '#visibility/standing.ts'
import { viewerOf } from '#visibility/viewer.ts'
import type { Reader } from './parties.ts'

/** The account of an HTTP request, as a reader. */
export function readerOf(request: FastifyRequest): Reader {
	return { ...viewerOf(request), accountId: signedIn(request).id }
}

/** An account as a reader, for work without an HTTP request. It is shown no photos. */
export async function findReader(db: Db, accountId: string): Promise<Reader | undefined> {
	const viewer = await findViewer(db, accountId)
	if (!viewer) return undefined
	const [account] = await db
		.select({ isApprover: accounts.isApprover, status: standing().status })
		.from(accounts)
		.where(eq(accounts.id, accountId))
	return {
		...viewer,
		isMember: account?.status === 'approved',
		isApprovedOrganisation: false,
		isApprover: account?.isApprover ?? false,
	}
}
