import { showUserDetails } from '@profile-search/contract/accounts/accounts'
import { send } from '#api.ts'
import { keepProfile } from './stored-profile.ts'

/** Stores the profile again after a change of fields that this browser keeps from the login. */
export async function renewProfile(userId: string) {
	const { details } = await send(showUserDetails, { params: { userId } })
	if (details) await keepProfile(details)
}
