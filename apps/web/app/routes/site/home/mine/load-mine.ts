import type { showSession } from '@profile-search/contract/accounts/accounts'
import { listMyInvitations } from '@profile-search/contract/hiring/job-invitations'
import type { Details } from '@profile-search/contract/http/endpoint'
import { listJobMatches } from '@profile-search/contract/matching/matches'
import {
	showOrganisationStatistics,
	showRequestStatistics,
} from '@profile-search/contract/site/statistics/own'
import { type Loading, ask } from '#api.ts'

type Account = NonNullable<Details<typeof showSession>['account']>

const shownMatches = 3

/** What the home page tells an account about itself. Data that cannot be loaded is left out. */
export async function loadMine(args: Loading, account: Account) {
	const { firstName, userType, status } = account
	const head = { firstName, status, isApproved: status === 'approved' }
	if (userType === 'candidate') {
		const [matches, requests, invitations] = head.isApproved
			? await Promise.all([
					ask(args, listJobMatches, { query: { limit: shownMatches } }),
					ask(args, showRequestStatistics),
					ask(args, listMyInvitations, { query: { page: 1 } }),
				])
			: []
		return {
			...head,
			kind: userType,
			matches: matches?.details ?? null,
			openRequests: requests?.details?.open ?? 0,
			openInvitations: invitations?.details?.open ?? 0,
		}
	}
	if (userType === 'employer')
		return { ...head, kind: userType, statistics: (await ask(args, showOrganisationStatistics)).details }
	return { ...head, kind: userType }
}
export type Mine = Awaited<ReturnType<typeof loadMine>>
