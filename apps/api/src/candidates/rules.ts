import type { FastifyRequest } from 'fastify'
import { lookerOf } from '../hiding/rules.ts'
import type { Viewer } from './queries.ts'

const nobody = { accountId: null, organisationId: null, mailDomain: null }

/** Who is looking, as far as that decides which people are shown, and how much of them. */
export function viewerOf({ account }: FastifyRequest): Viewer {
	// Whoever is suspended may still log in to read why, and is shown no more of others than a stranger.
	const isMember = account !== null && !account.isSuspended
	return {
		...(account ? lookerOf(account) : nobody),
		isMember,
		isApprovedOrganisation: isMember && account.userType === 'employer' && account.status === 'approved',
		isApprover: isMember && account.isApprover,
	}
}
