import type { FastifyRequest } from 'fastify'
import { viewerOfAccount } from './viewer-of-account.ts'
import type { ProfileViewer } from './visible-people.ts'

const nobody = { accountId: null, organisationId: null, mailDomain: null }

/** The viewer, as far as it decides which people are shown and how much of them. */
export function viewerOf({ account }: FastifyRequest): ProfileViewer {
	// Nobody has checked who holds an unapproved account, so it sees no more of others than a stranger does.
	// The same goes for a suspended account, which may still log in to read why.
	const isMember = account?.status === 'approved'
	return {
		...(account ? viewerOfAccount(account) : nobody),
		isMember,
		isApprovedOrganisation: isMember && account.userType === 'employer',
		isApprover: account !== null && account.isApprover && !account.isSuspended,
	}
}

/** A viewer who is shown what this one is shown of everyone who hides from neither. */
export function anyoneLike(viewer: ProfileViewer): ProfileViewer {
	return { ...viewer, ...nobody }
}
