import type { Db } from '@profile-search/db/client'
import { alerts } from '@profile-search/db/schema/matching/alerts'
import { sql } from 'drizzle-orm'
import type { SignedIn } from '#http/session.ts'
import { matchAlerts } from '../rules.ts'

const kindOf = { candidate: 'job_matches', employer: 'person_matches' } as const

/** Creates the match alert that an account has from the start. Guests have none, since they are not matched. */
export async function insertMatchAlert(
	db: Db,
	{ id, userType, status, memberRole }: Pick<SignedIn, 'id' | 'userType' | 'status' | 'memberRole'>,
) {
	if (status !== 'approved' || userType === 'guest_user') return
	const kind = kindOf[userType]
	await db
		.insert(alerts)
		.values({
			accountId: id,
			kind,
			...matchAlerts[kind],
			frequency: userType === 'candidate' || memberRole === 'owner' ? 'weekly' : 'none',
			confirmedAt: sql`now()`,
			evaluatedAt: sql`now()`,
		})
		.onConflictDoNothing()
}

/**
 * Creates the missing match alerts of approved accounts. In an organisation only the owner gets one; the rest of the
 * team can switch on their own.
 */
export async function insertMatchAlerts(db: Db) {
	const { job_matches: forJobs, person_matches: forPeople } = matchAlerts
	await db.execute(sql`
		insert into ${alerts} (account_id, kind, name, least, frequency, confirmed_at, evaluated_at)
		select account.id, 'job_matches'::alert_kind, ${forJobs.name}::text, ${forJobs.least}::smallint, 'weekly'::alert_frequency, now(), now()
		from accounts account join candidates candidate on candidate.account_id = account.id
		where account.status = 'approved' and account.user_type = 'candidate'
			and not exists (select from ${alerts} alert where alert.account_id = account.id and alert.kind = 'job_matches')
		union all
		select account.id, 'person_matches', ${forPeople.name}::text, ${forPeople.least}::smallint, 'weekly', now(), now()
		from accounts account join organisation_members member on member.account_id = account.id and member.role = 'owner'
		where account.status = 'approved'
			and not exists (select from ${alerts} alert where alert.account_id = account.id and alert.kind = 'person_matches')
		on conflict do nothing`)
}
