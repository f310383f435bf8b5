import type { Db } from '@profile-search/db/client'
import { candidates } from '@profile-search/db/schema/profiles/candidates'
import { guests } from '@profile-search/db/schema/profiles/guests'
import { organisationMembers, organisations } from '@profile-search/db/schema/profiles/organisations'
import { statement } from '@profile-search/db/statement'
import { sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { clientKeyOf } from './client-key.ts'
import type { Reader } from './lists/search-list.ts'

/** The reader of a list that shows everybody the same, except what is near to them. */
export async function findOpenReader(
	db: Db,
	accountId: string | undefined,
	clientKey: string,
): Promise<Reader> {
	return { clientKey, level: 0, hidden: [], placeId: await findOwnPlace(db, accountId) }
}

/** The one who asks for such a list. */
export function openAskerOf(db: Db, request: FastifyRequest) {
	const accountId = request.account?.id
	const findReader = () => findOpenReader(db, accountId, clientKeyOf(request))
	return { accountId: accountId ?? null, viewer: {}, findReader }
}

/** The place of an account: the town of the person or guest, or that of the organisation; null when none is given. */
export async function findOwnPlace(db: Db, accountId: string | null | undefined) {
	if (!accountId) return null
	const [found] = await ownPlace(db).execute({ accountId })
	return found?.placeId ?? null
}

const theirs = sql`${sql.placeholder('accountId')}::uuid`

const ownPlace = statement((db) =>
	db
		.select({
			placeId: sql<number | null>`coalesce(
				(select place_id from ${candidates} where account_id = ${theirs}),
				(select place_id from ${guests} where account_id = ${theirs}),
				(select place_id from ${organisations} join ${organisationMembers} member
					on member.organisation_id = organisations.id where member.account_id = ${theirs}))`,
		})
		.from(sql`(select) one`)
		.prepare('own_place'),
)
