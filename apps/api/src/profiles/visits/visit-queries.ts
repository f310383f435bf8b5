import type { VisitRole } from '@profile-search/contract/profiles/visits'
import type { Db } from '@profile-search/db/client'
import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { organisations } from '@profile-search/db/schema/profiles/organisations'
import { profileVisits } from '@profile-search/db/schema/profiles/visits'
import { sql } from 'drizzle-orm'
import { today } from '#platform/settings/clock.ts'

/** The views of a profile by one viewer, not written yet. */
export type Visit = {
	ownerId: string
	/** Null for someone who is not signed in. */
	visitorId: string | null
	role: VisitRole
	organisationId: string | null
	times: number
	downloads: number
	sawContacts: boolean
	/** The last view, on the clock of `performance.now()`. */
	at: number
}

/**
 * Adds these views to today's rows, in the order of ids, so that nodes never deadlock. Left out are those of
 * and by people who were erased meanwhile.
 */
export async function upsertVisits(db: Pick<Db, 'execute'>, visits: readonly Visit[]) {
	// Ages would count from the start of the statement, and one that waits for a connection would come after later views.
	const startedAt = Date.now() - performance.now()
	const rows = visits.map(({ at, ...visit }) => ({ ...visit, lastAt: new Date(startedAt + at) }))
	await db.execute(sql`
		insert into ${profileVisits}
			(owner_id, day, visitor_id, role, organisation_id, times, downloads, saw_contacts, last_at)
		select owner.id, ${today}, visitor.id, seen.role, organisation.id, seen.times, seen.downloads, seen."sawContacts",
			least(now(), seen."lastAt")
		from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as seen ("ownerId" uuid, "visitorId" uuid,
			role visit_role, "organisationId" uuid, times int, downloads int, "sawContacts" boolean, "lastAt" timestamptz)
		join ${accounts} owner on owner.id = seen."ownerId" and owner.erased_at is null
		left join ${accounts} visitor on visitor.id = seen."visitorId" and visitor.erased_at is null
		left join ${organisations} organisation on organisation.id = seen."organisationId"
		where seen."visitorId" is null or visitor.id is not null
		order by owner.id, visitor.id
		on conflict (owner_id, day, visitor_id) do update set
			role = excluded.role, organisation_id = excluded.organisation_id,
			times = profile_visits.times + excluded.times,
			downloads = profile_visits.downloads + excluded.downloads,
			saw_contacts = profile_visits.saw_contacts or excluded.saw_contacts,
			last_at = greatest(profile_visits.last_at, excluded.last_at)`)
}
