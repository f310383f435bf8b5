import type { Db } from '@profile-search/db/client'
import { candidates } from '@profile-search/db/schema/profiles/candidates'
import { guests } from '@profile-search/db/schema/profiles/guests'
import { organisationMembers, organisations } from '@profile-search/db/schema/profiles/organisations'
import { sql } from 'drizzle-orm'
import type { Reader } from './lists/search-list.ts'

/** The reader of a list that shows everybody the same, except what is near to them. */
export async function findOpenReader(
	db: Db,
	accountId: string | undefined,
	clientKey: string,
): Promise<Reader> {
	return { clientKey, level: 0, hidden: [], placeId: await findOwnPlace(db, accountId) }
}

/** The place of an account: the town of the person or guest, or that of the organisation; null when none is given. */
export async function findOwnPlace(db: Db, accountId: string | null | undefined) {
	if (!accountId) return null
	const { rows } = await db.execute<{ place_id: number | null }>(sql`
		select coalesce(
			(select place_id from ${candidates} where account_id = ${accountId}),
			(select place_id from ${guests} where account_id = ${accountId}),
			(select place_id from ${organisations} join ${organisationMembers} member on member.organisation_id = organisations.id
				where member.account_id = ${accountId})) as place_id`)
	return rows[0]?.place_id ?? null
}
