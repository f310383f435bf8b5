import type { FastifyRequest } from 'fastify'
import { lookerOf } from '../hiding/rules.ts'
import type { Viewer } from './queries.ts'

const nobody = { accountId: null, organisationId: null, mailDomain: null }

/** Who is looking, as far as that decides which people are shown, and how much of them. */
export function viewerOf(request: FastifyRequest): Viewer {
	// Whoever is suspended may still log in to read why, and sees no more of others than a stranger.
	const account = request.account?.isSuspended ? null : request.account
	return {
		...(account ? lookerOf(account) : nobody),
		isMember: account !== null,
		isApprovedOrganisation: account?.userType === 'employer' && account.status === 'approved',
		isApprover: account?.isApprover ?? false,
	}
}
