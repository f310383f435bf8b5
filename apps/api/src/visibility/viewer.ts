import type { FastifyRequest } from 'fastify'
import { lookerOf } from './looker.ts'
import type { Viewer } from './visible-people.ts'

const nobody = { accountId: null, organisationId: null, mailDomain: null }

/** Who is looking, as far as that decides which people are shown, and how much of them. */
export function viewerOf({ account }: FastifyRequest): Viewer {
	// Until an account is approved, anybody may stand behind it; it is shown no more of others than a stranger. So is one
	// that is suspended, which may still log in to read why.
	const isMember = account?.status === 'approved'
	return {
		...(account ? lookerOf(account) : nobody),
		isMember,
		isApprovedOrganisation: isMember && account.userType === 'employer',
		isApprover: account !== null && account.isApprover && !account.isSuspended,
	}
}
