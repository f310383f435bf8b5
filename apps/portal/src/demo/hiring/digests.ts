import { insertMatchAlerts } from '@profile-search/api/matching/alerts/hits/match-alerts'
import type { Db } from '@profile-search/db/client'
import { applications } from '@profile-search/db/schema/hiring/applications'
import { jobs } from '@profile-search/db/schema/hiring/jobs'
import { alertDigests, alertHits, alerts } from '@profile-search/db/schema/matching/alerts'
import { sql } from 'drizzle-orm'

/**
 * Plants the digests of match alerts, as if they had told of each pair before the application: the person of the job, and
 * the organisation of the person. All of them have been mailed already.
 */
export async function plantDigests(db: Db) {
	await insertMatchAlerts(db)
	await db.execute(sql`
		with found as (
			select alert.id as alert_id, alert.kind, alert.name, alert.account_id, alert.criteria,
				application.match_total / 10 as total, date_trunc('day', application.submitted_at) - interval '16 hours' as at,
				case alert.kind when 'job_matches' then job.id else application.candidate_id end as subject_id,
				case alert.kind when 'person_matches' then job.id end as job_id
			from ${applications} application join ${jobs} job on job.id = application.job_id
			join ${alerts} alert on alert.kind = 'job_matches' and alert.account_id = application.candidate_id
				or alert.kind = 'person_matches' and alert.account_id = job.organisation_id
			where application.match_total / 10 >= alert.least
		), digests as (
			insert into ${alertDigests} (account_id, criteria, created_at, is_mailed, mailed_at)
			select account_id, jsonb_build_array(jsonb_build_object('id', alert_id, 'kind', kind, 'name', name, 'criteria', criteria)),
				at, true, at
			from found group by account_id, alert_id, kind, name, criteria, at
			returning id, account_id, created_at
		)
		insert into ${alertHits} (alert_id, subject_id, job_id, digest_id, total, found_at)
		select found.alert_id, found.subject_id, found.job_id, digest.id, found.total, found.at
		from found join digests digest on digest.account_id = found.account_id and digest.created_at = found.at
		on conflict do nothing`)
}
