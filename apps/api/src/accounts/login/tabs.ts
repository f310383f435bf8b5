import type { UserType } from '@profile-search/contract/accounts/accounts'
import { refused } from '#platform/refusal.ts'

/** The names of the login tabs. */
export const tabNames = { candidate: 'Vyaktigat', employer: 'Sanstha', guest_user: 'Guest' }

/**
 * Refuses a login under another tab. Call this only once everything was proved, since it reveals the
 * account's kind.
 */
export function refuseOtherTab(account: { userType: UserType }, userType: UserType) {
	if (account.userType !== userType)
		throw refused('wrongUserType', `accountsRefusals.otherTab.${account.userType}`)
}
