import type { accounts } from '@profile-search/db/schema/accounts/accounts'
import type { jobs } from '@profile-search/db/schema/hiring/jobs'

type Account = typeof accounts.$inferSelect
type Job = typeof jobs.$inferSelect

const itself = 'Please choose another one than itself.'
const missing = 'One of the two does not exist.'

/** The reason why these two accounts cannot be merged, as a sentence. */
export function whyNotPeople(
	kept: Account | undefined,
	duplicate: Account | undefined,
	{ isSame, isErasing }: { isSame: boolean; isErasing: boolean },
) {
	if (isSame) return itself
	if (!kept || !duplicate || kept.erasedAt || duplicate.erasedAt) return missing
	if (kept.userType !== 'candidate' || duplicate.userType !== 'candidate')
		return 'Only the accounts of two people (Vyaktigat) can be merged.'
	if (kept.isAdministrator || duplicate.isAdministrator)
		return 'The account of an administrator is not merged. Please revoke the role first.'
	if (duplicate.isApprover) return 'The duplicate is an approver. Please revoke the role first.'
	if (isErasing) return 'One of the two is about to be erased.'
	if ([kept, duplicate].some(({ status }) => status === 'suspended' || status === 'frozen'))
		return 'One of the two is suspended, frozen or merged already. Please settle that first.'
	// An approved account must not end in one that nobody has looked at.
	if (kept.status !== 'approved' && duplicate.status === 'approved')
		return 'The account that would be kept is not approved, and the other one is. Please keep that one.'
	return null
}

const mergeable: readonly Job['status'][] = ['open', 'paused', 'closed']

/** The reason why these two jobs cannot be merged, as a sentence. */
export function whyNotJobs(
	kept: Job | undefined,
	duplicate: Job | undefined,
	isMerged: boolean,
	isSame: boolean,
) {
	if (isSame) return itself
	if (!kept || !duplicate) return missing
	if (kept.organisationId !== duplicate.organisationId)
		return 'The two jobs belong to different organisations, and applicants chose one of them.'
	if (!mergeable.includes(kept.status) || !mergeable.includes(duplicate.status))
		return 'One of the two was not published yet.'
	if (kept.frozenAt || duplicate.frozenAt) return 'One of the two is frozen. Please settle its case first.'
	if (isMerged) return 'One of the two is merged already.'
	if (kept.status === 'closed' && duplicate.status !== 'closed')
		return 'The job that would be kept is closed. Please keep the other one.'
	return null
}
