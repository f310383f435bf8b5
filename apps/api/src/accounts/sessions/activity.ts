import type { AccountActivityKind } from '@profile-search/contract/accounts/sessions'
import type { Db } from '@profile-search/db/client'
import { accountActivity } from '@profile-search/db/schema/accounts/sessions'
import type { Origin } from '#http/origin.ts'

/** Records what happened to an account, for its owner to read. Returns the id of the line. */
export async function recordActivity(
	db: Db,
	accountId: string,
	kind: AccountActivityKind,
	origin: Origin,
	at?: Date,
) {
	const [line] = await db
		.insert(accountActivity)
		.values({ accountId, kind, ...origin, ...(at && { at }) })
		.returning({ id: accountActivity.id })
	return line?.id
}
