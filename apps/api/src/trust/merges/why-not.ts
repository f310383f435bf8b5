import type { accounts } from '@profile-search/db/schema/accounts/accounts'
import type { jobs } from '@profile-search/db/schema/hiring/jobs'
import type { TextKey } from '@profile-search/text/translate'

type Account = typeof accounts.$inferSelect
type Job = typeof jobs.$inferSelect

const itself = 'trustRefusals.merge.itself'
const missing = 'trustRefusals.merge.missing'

/** The reason why these two accounts cannot be merged, as the code of a sentence. */
export function whyNotPeople(
	kept: Account | undefined,
	duplicate: Account | undefined,
	{ isSame, isErasing }: { isSame: boolean; isErasing: boolean },
): TextKey | null {
	if (isSame) return itself
	if (!kept || !duplicate || kept.erasedAt || duplicate.erasedAt) return missing
	if (kept.userType !== 'candidate' || duplicate.userType !== 'candidate')
		return 'trustRefusals.merge.onlyPeople'
	if (kept.isAdministrator || duplicate.isAdministrator) return 'trustRefusals.merge.administrator'
	if (duplicate.isApprover) return 'trustRefusals.merge.approver'
	if (isErasing) return 'trustRefusals.merge.erasing'
	if ([kept, duplicate].some(({ status }) => status === 'suspended' || status === 'frozen'))
		return 'trustRefusals.merge.notFree'
	// An approved account must not end in one that nobody has looked at.
	if (kept.status !== 'approved' && duplicate.status === 'approved') return 'trustRefusals.merge.keepApproved'
	return null
}

const mergeable: readonly Job['status'][] = ['open', 'paused', 'closed']

/** The reason why these two jobs cannot be merged, as the code of a sentence. */
export function whyNotJobs(
	kept: Job | undefined,
	duplicate: Job | undefined,
	isMerged: boolean,
	isSame: boolean,
): TextKey | null {
	if (isSame) return itself
	if (!kept || !duplicate) return missing
	if (kept.organisationId !== duplicate.organisationId) return 'trustRefusals.merge.otherOrganisations'
	if (!mergeable.includes(kept.status) || !mergeable.includes(duplicate.status))
		return 'trustRefusals.merge.notPublished'
	if (kept.frozenAt || duplicate.frozenAt) return 'trustRefusals.merge.frozen'
	if (isMerged) return 'trustRefusals.merge.merged'
	if (kept.status === 'closed' && duplicate.status !== 'closed') return 'trustRefusals.merge.keepOpen'
	return null
}
