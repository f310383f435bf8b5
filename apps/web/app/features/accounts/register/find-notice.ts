import { showNotice } from '@profile-search/contract/accounts/consents'
import { send } from '#api.ts'
import { i18n } from '#text/i18n.ts'

/** The notice shown at registration, for the record of what was agreed to. */
export async function findNotice() {
	const { language } = i18n
	return (await send(showNotice, { params: { language } })).details
}
