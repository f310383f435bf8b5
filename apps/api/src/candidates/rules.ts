import type { FastifyRequest } from 'fastify'
import type { Viewer } from './queries.ts'

/** Who is looking, as far as that decides which people are shown, and how much of them. */
export function viewerOf({ account }: FastifyRequest): Viewer {
	return {
		isMember: account !== null,
		isApprovedOrganisation: account?.userType === 'employer' && account.status === 'approved',
		isApprover: account?.isApprover ?? false,
	}
}
