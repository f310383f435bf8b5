import type { Db } from '@profile-search/db/client'
import { alertDigests, alertHits, alerts } from '@profile-search/db/schema/matching/alerts'
import { sql } from 'drizzle-orm'
import { findSiteSettings } from '#platform/settings/queries.ts'
import { atOnce, lastDue } from '../rules.ts'

/** The maximum number of readers that one run queues; the rest are queued by the next one. */
const mostAtOnce = 20_000
/** A mail that was not sent by then is queued again, since its worker may have been killed. */
const minutesToMail = 3

/** A hit whose alert is on and due. */
export function isDue(now: Date, zone: string) {
	return sql`hit.digest_id is null and alert.removed_at is null and not alert.is_paused and alert.confirmed_at is not null
		and hit.found_at <= case alert.frequency
			when 'at_once' then now()
			when 'daily' then ${lastDue('daily', now, zone).toISOString()}::timestamptz
			when 'weekly' then ${lastDue('weekly', now, zone).toISOString()}::timestamptz end`
}

/**
 * Queues one small task for each reader with hits that are due, and for each mail that was not sent. Each task has a
 * key, so that a reader never has two waiting, however often this runs.
 */
export async function queueDigests(db: Db, now: Date) {
	const { timeZone } = await findSiteSettings(db)
	await db.execute(sql`
		select graphile_worker.add_job('make_digest',
			json_build_object(case when is_account then 'accountId' else 'mailboxId' end, id, 'now', ${now.toISOString()}::text),
			max_attempts => 15, job_key => 'digest for ' || id)
		from (
			select coalesce(alert.account_id, alert.mailbox_id) as id, alert.account_id is not null as is_account,
				bool_or(alert.frequency <> 'at_once') as is_morning
			from ${alertHits} hit join ${alerts} alert on alert.id = hit.alert_id
			where ${isDue(now, timeZone)} group by 1, 2 limit ${mostAtOnce}
		) reader
		-- Those who are told at once are not told every minute, and not all day long.
		where is_morning or not exists (
			select from ${alertDigests} earlier
			where (earlier.account_id = reader.id or earlier.mailbox_id = reader.id) and earlier.created_at > now() - interval '1 day'
			having count(*) >= ${atOnce.mostADay}
				or max(earlier.created_at) > now() - make_interval(mins => ${atOnce.minutesBetween}))`)
	await db.execute(sql`
		select graphile_worker.add_job('mail_digest', json_build_object('digestId', id),
			max_attempts => 15, job_key => 'digest ' || id, job_key_mode => 'preserve_run_at')
		from ${alertDigests}
		where is_mailed and mailed_at is null and created_at < now() - make_interval(mins => ${minutesToMail})`)
}
