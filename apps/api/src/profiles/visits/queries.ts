import { visitsKeptDays } from '@profile-search/contract/profiles/visits'
import type { Db } from '@profile-search/db/client'
import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { fullNameIn } from '@profile-search/db/schema/accounts/full-name'
import { candidates } from '@profile-search/db/schema/profiles/candidates'
import { organisationMembers, organisations } from '@profile-search/db/schema/profiles/organisations'
import { profileAppearances, profileVisits } from '@profile-search/db/schema/profiles/visits'
import { and, eq, sql } from 'drizzle-orm'
import { keyset, pageWithNext, rowsOfPage, type PageAsked } from '#platform/lists.ts'
import { today } from '#platform/settings/clock.ts'
import { isVisibleTo, type ProfileViewer } from '#visibility/visible-people.ts'
import { splitPeriods, sumOf, twicePeriod } from './days.ts'

const oldest = sql`${today} - ${visitsKeptDays}::int`

const latestFirst = keyset('desc', profileVisits.lastAt, profileVisits.id)

/** The visits to the owner's profile, the latest first. A visitor whom the owner may not see has a role but no name. */
export async function listVisitsOf(db: Db, owner: ProfileViewer & { accountId: string }, asked: PageAsked) {
	const { limit, offset } = rowsOfPage(asked)
	const isTheirs = and(eq(profileVisits.ownerId, owner.accountId), sql`${profileVisits.day} > ${oldest}`)
	const isSeenPerson = sql`(${profileVisits.role} = 'member' and ${accounts.status} = 'approved'
		and ${candidates.accountId} is not null and ${isVisibleTo(owner)})`
	const isSeenOrganisation = sql`(${profileVisits.role} = 'organisation' and exists (
		select from ${organisationMembers} member join ${accounts} chief on chief.id = member.account_id
		where member.organisation_id = ${organisations.id} and member.role = 'owner' and chief.status = 'approved'))`
	const rows = await db
		.select({
			id: profileVisits.id,
			position: latestFirst.position,
			role: profileVisits.role,
			name: sql<string | null>`case
				when ${isSeenOrganisation} then ${organisations.name}
				when ${isSeenPerson} then ${fullNameIn(accounts)} end`,
			candidateId: sql<string | null>`case when ${isSeenPerson} then ${candidates.accountId} end`,
			organisationId: sql<string | null>`case when ${isSeenOrganisation} then ${organisations.id} end`,
			times: profileVisits.times,
			downloads: profileVisits.downloads,
			sawContacts: profileVisits.sawContacts,
			lastAt: profileVisits.lastAt,
		})
		.from(profileVisits)
		.leftJoin(accounts, eq(accounts.id, profileVisits.visitorId))
		.leftJoin(candidates, eq(candidates.accountId, profileVisits.visitorId))
		.leftJoin(organisations, eq(organisations.id, profileVisits.organisationId))
		.where(and(isTheirs, latestFirst.after(asked.after)))
		.orderBy(...latestFirst.orderBy)
		.limit(limit)
		.offset(offset)
	return pageWithNext(rows, await db.$count(profileVisits, isTheirs), asked.page)
}

/** Views and appearances of the owner for each of the last days, oldest first, and the sums of as many days before. */
export async function listStatisticsOf(db: Db, ownerId: string) {
	const { rows } = await db.execute<{ day: string; views: number; appearances: number }>(sql`
		select day::date::text as day,
			coalesce((select sum(times) from ${profileVisits} visit
				where visit.owner_id = ${ownerId} and visit.day = days.day::date), 0)::int as views,
			coalesce((select times from ${profileAppearances} shown
				where shown.owner_id = ${ownerId} and shown.day = days.day::date), 0)::int as appearances
		from ${twicePeriod} order by days.day`)
	const { days, earlier } = splitPeriods(rows)
	return {
		days,
		before: { views: sumOf(earlier, 'views'), appearances: sumOf(earlier, 'appearances') },
	}
}

/**
 * Adds these numbers to today's appearances of accounts that still exist, in the order of ids, so that nodes never
 * deadlock.
 */
export async function upsertAppearances(db: Db, counts: ReadonlyMap<string, number>) {
	const ids = [...counts.keys()].toSorted()
	const times = ids.map((id) => counts.get(id) ?? 0)
	await db.execute(sql`
		insert into ${profileAppearances} (owner_id, day, times)
		select account.id, ${today}, noted.times
		from unnest(${sql.param(ids)}::uuid[], ${sql.param(times)}::int[]) as noted (id, times)
		join ${accounts} account on account.id = noted.id
		order by account.id
		on conflict (owner_id, day) do update set times = profile_appearances.times + excluded.times`)
}
