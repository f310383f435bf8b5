import { showUserDetails } from '@profile-search/contract/accounts/accounts'
import { send } from '#api.ts'
import { keepProfile } from './stored-profile.ts'

/** Keeps the profile anew, after a change of what this browser has stored of it since the login. */
export async function renewProfile(userId: string) {
	const { details } = await send(showUserDetails, { params: { userId } })
	if (details) await keepProfile(details)
}
