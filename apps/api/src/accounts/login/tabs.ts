import type { UserType } from '@profile-search/contract/accounts/accounts'
import { refused } from '#platform/refusal.ts'

/** What the tabs of the login are called. */
export const tabNames = { candidate: 'Vyaktigat', employer: 'Sanstha', guest_user: 'Guest' }

/** Refuses a login under another tab. To be asked only once everything was proved, since it tells of which kind the account is. */
export function refuseOtherTab(account: { userType: UserType }, userType: UserType) {
	if (account.userType !== userType)
		throw refused('wrongUserType', `This account logs in under ${tabNames[account.userType]}.`)
}
