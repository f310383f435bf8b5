import { PageLanguage } from '@profile-search/contract/platform/languages'
import { z } from 'zod'

const id = z.string()
const nothing = z.object({})
const account = z.object({ accountId: id })
/** The language in which somebody without an account has asked for a mail. */
const language = PageLanguage.default('en')

const notification = account.extend({
	title: z.string(),
	body: z.string(),
	page: z.string(),
	orderId: id.optional(),
	/** The account that the text is about: the text is deleted with it. */
	aboutId: id.optional(),
	until: z.iso.datetime(),
})

/**
 * The payload of each queue task, by the task's name. The compiler checks it when work is queued, and the
 * schema when it runs: a job may have waited since an earlier version of the program.
 */
export const payloads = {
	// accounts
	mail_new_device: z.object({ activityId: id }),
	mail_password_changed: account.extend({ how: z.enum(['changed', 'reset']) }),
	mail_reset_code: z.object({ resetId: id }),
	mail_security_change: account.extend({
		change: z.enum([
			'passkey_added',
			'passkey_removed',
			'openid_linked',
			'openid_unlinked',
			'two_step_on',
			'two_step_off',
			'access_token_made',
		]),
	}),
	mail_verification_code: z.object({ verificationId: id, language }),
	mail_welcome: account,
	note_refused_login: z.object({
		email: z.string(),
		at: z.iso.datetime(),
		userAgent: z.string().default(''),
		country: z.string().default(''),
	}),
	sweep_limits: nothing,

	// search
	build_lexicon: nothing,
	learn_part_weights: nothing,
	learn_relations: nothing,
	embed_texts: nothing,
	sweep_match_changes: nothing,
	tell_new_knowledge: nothing,

	// profiles
	mail_handed_over: z.object({ organisationId: id, ownerId: id, heirId: id, side: z.enum(['from', 'to']) }),
	mail_invitation: z.object({ invitationId: id, language }),
	mail_member_removed: account.extend({ organisationId: id }),
	mail_people_invitation: z.object({ importId: id, number: z.number() }),
	mail_section_decision: account.extend({ kind: z.string() }),
	mail_type_changed: account,
	read_people_import: z.object({ importId: id }),
	run_people_import: z.object({ importId: id }),

	// hiring
	ask_outcomes: nothing,
	deliver_webhook: z.object({ deliveryId: id, isWanted: z.boolean().default(false) }),
	close_overdue_jobs: nothing,
	mail_applicant: z.object({ eventId: id }),
	mail_closed_job: z.object({ applicationId: id }),
	mail_interview: account.extend({
		interviewId: id,
		organisationId: z.string(),
		what: z.string(),
		side: z.string(),
		sequence: z.string(),
		wasAt: z.iso.datetime().optional(),
		wasMinutes: z.string().optional(),
		wasPlace: z.string().optional(),
	}),
	mail_job_invitation: z.object({ invitationId: id }),
	mail_job_news: account.extend({ jobId: id, news: z.string(), message: z.string() }),
	mail_team_of_application: account.extend({ eventId: id }),
	mail_feed_stopped: account.extend({ feedId: id }),
	mail_webhook_stopped: account.extend({ webhookId: id }),
	open_scheduled_jobs: nothing,
	read_job_feed: z.object({ feedId: id, closeMissing: z.boolean().default(false) }),
	read_job_feeds: nothing,
	read_job_import: z.object({ importId: id }),
	remind_of_closing: nothing,
	remind_of_interviews: nothing,
	run_job_import: z.object({ importId: id }),
	tell_applicants_of_closing: nothing,
	undo_job_import: z.object({ importId: id }),

	// messaging
	end_grants: nothing,
	mail_contact_answer: z.object({ requestId: id }),
	mail_contact_request: z.object({ requestId: id }),
	mail_unread: account.extend({ threadId: id }),
	push: notification,
	push_message: account.extend({ threadId: id }),
	push_to: notification.extend({ subscriptionId: id }),

	// matching
	mail_alert_confirmation: z.object({ alertId: id, language }),
	mail_alert_question: z.object({ alertId: id }),
	mail_digest: z.object({ digestId: id }),
	/** For an account, or for a mailbox without one. */
	make_digest: z.object({ accountId: id.optional(), mailboxId: id.optional(), now: z.string() }),
	price_jobs: nothing,
	report_fairness: nothing,
	sweep_alerts: nothing,
	watch_alerts: nothing,

	// trust
	find_duplicates: account,
	lift_suspensions: nothing,
	mail_case: z.object({ caseId: id, state: z.string() }),
	mail_case_escalated: z.object({ caseId: id, to: z.string() }),
	mail_decision: account,
	mail_domain_lost: z.object({ organisationId: id, domain: z.string() }),
	mail_email_changed: z.object({ changeId: z.string(), reason: z.string().default('') }),
	mail_email_code: z.object({ changeId: id, language }),
	mail_email_given: account.extend({ reason: z.string() }),
	mail_grievance_event: z.object({ eventId: id }),
	mail_grievance_officer: z.object({ eventId: id, to: z.string() }),
	mail_held_change: account.extend({
		isAccepted: z.enum(['yes', 'no']),
		reason: z.string(),
		page: z.string(),
	}),
	mail_merge_news: account.extend({ mergeId: id, news: z.enum(['merged', 'undone']) }),
	mail_merge_undone: z.object({ mergeId: id }),
	mail_merged: z.object({ mergeId: id }),
	mail_name_changed: account.extend({ reason: z.string() }),
	mail_readmission: account,
	mail_suspension: account,
	merge_late: z.object({ mergeId: id }),
	recheck_domain: z.object({ organisationId: id, failedWeeks: z.string().default('0') }),
	recheck_domains: nothing,
	sweep_case_looks: nothing,
	watch_cases: nothing,
	watch_grievances: nothing,

	// privacy
	mail_erasure: account.extend({ news: z.enum(['asked', 'inactive', 'soon', 'taken_back']) }),
	mail_export: z.object({ exportId: id }),
	make_export: z.object({ exportId: id }),
	seal_account: account,
	sweep_personal_data: nothing,
	watch_erasures: nothing,

	// site
	announce_jobs: nothing,
	count_matches: z.object({ after: id.optional() }),
	keep_statistics: nothing,
	mail_contact_message: z.object({ messageId: id, to: z.string() }),
	mail_site_answer: z.object({ messageId: id, answerId: id }),
	mail_template_test: account.extend({ name: z.string(), subject: z.string(), body: z.string() }),
	sweep_statistics: nothing,
	sweep_work_hours: nothing,

	// platform
	back_up: nothing,
	remove_file: z.object({ key: z.string() }),
	sweep_files: nothing,
}

export type TaskName = keyof typeof payloads

/** A payload after it was checked. */
export type Payload<Name extends TaskName> = z.output<(typeof payloads)[Name]>

/** A payload as it is queued. */
export type Queued<Name extends TaskName> = z.input<(typeof payloads)[Name]>
