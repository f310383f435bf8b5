import { sql } from 'drizzle-orm'
import {
	anyOf,
	butBesideLiveCase,
	butWith,
	forgotten,
	moves,
	setAside,
	stays,
	type MergeRules,
} from '../journal/merge-rules.ts'

const login = 'keeps a login safe, and nobody logs in with the duplicate'
const own = 'was said or done under this account; the merge itself is on record'
const office = 'what approvers, administrators and teams do; such accounts are not merged'

/** What a merge does with each column that names a person. A test compares this with the columns of the database. */
export const personRules: MergeRules = {
	'work_entries.candidate_id': moves('entries', ['title', 'organisation_name', 'started_on']),
	'education_entries.candidate_id': moves('entries', ['institution', 'degree', 'started_on']),
	'career_gaps.candidate_id': moves('entries', ['reason', 'started_on']),
	'candidate_skills.candidate_id': moves('skills', ['skill_id']),
	'candidate_languages.candidate_id': moves('skills', ['code']),
	'candidate_embeddings.candidate_id': forgotten,
	'match_counts.candidate_id': stays('is counted anew each day'),
	'sections.account_id': moves('sections', ['kind']),
	'files.account_id': moves('files', []),
	'file_digests.account_id': moves(null, ['digest']),

	// Pairs of applications for the same job are settled before.
	'applications.candidate_id': moves('applications', ['job_id']),
	'application_events.actor_id': moves(null),
	'application_notes.author_id': stays(office),
	'application_ratings.account_id': stays(office),
	'interviews.created_by': stays(office),
	'job_invitations.candidate_id': moves(null, ['job_id']),
	'shortlist_notes.candidate_id': moves(null, ['job_id']),
	'shortlist_notes.editor_id': stays(office),
	'job_dismissals.candidate_id': moves('saved', ['job_id']),
	'job_revisions.author_id': stays(office),
	'jobs.editor_id': stays(office),

	'contact_requests.asker_id': moves('contacts', null, { but: anyOf(butWith('asked_id'), hasStanding) }),
	'contact_requests.asked_id': moves('contacts', null, { but: anyOf(butWith('asker_id'), hasStanding) }),
	'threads.waiting_id': moves(null, []),
	'threads.asker_id': moves('conversations', null, {
		but: anyOf(butWith('answerer_id'), ({ from }) => sql`row.waiting_id = ${from}`),
	}),
	'threads.answerer_id': moves('conversations', null, { but: butWith('asker_id') }),
	'thread_reads.account_id': moves(null, ['thread_id']),
	'messages.author_id': moves(null, ['thread_id', 'client_id']),
	'account_blocks.blocker_id': moves(
		'privacy',
		['blocker_organisation_id', 'blocked_id', 'blocked_organisation_id'],
		{ but: butWith('blocked_id') },
	),
	'account_blocks.blocked_id': moves(
		'privacy',
		['blocker_id', 'blocker_organisation_id', 'blocked_organisation_id'],
		{ but: butWith('blocker_id') },
	),
	'account_blocks.by_id': moves(null),
	'employer_blocks.owner_id': moves('privacy', ['organisation_id', 'domain']),
	'nominees.account_id': moves('privacy', []),

	'saved.owner_id': moves('saved', ['kind', 'subject_id'], { but: butWith('subject_id') }),
	'saved.subject_id': moves('saved', ['owner_id', 'kind'], { but: butWith('owner_id') }),
	'alerts.account_id': moves('alerts', ['mailbox_id', 'kind', 'criteria']),
	'alert_hits.subject_id': moves(null, ['alert_id', 'job_id']),
	'alert_digests.account_id': moves('alerts'),
	'notifications.account_id': moves('notifications'),
	'notifications.about_id': moves(null),
	'notification_settings.account_id': stays('the kept account says which mails it wants'),
	'profile_visits.owner_id': moves('visits', ['day', 'visitor_id'], {
		sums: ['times', 'downloads'],
		but: butWith('visitor_id'),
	}),
	'profile_visits.visitor_id': moves(null, ['owner_id', 'day'], { but: butWith('owner_id') }),
	'profile_appearances.owner_id': moves('visits', ['day'], { sums: ['times'] }),
	'page_views.subject_id': stays('a person has no such page'),
	'page_viewers.subject_id': stays('a person has no such page'),
	'page_viewers.viewer': stays('a hash of account and job, which cannot be made of a hash'),

	'reports.reporter_id': moves('reports', ['subject_kind', 'subject_id'], { but: butWith('subject_id') }),
	'reports.subject_id': moves('reports', ['reporter_id', 'subject_kind'], { but: butWith('reporter_id') }),
	'cases.subject_id': moves('reports', null, { but: butBesideLiveCase }),
	'cases.owner_id': moves(null, null, { but: ({ from }) => sql`row.subject_id = ${from}` }),
	'strikes.account_id': moves('reports'),
	'reporters.account_id': stays(own),
	'grievances.account_id': moves('grievances'),
	'grievances.assignee_id': stays(office),
	'grievance_events.actor_id': stays('the log of a grievance is never changed'),
	'contact_messages.account_id': moves('grievances'),
	'contact_answers.author_id': stays(office),

	'held_changes.account_id': setAside,
	'held_changes.author_id': stays(office),
	'likely_duplicates.account_id': setAside,
	'likely_duplicates.other_id': setAside,
	'case_looks.account_id': stays('ends after some minutes'),
	'case_looks.approver_id': stays(office),
	'decided_profiles.account_id': stays(own),
	'suspensions.account_id': stays(own),
	'suspensions.suspended_by': stays(office),
	'consents.account_id': stays(own),
	'voluntary_attributes.account_id': stays('was given for the report alone, and is read for nothing else'),
	'data_exports.account_id': stays('is a copy of this account, for some days'),
	'erasures.account_id': stays('an account that is being erased is not merged'),
	'sealed_records.account_id': stays('an account that was erased is not merged'),
	'email_changes.account_id': stays(login),
	'account_activity.account_id': stays(own),
	'sessions.account_id': stays('ends with the merge'),
	'idempotency_keys.account_id': stays('ends after a day'),
	'access_tokens.account_id': stays('ends with the merge'),
	'known_devices.account_id': stays(login),
	'authenticators.account_id': stays(login),
	'recovery_codes.account_id': stays(login),
	'passkeys.account_id': stays(login),
	'passkey_challenges.account_id': stays(login),
	'push_subscriptions.account_id': stays('belongs to a browser, which registers again with the next login'),
	'mail_keys.account_id': stays('stands in mails that went out'),
	'candidates.account_id': stays('is the profile; what the kept one lacks is filled in from it'),
	'guests.account_id': stays('guests are not merged'),
	'organisation_members.account_id': stays(office),
	'organisation_members.invited_by': stays(office),
	'organisation_invitations.invited_by': stays(office),
	'mail_wordings.author_id': stays(office),
	'pages.author_id': stays(office),
	'merges.actor_id': stays(office),
	'merges.kept_id': stays('names who was merged'),
	'merges.duplicate_id': stays('names who was merged'),
	'audit_log.actor_id': stays('the log is never changed'),
	'audit_log.subject_id': stays('the log is never changed'),
	'audit_log.salt': stays('names nobody'),
	'match_changes.subject_id': stays('is written by the merge'),
	'messages.client_id': stays('names nobody'),
}

/** Two accounts have at most one open or accepted request. */
function hasStanding({ from, to }: { from: string; to: string }) {
	return sql`row.status in ('open', 'accepted') and exists (select from contact_requests other
		where other.status in ('open', 'accepted') and ${to} in (other.asker_id, other.asked_id)
			and case when row.asker_id = ${from} then row.asked_id else row.asker_id end in (other.asker_id, other.asked_id))`
}
