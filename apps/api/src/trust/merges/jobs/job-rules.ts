import { butBesideLiveCase, butWith, moves, stays, type MergeRules } from '../journal/merge-rules.ts'

const asWritten = 'is what the job says, and the kept one says it in its own words'
const notOfJobs = 'names no job'

/** What a merge does with each column that names a job. A test compares this with the columns of the database. */
export const jobRules: MergeRules = {
	// Pairs of applications of one person are settled before.
	'applications.job_id': moves('applications', ['candidate_id']),
	'saved.subject_id': moves('saved', ['owner_id', 'kind']),
	'job_invitations.job_id': moves(null, ['candidate_id']),
	'shortlist_notes.job_id': moves(null, ['candidate_id']),
	'job_dismissals.job_id': moves('saved', ['candidate_id']),
	'alert_hits.subject_id': moves('alerts', ['alert_id', 'job_id']),
	'alert_hits.job_id': moves('alerts', ['alert_id', 'subject_id']),
	'page_views.subject_id': moves('visits', ['day'], { sums: ['times'] }),
	'page_viewers.subject_id': moves('visits', ['viewer']),
	'reports.subject_id': moves('reports', ['reporter_id', 'subject_kind']),
	'cases.subject_id': moves('reports', null, { but: butBesideLiveCase }),
	'jobs.relisted_from': moves(null, null, { but: butWith('id') }),

	'job_languages.job_id': stays(asWritten),
	'job_places.job_id': stays(asWritten),
	'job_questions.job_id': stays(asWritten),
	'job_skills.job_id': stays(asWritten),
	'job_revisions.job_id': stays(asWritten),
	'job_feed_jobs.job_id': stays('is what a job of a feed became'),
	'job_import_rows.job_id': stays('is what a row of a file became'),
	'job_import_rows.duplicate_of': stays('is what a row of a file was like'),
	'job_embeddings.job_id': stays('is worked out from what the job says'),
	'job_prices.job_id': stays('is worked out each night'),
	'page_viewers.viewer': stays('a hash of account and job, which cannot be made of a hash'),
	'merges.kept_id': stays('names what was merged'),
	'merges.duplicate_id': stays('names what was merged'),
	'audit_log.subject_id': stays('the log is never changed'),
	'match_changes.subject_id': stays('is written by the merge'),
	'audit_log.actor_id': stays(notOfJobs),
	'audit_log.salt': stays(notOfJobs),
	'grievance_events.actor_id': stays(notOfJobs),
	'messages.client_id': stays(notOfJobs),
	'notifications.about_id': stays(notOfJobs),
	'sealed_records.account_id': stays(notOfJobs),
}

/**
 * Of two applications for a job one stays behind. This says what a merge does with its data: future events and
 * comments about the person move to the other application.
 */
export const applicationRules: MergeRules = {
	'interviews.application_id': moves(null),
	'application_notes.application_id': moves(null),
	'application_ratings.application_id': moves(null, ['account_id']),
	'threads.application_id': moves(null, []),
	'application_events.application_id': stays('is the history of that application'),
	'application_answers.application_id': stays('was said in that application'),
	'attachments.application_id': stays('was sent with that application'),
}
