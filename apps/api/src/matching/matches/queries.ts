import type { Db } from '@profile-search/db/client'
import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { candidates } from '@profile-search/db/schema/profiles/candidates'
import { places, professions } from '@profile-search/db/schema/search/reference'
import { statement } from '@profile-search/db/statement'
import { and, eq, sql } from 'drizzle-orm'
import { isVisibleToReader, readerValues, type ProfileViewer } from '#visibility/visible-people.ts'

/** Cards of those of these people who are approved and visible to this viewer, in no order. */
export async function listPersonCards(db: Db, viewer: ProfileViewer, ids: string[]) {
	return ids.length ? personCards(db).execute({ ids, ...readerValues(viewer) }) : []
}

const personCards = statement((db) =>
	db
		.select({
			id: accounts.id,
			firstName: accounts.firstName,
			lastName: accounts.lastName,
			headline: candidates.headline,
			profession: professions.name,
			place: places.name,
			experienceMonths: candidates.experienceMonths,
		})
		.from(candidates)
		.innerJoin(accounts, and(eq(accounts.id, candidates.accountId), eq(accounts.status, 'approved')))
		.leftJoin(professions, eq(professions.id, candidates.professionId))
		.leftJoin(places, eq(places.id, candidates.placeId))
		.where(and(sql`${candidates.accountId} = any(${sql.placeholder('ids')}::uuid[])`, isVisibleToReader))
		.prepare('person_cards'),
)
