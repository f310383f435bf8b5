-- Parts of words are found by their trigrams, and words without their accents.
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent;--> statement-breakpoint
CREATE TYPE "public"."account_status" AS ENUM('incomplete', 'pending', 'approved', 'rejected', 'suspended', 'frozen');--> statement-breakpoint
CREATE TYPE "public"."user_type" AS ENUM('candidate', 'employer', 'guest_user');--> statement-breakpoint
CREATE TYPE "public"."application_status" AS ENUM('submitted', 'viewed', 'shortlisted', 'interview', 'offered', 'hired', 'declined', 'rejected', 'withdrawn');--> statement-breakpoint
CREATE TYPE "public"."reject_reason" AS ENUM('skills', 'experience', 'education', 'place', 'pay', 'availability', 'filled', 'other');--> statement-breakpoint
CREATE TYPE "public"."interview_status" AS ENUM('proposed', 'confirmed', 'cancelled');--> statement-breakpoint
CREATE TYPE "public"."apply_route" AS ENUM('here', 'link', 'mail');--> statement-breakpoint
CREATE TYPE "public"."close_reason" AS ENUM('filled_here', 'filled_elsewhere', 'not_filled', 'withdrawn', 'expired');--> statement-breakpoint
CREATE TYPE "public"."dismiss_reason" AS ENUM('place', 'pay', 'work', 'organisation', 'hours', 'done_already', 'other');--> statement-breakpoint
CREATE TYPE "public"."employment_type" AS ENUM('full_time', 'part_time', 'contract', 'temporary', 'internship', 'volunteer');--> statement-breakpoint
CREATE TYPE "public"."job_outcome" AS ENUM('hired_here', 'hired_elsewhere', 'not_filled');--> statement-breakpoint
CREATE TYPE "public"."job_status" AS ENUM('draft', 'open', 'closed', 'in_review', 'scheduled', 'paused');--> statement-breakpoint
CREATE TYPE "public"."pay_period" AS ENUM('hour', 'day', 'month', 'year');--> statement-breakpoint
CREATE TYPE "public"."question_kind" AS ENUM('yes_no', 'text', 'number', 'choice');--> statement-breakpoint
CREATE TYPE "public"."alert_frequency" AS ENUM('at_once', 'daily', 'weekly', 'none');--> statement-breakpoint
CREATE TYPE "public"."alert_kind" AS ENUM('jobs', 'people', 'organisations', 'job_matches', 'person_matches');--> statement-breakpoint
CREATE TYPE "public"."birth_years" AS ENUM('from_2000', '1990_to_1999', '1980_to_1989', '1970_to_1979', 'before_1970');--> statement-breakpoint
CREATE TYPE "public"."community" AS ENUM('scheduled_caste', 'scheduled_tribe', 'other_backward_class', 'none_of_these');--> statement-breakpoint
CREATE TYPE "public"."disability" AS ENUM('yes', 'no');--> statement-breakpoint
CREATE TYPE "public"."gender" AS ENUM('woman', 'man', 'another');--> statement-breakpoint
CREATE TYPE "public"."saved_kind" AS ENUM('person', 'organisation', 'job', 'adviser', 'investor');--> statement-breakpoint
CREATE TYPE "public"."decline_reason" AS ENUM('no_time', 'not_my_field', 'too_little_said', 'full', 'other');--> statement-breakpoint
CREATE TYPE "public"."request_status" AS ENUM('open', 'accepted', 'declined', 'withdrawn', 'expired');--> statement-breakpoint
CREATE TYPE "public"."message_side" AS ENUM('asker', 'answerer');--> statement-breakpoint
CREATE TYPE "public"."thread_kind" AS ENUM('application', 'request', 'approval');--> statement-breakpoint
CREATE TYPE "public"."notification_kind" AS ENUM('application', 'interview', 'message', 'job', 'match', 'approval', 'request', 'grievance', 'moderation');--> statement-breakpoint
CREATE TYPE "public"."consent_purpose" AS ENUM('account', 'shown_to_members', 'shown_to_public', 'match_mails', 'learning', 'equal_opportunity');--> statement-breakpoint
CREATE TYPE "public"."erasure_cause" AS ENUM('asked', 'inactive');--> statement-breakpoint
CREATE TYPE "public"."confirmation" AS ENUM('claimed', 'confirmed', 'denied');--> statement-breakpoint
CREATE TYPE "public"."gap_reason" AS ENUM('caring', 'parenthood', 'health', 'study', 'searching', 'layoff', 'moving', 'travel', 'volunteering', 'other');--> statement-breakpoint
CREATE TYPE "public"."visibility" AS ENUM('public', 'members', 'approved_organisations');--> statement-breakpoint
CREATE TYPE "public"."work_kind" AS ENUM('full_time', 'part_time', 'contract', 'temporary', 'self_employed', 'apprenticeship', 'internship', 'volunteer');--> statement-breakpoint
CREATE TYPE "public"."work_mode" AS ENUM('on_site', 'hybrid', 'remote');--> statement-breakpoint
CREATE TYPE "public"."file_kind" AS ENUM('photo', 'logo');--> statement-breakpoint
CREATE TYPE "public"."guest_seek" AS ENUM('advice', 'money', 'people', 'offer_advice', 'offer_money', 'look_around');--> statement-breakpoint
CREATE TYPE "public"."member_role" AS ENUM('owner', 'administrator', 'recruiter');--> statement-breakpoint
CREATE TYPE "public"."organisation_kind" AS ENUM('company', 'association', 'government', 'education', 'ngo', 'other');--> statement-breakpoint
CREATE TYPE "public"."organisation_size" AS ENUM('1-10', '11-50', '51-200', '201-1000', '1001+');--> statement-breakpoint
CREATE TYPE "public"."fee_period" AS ENUM('session', 'hour', 'day', 'month');--> statement-breakpoint
CREATE TYPE "public"."section_kind" AS ENUM('advisory', 'investor');--> statement-breakpoint
CREATE TYPE "public"."section_status" AS ENUM('pending', 'approved', 'rejected');--> statement-breakpoint
CREATE TYPE "public"."visit_role" AS ENUM('visitor', 'member', 'organisation', 'approver');--> statement-breakpoint
CREATE TYPE "public"."taxonomy" AS ENUM('portal', 'esco', 'onet', 'nco', 'administrator');--> statement-breakpoint
CREATE TYPE "public"."contact_status" AS ENUM('open', 'answered', 'closed');--> statement-breakpoint
CREATE TYPE "public"."contact_topic" AS ENUM('question', 'account', 'job', 'organisation', 'accessibility', 'other');--> statement-breakpoint
CREATE TYPE "public"."faq_category" AS ENUM('people', 'organisations', 'guests', 'matching', 'trust', 'privacy');--> statement-breakpoint
CREATE TYPE "public"."page_language" AS ENUM('en', 'hi', 'mr');--> statement-breakpoint
CREATE TYPE "public"."domain_finding" AS ENUM('found', 'absent', 'redirected', 'untrusted', 'unreachable');--> statement-breakpoint
CREATE TYPE "public"."grievance_class" AS ENUM('intimate', 'order', 'listed', 'ordinary', 'rights');--> statement-breakpoint
CREATE TYPE "public"."grievance_event_kind" AS ENUM('filed', 'replied', 'moved', 'noted', 'assigned', 'warned', 'rated');--> statement-breakpoint
CREATE TYPE "public"."grievance_kind" AS ENUM('intimate_image', 'impersonation', 'official_order', 'child_harm', 'harassment', 'unlawful_content', 'fake', 'fraud', 'discrimination', 'privacy', 'correction', 'account', 'accessibility', 'other');--> statement-breakpoint
CREATE TYPE "public"."grievance_party" AS ENUM('complainant', 'officer', 'portal');--> statement-breakpoint
CREATE TYPE "public"."grievance_status" AS ENUM('filed', 'acknowledged', 'in_progress', 'waiting_for_complainant', 'resolved', 'rejected', 'reopened', 'closed');--> statement-breakpoint
CREATE TYPE "public"."merge_kind" AS ENUM('person', 'job');--> statement-breakpoint
CREATE TYPE "public"."case_state" AS ENUM('reported', 'frozen', 'mended', 'disputed', 'upheld', 'dismissed', 'settled');--> statement-breakpoint
CREATE TYPE "public"."report_kind" AS ENUM('person', 'organisation', 'job', 'message');--> statement-breakpoint
CREATE TYPE "public"."report_reason" AS ENUM('fraud', 'asks_for_money', 'fake', 'harassment', 'discrimination', 'spam', 'other');--> statement-breakpoint
CREATE TYPE "public"."report_status" AS ENUM('filed', 'upheld', 'dismissed');--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_type" "user_type" NOT NULL,
	"email" text NOT NULL,
	"password_hash" text,
	"first_name" text NOT NULL,
	"middle_name" text,
	"last_name" text NOT NULL,
	"status" "account_status" DEFAULT 'incomplete' NOT NULL,
	"frozen_from" "account_status",
	"status_reason" text,
	"waiting_since" timestamp with time zone,
	"asked_at" timestamp with time zone,
	"is_approver" boolean DEFAULT false NOT NULL,
	"is_administrator" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"erased_at" timestamp with time zone,
	CONSTRAINT "accounts_email_lower" CHECK ("accounts"."email" = lower("accounts"."email"))
);
--> statement-breakpoint
CREATE TABLE "email_verifications" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"email" text NOT NULL,
	"code_hash" text,
	"request_hash" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"other_tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"verified_at" timestamp with time zone,
	"token_hash" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"email" text NOT NULL,
	"token_hash" text NOT NULL,
	"mailed_token_hash" text,
	"code_hash" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "email_changes" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"account_id" uuid NOT NULL,
	"old_email" text NOT NULL,
	"new_email" text NOT NULL,
	"code_hash" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	"undo_hash" text,
	"undone_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refused_addresses" (
	"email" text PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"refused_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "authenticators" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_step" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkey_challenges" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"account_id" uuid,
	"challenge" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"account_id" uuid NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint DEFAULT 0 NOT NULL,
	"transports" text[] DEFAULT '{}' NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "passkeys_credential_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"account_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "account_activity" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"account_id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"kind" text NOT NULL,
	"user_agent" text,
	"country" text
);
--> statement-breakpoint
CREATE TABLE "known_devices" (
	"account_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "known_devices_key" PRIMARY KEY("account_id","token_hash")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"token_hash" text NOT NULL,
	"account_id" uuid NOT NULL,
	"user_agent" text,
	"country" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sessions_token_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "application_answers" (
	"application_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	"is_knocked_out" boolean DEFAULT false NOT NULL,
	CONSTRAINT "application_answers_key" PRIMARY KEY("application_id","position")
);
--> statement-breakpoint
CREATE TABLE "application_events" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"application_id" uuid NOT NULL,
	"from_status" "application_status",
	"to_status" "application_status" NOT NULL,
	"actor_id" uuid,
	"message" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_notes" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"application_id" uuid NOT NULL,
	"author_id" uuid,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_ratings" (
	"application_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"stars" smallint NOT NULL,
	CONSTRAINT "application_ratings_key" PRIMARY KEY("application_id","account_id"),
	CONSTRAINT "application_ratings_stars" CHECK ("application_ratings"."stars" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "applications" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"job_id" uuid NOT NULL,
	"candidate_id" uuid NOT NULL,
	"status" "application_status" DEFAULT 'submitted' NOT NULL,
	"motivation" text,
	"resume" jsonb NOT NULL,
	"shares_contact" boolean DEFAULT true NOT NULL,
	"source" text DEFAULT 'portal' NOT NULL,
	"match_total" smallint,
	"match_record" jsonb,
	"is_blind" boolean DEFAULT false NOT NULL,
	"revealed_at" timestamp with time zone,
	"submitted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"viewed_at" timestamp with time zone,
	"shortlisted_at" timestamp with time zone,
	"interview_at" timestamp with time zone,
	"offered_at" timestamp with time zone,
	"hired_at" timestamp with time zone,
	"declined_at" timestamp with time zone,
	"rejected_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	"reject_reason" "reject_reason",
	"end_message" text,
	"emptied_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "interview_times" (
	"interview_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	CONSTRAINT "interview_times_key" PRIMARY KEY("interview_id","starts_at")
);
--> statement-breakpoint
CREATE TABLE "interviews" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"application_id" uuid NOT NULL,
	"status" "interview_status" DEFAULT 'proposed' NOT NULL,
	"minutes" smallint NOT NULL,
	"place" text NOT NULL,
	"message" text,
	"wish" text,
	"end_message" text,
	"is_ended_by_team" boolean,
	"starts_at" timestamp with time zone,
	"sequence" integer DEFAULT 0 NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"reminded_at" timestamp with time zone,
	CONSTRAINT "interviews_confirmed" CHECK (("interviews"."status" = 'confirmed') <= ("interviews"."starts_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "job_dismissals" (
	"candidate_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"reason" "dismiss_reason" NOT NULL,
	"comment" text,
	"dismissed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "job_dismissals_key" PRIMARY KEY("candidate_id","job_id")
);
--> statement-breakpoint
CREATE TABLE "job_languages" (
	"job_id" uuid NOT NULL,
	"code" text NOT NULL,
	"level" smallint,
	CONSTRAINT "job_languages_key" PRIMARY KEY("job_id","code")
);
--> statement-breakpoint
CREATE TABLE "job_places" (
	"job_id" uuid NOT NULL,
	"place_id" integer NOT NULL,
	CONSTRAINT "job_places_key" PRIMARY KEY("job_id","place_id")
);
--> statement-breakpoint
CREATE TABLE "job_questions" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"job_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"text" text NOT NULL,
	"kind" "question_kind" NOT NULL,
	"choices" text[] DEFAULT '{}' NOT NULL,
	"is_required" boolean DEFAULT true NOT NULL,
	"is_knock_out" boolean DEFAULT false NOT NULL,
	"wanted" text
);
--> statement-breakpoint
CREATE TABLE "job_revisions" (
	"job_id" uuid PRIMARY KEY NOT NULL,
	"draft" jsonb NOT NULL,
	"author_id" uuid,
	"waiting_since" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_skills" (
	"job_id" uuid NOT NULL,
	"skill_id" integer NOT NULL,
	"is_must_have" boolean NOT NULL,
	CONSTRAINT "job_skills_key" PRIMARY KEY("job_id","skill_id")
);
--> statement-breakpoint
CREATE TABLE "job_templates" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"organisation_id" uuid NOT NULL,
	"name" text NOT NULL,
	"draft" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"organisation_id" uuid NOT NULL,
	"status" "job_status" DEFAULT 'draft' NOT NULL,
	"sub_branch_id" uuid,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"profession_id" integer,
	"employment_type" "employment_type" NOT NULL,
	"work_mode" "work_mode" NOT NULL,
	"experience_min_months" smallint,
	"experience_max_months" smallint,
	"education" smallint,
	"pay_min" integer,
	"pay_max" integer,
	"pay_period" "pay_period" NOT NULL,
	"start_in_days" smallint,
	"openings" integer DEFAULT 1 NOT NULL,
	"closes_on" date NOT NULL,
	"closed_reason" text,
	"close_reason" "close_reason",
	"closed_at" timestamp with time zone,
	"published_at" timestamp with time zone,
	"paused_at" timestamp with time zone,
	"publish_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"editor_id" uuid,
	"review_message" text,
	"waiting_since" timestamp with time zone,
	"apply_route" "apply_route" DEFAULT 'here' NOT NULL,
	"apply_to" text,
	"is_blind" boolean DEFAULT false NOT NULL,
	"relisted_from" uuid,
	"outcome" "job_outcome",
	"outcome_asked_at" timestamp with time zone,
	"outcome_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"applicants_told_at" timestamp with time zone,
	"frozen_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "jobs_profession" CHECK ("jobs"."status" = 'draft' or "jobs"."profession_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "alert_hits" (
	"alert_id" uuid NOT NULL,
	"subject_id" uuid NOT NULL,
	"job_id" uuid,
	"digest_id" uuid,
	"total" smallint,
	"found_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "alert_hits_once" UNIQUE NULLS NOT DISTINCT("alert_id","subject_id","job_id")
);
--> statement-breakpoint
CREATE TABLE "alert_mailboxes" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "alert_mailboxes_email_unique" UNIQUE("email"),
	CONSTRAINT "alert_mailboxes_email_lower" CHECK ("alert_mailboxes"."email" = lower("alert_mailboxes"."email"))
);
--> statement-breakpoint
CREATE TABLE "alert_progress" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"position" "xid8" NOT NULL,
	"moved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "alert_progress_one_row" CHECK ("alert_progress"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "alerts" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"account_id" uuid,
	"mailbox_id" uuid,
	"kind" "alert_kind" NOT NULL,
	"name" text NOT NULL,
	"criteria" text DEFAULT '' NOT NULL,
	"least" smallint,
	"frequency" "alert_frequency" NOT NULL,
	"is_paused" boolean DEFAULT false NOT NULL,
	"confirmed_at" timestamp with time zone,
	"key_hash" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone DEFAULT now() NOT NULL,
	"asked_at" timestamp with time zone,
	"evaluated_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	CONSTRAINT "alerts_key_unique" UNIQUE("key_hash"),
	CONSTRAINT "alerts_once" UNIQUE NULLS NOT DISTINCT("account_id","mailbox_id","kind","criteria"),
	CONSTRAINT "alerts_one_owner" CHECK (num_nonnulls("alerts"."account_id", "alerts"."mailbox_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "alert_digests" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"account_id" uuid,
	"mailbox_id" uuid,
	"criteria" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"is_mailed" boolean NOT NULL,
	"mailed_at" timestamp with time zone,
	"key_hash" text,
	"is_relevant" boolean,
	"relevance_comment" text,
	"relevant_at" timestamp with time zone,
	CONSTRAINT "alert_digests_key_unique" UNIQUE("key_hash"),
	CONSTRAINT "alert_digests_one_owner" CHECK (num_nonnulls("alert_digests"."account_id", "alert_digests"."mailbox_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "fairness_reports" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"month" char(7) NOT NULL,
	"jobs" integer NOT NULL,
	"attributes" jsonb NOT NULL,
	"exposure" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "fairness_reports_one_a_month" UNIQUE("month")
);
--> statement-breakpoint
CREATE TABLE "job_prices" (
	"job_id" uuid PRIMARY KEY NOT NULL,
	"points" real NOT NULL
);
--> statement-breakpoint
CREATE TABLE "voluntary_attributes" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"gender" "gender",
	"birth_years" "birth_years",
	"community" "community",
	"disability" "disability",
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved" (
	"owner_id" uuid NOT NULL,
	"kind" "saved_kind" NOT NULL,
	"subject_id" uuid NOT NULL,
	"note" text,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "saved_key" PRIMARY KEY("owner_id","kind","subject_id")
);
--> statement-breakpoint
CREATE TABLE "account_blocks" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"blocker_id" uuid,
	"blocker_organisation_id" uuid,
	"blocked_id" uuid,
	"blocked_organisation_id" uuid,
	"by_id" uuid,
	"blocked_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "account_blocks_once" UNIQUE NULLS NOT DISTINCT("blocker_id","blocker_organisation_id","blocked_id","blocked_organisation_id"),
	CONSTRAINT "account_blocks_blocker" CHECK (num_nonnulls("account_blocks"."blocker_id", "account_blocks"."blocker_organisation_id") = 1),
	CONSTRAINT "account_blocks_blocked" CHECK (num_nonnulls("account_blocks"."blocked_id", "account_blocks"."blocked_organisation_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "contact_requests" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"asker_id" uuid NOT NULL,
	"asked_id" uuid NOT NULL,
	"message" text NOT NULL,
	"status" "request_status" DEFAULT 'open' NOT NULL,
	"decline_reason" "decline_reason",
	"decline_message" text,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answered_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	CONSTRAINT "contact_requests_two" CHECK ("contact_requests"."asker_id" <> "contact_requests"."asked_id")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"thread_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"side" "message_side" NOT NULL,
	"author_id" uuid,
	"client_id" uuid NOT NULL,
	"text" text NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	"frozen_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "thread_reads" (
	"thread_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"read_number" integer DEFAULT 0 NOT NULL,
	"mailed_number" integer DEFAULT 0 NOT NULL,
	"pushed_number" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "thread_reads_key" PRIMARY KEY("thread_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "threads" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"kind" "thread_kind" NOT NULL,
	"application_id" uuid,
	"request_id" uuid,
	"waiting_id" uuid,
	"asker_id" uuid NOT NULL,
	"answerer_id" uuid,
	"organisation_id" uuid,
	"last_number" integer DEFAULT 0 NOT NULL,
	"last_at" timestamp with time zone DEFAULT now() NOT NULL,
	"asker_number" integer DEFAULT 0 NOT NULL,
	"asker_at" timestamp with time zone,
	"answerer_number" integer DEFAULT 0 NOT NULL,
	"answerer_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "threads_one_subject" CHECK (num_nonnulls("threads"."application_id", "threads"."request_id", "threads"."waiting_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "mail_keys" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	CONSTRAINT "mail_keys_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "notification_settings" (
	"account_id" uuid NOT NULL,
	"kind" "notification_kind" NOT NULL,
	"mail" boolean NOT NULL,
	"push" boolean NOT NULL,
	CONSTRAINT "notification_settings_key" PRIMARY KEY("account_id","kind")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"account_id" uuid NOT NULL,
	"kind" "notification_kind" NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"page" text NOT NULL,
	"order_id" text,
	"about_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"account_id" uuid NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "push_subscriptions_endpoint_unique" UNIQUE("endpoint")
);
--> statement-breakpoint
CREATE TABLE "vapid_keys" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"public_key" text NOT NULL,
	"private_key" text NOT NULL,
	CONSTRAINT "vapid_keys_one_row" CHECK ("vapid_keys"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"number" bigint,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor_id" uuid,
	"action" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"reason" text,
	"facts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"salt" uuid DEFAULT gen_random_uuid(),
	"content_digest" text,
	"hash" text
);
--> statement-breakpoint
CREATE TABLE "kept_secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "match_changes" (
	"transaction" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"subject" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "match_changes_key" PRIMARY KEY("transaction","subject","subject_id")
);
--> statement-breakpoint
CREATE TABLE "milestones" (
	"name" text PRIMARY KEY NOT NULL,
	"reached_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "site_settings" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"company_name" text DEFAULT 'Profile Search' NOT NULL,
	"company_logo" text DEFAULT '/logo.svg' NOT NULL,
	"time_zone" text DEFAULT 'Asia/Kolkata' NOT NULL,
	"contact_email" text,
	"contact_phone" text,
	"officer_name" text,
	"officer_email" text,
	"officer_phone" text,
	"officer_address" text,
	"appeal_url" text DEFAULT 'https://gac.gov.in' NOT NULL,
	"acknowledge_hours" smallint DEFAULT 24 NOT NULL,
	"ordinary_hours" smallint DEFAULT 168 NOT NULL,
	"listed_hours" smallint DEFAULT 36 NOT NULL,
	"order_hours" smallint DEFAULT 3 NOT NULL,
	"intimate_hours" smallint DEFAULT 2 NOT NULL,
	"reopen_days" smallint DEFAULT 30 NOT NULL,
	"appeal_days" smallint DEFAULT 30 NOT NULL,
	"applications_a_day" smallint DEFAULT 100 NOT NULL,
	"first_contacts_a_day" smallint DEFAULT 20 NOT NULL,
	"longest_open_days" smallint DEFAULT 90 NOT NULL,
	"reviewed_jobs" smallint DEFAULT 2 NOT NULL,
	"freeze_above" smallint DEFAULT 5 NOT NULL,
	"spread_strength" smallint DEFAULT 0 NOT NULL,
	"rights_hours" smallint DEFAULT 720 NOT NULL,
	"return_days" smallint DEFAULT 7 NOT NULL,
	"sealed_days" smallint DEFAULT 365 NOT NULL,
	"share_days" smallint DEFAULT 365 NOT NULL,
	"inactive_years" smallint DEFAULT 3 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "site_settings_one_row" CHECK ("site_settings"."id" = 1),
	CONSTRAINT "site_settings_periods" CHECK (least("site_settings"."acknowledge_hours", "site_settings"."ordinary_hours", "site_settings"."listed_hours", "site_settings"."order_hours",
				"site_settings"."intimate_hours", "site_settings"."reopen_days", "site_settings"."appeal_days") >= 1),
	CONSTRAINT "site_settings_limits" CHECK (least("site_settings"."applications_a_day", "site_settings"."first_contacts_a_day", "site_settings"."longest_open_days") >= 1
				and "site_settings"."reviewed_jobs" >= 0 and "site_settings"."freeze_above" between 1 and 1000
				and "site_settings"."spread_strength" between 0 and 100),
	CONSTRAINT "site_settings_personal_data" CHECK ("site_settings"."rights_hours" between 1 and 2160 and "site_settings"."return_days" between 2 and 30
				and "site_settings"."sealed_days" between 365 and 3650 and "site_settings"."share_days" between 1 and 3650
				and "site_settings"."inactive_years" between 1 and 20)
);
--> statement-breakpoint
CREATE TABLE "work_hours" (
	"hour" timestamp with time zone NOT NULL,
	"task" text NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "work_hours_key" PRIMARY KEY("hour","task")
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"account_id" uuid NOT NULL,
	"purpose" "consent_purpose" NOT NULL,
	"notice_version" integer NOT NULL,
	"language" "page_language" NOT NULL,
	"given_at" timestamp with time zone DEFAULT now() NOT NULL,
	"withdrawn_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "data_exports" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"account_id" uuid NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"all" integer DEFAULT 0 NOT NULL,
	"ready_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"key" text,
	"size" bigint,
	CONSTRAINT "data_exports_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "erasures" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"cause" "erasure_cause" NOT NULL,
	"began_at" timestamp with time zone DEFAULT now() NOT NULL,
	"status_before" "account_status",
	"status_reason_before" text,
	"waiting_since_before" timestamp with time zone,
	"seal_due_at" timestamp with time zone NOT NULL,
	"warned_at" timestamp with time zone,
	"sealed_at" timestamp with time zone,
	"destroy_due_at" timestamp with time zone NOT NULL,
	"destroyed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "nominees" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"contact" text NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sealed_records" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"content" jsonb NOT NULL,
	"sealed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"destroy_due_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "candidate_languages" (
	"candidate_id" uuid NOT NULL,
	"code" text NOT NULL,
	"level" smallint,
	CONSTRAINT "candidate_languages_key" PRIMARY KEY("candidate_id","code")
);
--> statement-breakpoint
CREATE TABLE "candidate_skills" (
	"candidate_id" uuid NOT NULL,
	"skill_id" integer NOT NULL,
	"level" smallint,
	"years" real,
	"work_entry_id" uuid,
	"education_entry_id" uuid,
	CONSTRAINT "candidate_skills_key" PRIMARY KEY("candidate_id","skill_id")
);
--> statement-breakpoint
CREATE TABLE "candidates" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"headline" text,
	"summary" text,
	"profession_id" integer,
	"preferred_profession_ids" integer[] DEFAULT '{}' NOT NULL,
	"experience_months" integer,
	"education" smallint,
	"field_of_study" text,
	"place_id" integer,
	"preferred_place_ids" integer[] DEFAULT '{}' NOT NULL,
	"willing_to_move" boolean DEFAULT false NOT NULL,
	"work_modes" "work_mode"[] DEFAULT '{}' NOT NULL,
	"expected_pay" integer,
	"is_pay_shown" boolean DEFAULT false NOT NULL,
	"notice_days" smallint,
	"mobile_number" text,
	"whatsapp_number" text,
	"birth_date" date,
	"linkedin_url" text,
	"address" text,
	"links" text[] DEFAULT '{}' NOT NULL,
	"image" text,
	"visibility" "visibility" DEFAULT 'members' NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "career_gaps" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"candidate_id" uuid NOT NULL,
	"reason" "gap_reason" NOT NULL,
	"started_on" date NOT NULL,
	"ended_on" date,
	"note" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "education_entries" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"candidate_id" uuid NOT NULL,
	"institution" text NOT NULL,
	"degree" text NOT NULL,
	"field" text,
	"started_on" date,
	"ended_on" date,
	"grade" text,
	"note" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "work_entries" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"candidate_id" uuid NOT NULL,
	"title" text NOT NULL,
	"organisation_name" text NOT NULL,
	"organisation_id" uuid,
	"sub_branch_id" uuid,
	"place" text,
	"started_on" date,
	"ended_on" date,
	"kind" "work_kind",
	"description" text,
	"confirmation" "confirmation",
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "employer_blocks" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"owner_id" uuid NOT NULL,
	"organisation_id" uuid,
	"domain" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "employer_blocks_organisation_unique" UNIQUE("organisation_id","owner_id"),
	CONSTRAINT "employer_blocks_domain_unique" UNIQUE("domain","owner_id"),
	CONSTRAINT "employer_blocks_one_target" CHECK (num_nonnulls("employer_blocks"."organisation_id", "employer_blocks"."domain") = 1)
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"kind" "file_kind" NOT NULL,
	"account_id" uuid,
	"organisation_id" uuid,
	"key" text NOT NULL,
	"size" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "files_account_unique" UNIQUE("account_id"),
	CONSTRAINT "files_organisation_unique" UNIQUE("organisation_id"),
	CONSTRAINT "files_key_unique" UNIQUE("key"),
	CONSTRAINT "files_one_owner" CHECK (("files"."kind" = 'photo') = ("files"."account_id" is not null)
				and ("files"."kind" = 'logo' or "files"."organisation_id" is null))
);
--> statement-breakpoint
CREATE TABLE "guests" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"headline" text NOT NULL,
	"seeks" "guest_seek"[] NOT NULL,
	"areas" text[] DEFAULT '{}' NOT NULL,
	"sectors" text[] DEFAULT '{}' NOT NULL,
	"stage" text,
	"amount" bigint,
	"place_id" integer NOT NULL,
	"languages" text[] NOT NULL,
	"mobile_number" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "organisation_invitations" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"organisation_id" uuid NOT NULL,
	"email" text NOT NULL,
	"role" "member_role" NOT NULL,
	"invited_by" uuid,
	"token_hash" text,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "organisation_invitations_role" CHECK ("organisation_invitations"."role" <> 'owner'),
	CONSTRAINT "organisation_invitations_email_lower" CHECK ("organisation_invitations"."email" = lower("organisation_invitations"."email"))
);
--> statement-breakpoint
CREATE TABLE "organisation_members" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"role" "member_role" NOT NULL,
	"invited_by" uuid,
	"joined_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "organisations" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"name" text NOT NULL,
	"kind" "organisation_kind" NOT NULL,
	"about" text NOT NULL,
	"industry" text NOT NULL,
	"size" "organisation_size" NOT NULL,
	"founded_year" smallint,
	"website" text,
	"place_id" integer,
	"address" text,
	"mobile_number" text,
	"logo" text,
	"accepted_jobs" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sections" (
	"account_id" uuid NOT NULL,
	"kind" "section_kind" NOT NULL,
	"status" "section_status" DEFAULT 'pending' NOT NULL,
	"status_reason" text,
	"waiting_since" timestamp with time zone,
	"topics" text[] DEFAULT '{}' NOT NULL,
	"about" text NOT NULL,
	"place_id" integer,
	"is_remote" boolean NOT NULL,
	"languages" text[] DEFAULT '{}' NOT NULL,
	"fee" bigint,
	"fee_period" "fee_period" DEFAULT 'session' NOT NULL,
	"stages" text[] DEFAULT '{}' NOT NULL,
	"ticket_min" bigint DEFAULT 0 NOT NULL,
	"ticket_max" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sections_key" PRIMARY KEY("account_id","kind")
);
--> statement-breakpoint
CREATE TABLE "sub_branches" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"organisation_id" uuid NOT NULL,
	"name" text NOT NULL,
	"place_id" integer NOT NULL,
	"address" text,
	"mobile_number" text,
	"email" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profile_appearances" (
	"owner_id" uuid NOT NULL,
	"day" date NOT NULL,
	"times" integer NOT NULL,
	CONSTRAINT "profile_appearances_key" PRIMARY KEY("owner_id","day")
);
--> statement-breakpoint
CREATE TABLE "profile_visits" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"owner_id" uuid NOT NULL,
	"day" date NOT NULL,
	"visitor_id" uuid,
	"role" "visit_role" NOT NULL,
	"organisation_id" uuid,
	"times" integer DEFAULT 1 NOT NULL,
	"downloads" integer DEFAULT 0 NOT NULL,
	"saw_contacts" boolean NOT NULL,
	"last_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "profile_visits_one_a_day" UNIQUE NULLS NOT DISTINCT("owner_id","day","visitor_id")
);
--> statement-breakpoint
CREATE TABLE "decided_names" (
	"subject" text NOT NULL,
	"word" text NOT NULL,
	"owner_id" integer,
	"former_id" integer,
	CONSTRAINT "decided_names_key" PRIMARY KEY("subject","word")
);
--> statement-breakpoint
CREATE TABLE "candidate_embeddings" (
	"candidate_id" uuid PRIMARY KEY NOT NULL,
	"fields" jsonb NOT NULL,
	"model" text NOT NULL,
	"read_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_embeddings" (
	"job_id" uuid PRIMARY KEY NOT NULL,
	"fields" jsonb NOT NULL,
	"model" text NOT NULL,
	"read_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "learned_profession_relations" (
	"wanted_id" integer NOT NULL,
	"had_id" integer NOT NULL,
	"share" real NOT NULL,
	CONSTRAINT "learned_profession_relations_key" PRIMARY KEY("wanted_id","had_id")
);
--> statement-breakpoint
CREATE TABLE "learned_skill_relations" (
	"wanted_id" integer NOT NULL,
	"had_id" integer NOT NULL,
	"share" real NOT NULL,
	CONSTRAINT "learned_skill_relations_key" PRIMARY KEY("wanted_id","had_id")
);
--> statement-breakpoint
CREATE TABLE "learned_weights" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "learned_weights_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"skills" double precision NOT NULL,
	"profession" double precision NOT NULL,
	"experience" double precision NOT NULL,
	"education" double precision NOT NULL,
	"languages" double precision NOT NULL,
	"text" double precision NOT NULL,
	"outcomes" integer NOT NULL,
	"learned_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lexicons" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lexicons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"documents" integer NOT NULL,
	"average_length" real NOT NULL,
	"frequency" jsonb NOT NULL,
	"counted_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "industries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "industries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "languages" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"own_name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "places" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"aliases" text[] DEFAULT '{}' NOT NULL,
	"state" text NOT NULL,
	"country" char(2) NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"weight" real NOT NULL,
	"pin_prefixes" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profession_relations" (
	"wanted_id" integer NOT NULL,
	"had_id" integer NOT NULL,
	"share" real NOT NULL,
	"source" "taxonomy" DEFAULT 'portal' NOT NULL,
	CONSTRAINT "profession_relations_key" PRIMARY KEY("wanted_id","had_id")
);
--> statement-breakpoint
CREATE TABLE "profession_skills" (
	"profession_id" integer NOT NULL,
	"skill_id" integer NOT NULL,
	"weight" real NOT NULL,
	"source" "taxonomy" DEFAULT 'portal' NOT NULL,
	CONSTRAINT "profession_skills_key" PRIMARY KEY("profession_id","skill_id")
);
--> statement-breakpoint
CREATE TABLE "professions" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"aliases" text[] DEFAULT '{}' NOT NULL,
	"field" text NOT NULL,
	"isco" char(4),
	"is_curated" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "skill_relations" (
	"wanted_id" integer NOT NULL,
	"had_id" integer NOT NULL,
	"share" real NOT NULL,
	"source" "taxonomy" DEFAULT 'portal' NOT NULL,
	CONSTRAINT "skill_relations_key" PRIMARY KEY("wanted_id","had_id")
);
--> statement-breakpoint
CREATE TABLE "skills" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "skills_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1000000 CACHE 1),
	"name" text NOT NULL,
	"aliases" text[] DEFAULT '{}' NOT NULL,
	"field" text,
	"rarity" real DEFAULT 1 NOT NULL,
	"is_known" boolean DEFAULT false NOT NULL,
	"is_ignored" boolean DEFAULT false NOT NULL,
	"is_curated" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "taxonomy_sources" (
	"source" "taxonomy" NOT NULL,
	"code" text NOT NULL,
	"skill_id" integer,
	"profession_id" integer,
	"is_added" boolean NOT NULL,
	"aliases" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "taxonomy_sources_key" PRIMARY KEY("source","code"),
	CONSTRAINT "taxonomy_sources_one_subject" CHECK (num_nonnulls("taxonomy_sources"."skill_id", "taxonomy_sources"."profession_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "contact_answers" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"message_id" uuid NOT NULL,
	"author_id" uuid,
	"body" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"account_id" uuid,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"topic" "contact_topic" NOT NULL,
	"message" text NOT NULL,
	"number" text DEFAULT 'C-' || upper(right(uuidv7()::text, 10)) NOT NULL,
	"status" "contact_status" DEFAULT 'open' NOT NULL,
	"closed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contact_messages_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "mail_wordings" (
	"name" text NOT NULL,
	"version" integer NOT NULL,
	"subject" text,
	"body" text,
	"author_id" uuid,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mail_wordings_key" PRIMARY KEY("name","version")
);
--> statement-breakpoint
CREATE TABLE "faq_texts" (
	"faq_id" uuid NOT NULL,
	"language" "page_language" NOT NULL,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	CONSTRAINT "faq_texts_key" PRIMARY KEY("faq_id","language")
);
--> statement-breakpoint
CREATE TABLE "faqs" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"slug" text NOT NULL,
	"category" "faq_category" NOT NULL,
	"position" smallint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "faqs_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "pages" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"slug" text NOT NULL,
	"language" "page_language" NOT NULL,
	"version" integer NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"body" text NOT NULL,
	"is_live" boolean DEFAULT false NOT NULL,
	"published_at" timestamp with time zone,
	"edit" integer DEFAULT 1 NOT NULL,
	"author_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pages_version" UNIQUE("slug","language","version"),
	CONSTRAINT "pages_live_is_published" CHECK (not "pages"."is_live" or "pages"."published_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "daily_statistics" (
	"day" date NOT NULL,
	"statistic" text NOT NULL,
	"kind" text DEFAULT '' NOT NULL,
	"hours" smallint DEFAULT 0 NOT NULL,
	"amount" integer NOT NULL,
	CONSTRAINT "daily_statistics_key" PRIMARY KEY("day","statistic","kind","hours")
);
--> statement-breakpoint
CREATE TABLE "counted_days" (
	"day" date PRIMARY KEY NOT NULL,
	"counted_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "match_counts" (
	"candidate_id" uuid NOT NULL,
	"day" date NOT NULL,
	"jobs" smallint NOT NULL,
	CONSTRAINT "match_counts_key" PRIMARY KEY("candidate_id","day")
);
--> statement-breakpoint
CREATE TABLE "page_viewers" (
	"subject_id" uuid NOT NULL,
	"viewer" uuid NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "page_viewers_key" PRIMARY KEY("subject_id","viewer")
);
--> statement-breakpoint
CREATE TABLE "page_views" (
	"subject_id" uuid NOT NULL,
	"day" date NOT NULL,
	"times" integer NOT NULL,
	CONSTRAINT "page_views_key" PRIMARY KEY("subject_id","day")
);
--> statement-breakpoint
CREATE TABLE "case_looks" (
	"account_id" uuid NOT NULL,
	"approver_id" uuid NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "case_looks_key" PRIMARY KEY("account_id","approver_id")
);
--> statement-breakpoint
CREATE TABLE "decided_profiles" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"account_id" uuid NOT NULL,
	"decision" text NOT NULL,
	"profile" jsonb NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "file_digests" (
	"account_id" uuid NOT NULL,
	"digest" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "file_digests_key" PRIMARY KEY("account_id","digest")
);
--> statement-breakpoint
CREATE TABLE "held_changes" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"account_id" uuid,
	"organisation_id" uuid,
	"changes" jsonb NOT NULL,
	"author_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"waiting_since" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "held_changes_subject" CHECK (num_nonnulls("held_changes"."account_id", "held_changes"."organisation_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "likely_duplicates" (
	"account_id" uuid NOT NULL,
	"other_id" uuid NOT NULL,
	"found_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "likely_duplicates_key" PRIMARY KEY("account_id","other_id")
);
--> statement-breakpoint
CREATE TABLE "suspensions" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"account_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"suspended_by" uuid,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"until" timestamp with time zone,
	"lifted_at" timestamp with time zone,
	"status_before" "account_status" NOT NULL,
	"reason_before" text
);
--> statement-breakpoint
CREATE TABLE "attachments" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"application_id" uuid,
	"grievance_event_id" uuid,
	"message_id" uuid,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"size" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "attachments_key_unique" UNIQUE("key"),
	CONSTRAINT "attachments_one_subject" CHECK (num_nonnulls("attachments"."application_id", "attachments"."grievance_event_id", "attachments"."message_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "organisation_domains" (
	"organisation_id" uuid PRIMARY KEY NOT NULL,
	"domain" text NOT NULL,
	"token" text NOT NULL,
	"verified_at" timestamp with time zone,
	"checked_at" timestamp with time zone,
	"record" "domain_finding",
	"file" "domain_finding",
	"failed_weeks" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "grievance_events" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"grievance_id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"kind" "grievance_event_kind" NOT NULL,
	"party" "grievance_party" NOT NULL,
	"actor_id" uuid,
	"is_public" boolean NOT NULL,
	"message" text,
	"from_status" "grievance_status",
	"to_status" "grievance_status",
	"once" text,
	"facts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "grievance_events_notes_are_internal" CHECK ("grievance_events"."kind" <> 'noted' or not "grievance_events"."is_public")
);
--> statement-breakpoint
CREATE TABLE "grievances" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"number" text NOT NULL,
	"kind" "grievance_kind" NOT NULL,
	"class" "grievance_class" NOT NULL,
	"status" "grievance_status" DEFAULT 'filed' NOT NULL,
	"account_id" uuid,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"behalf_name" text,
	"behalf_relation" text,
	"subject" text,
	"message" text NOT NULL,
	"assignee_id" uuid,
	"filed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"acknowledge_due_at" timestamp with time zone NOT NULL,
	"acknowledged_at" timestamp with time zone,
	"clock_started_at" timestamp with time zone NOT NULL,
	"resolve_due_at" timestamp with time zone NOT NULL,
	"resolved_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"reopened_times" smallint DEFAULT 0 NOT NULL,
	"stars" smallint,
	"rating_comment" text,
	"nameless_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "grievances_number_unique" UNIQUE("number"),
	CONSTRAINT "grievances_email_lower" CHECK ("grievances"."email" = lower("grievances"."email")),
	CONSTRAINT "grievances_stars" CHECK ("grievances"."stars" between 1 and 5),
	CONSTRAINT "grievances_behalf_whole" CHECK (("grievances"."behalf_name" is null) = ("grievances"."behalf_relation" is null))
);
--> statement-breakpoint
CREATE TABLE "merge_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "merge_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merge_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"table_name" text NOT NULL,
	"key" jsonb NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb
);
--> statement-breakpoint
CREATE TABLE "merges" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"kind" "merge_kind" NOT NULL,
	"kept_id" uuid NOT NULL,
	"duplicate_id" uuid NOT NULL,
	"actor_id" uuid,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "cases" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"subject_kind" "report_kind" NOT NULL,
	"subject_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"organisation_id" uuid,
	"state" "case_state" DEFAULT 'reported' NOT NULL,
	"weight" real DEFAULT 0 NOT NULL,
	"opened_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"owner_message" text,
	"answered_at" timestamp with time zone,
	"escalated_at" timestamp with time zone,
	"ruling_message" text
);
--> statement-breakpoint
CREATE TABLE "reporters" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"weight" real NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"reporter_id" uuid NOT NULL,
	"subject_kind" "report_kind" NOT NULL,
	"subject_id" uuid NOT NULL,
	"case_id" uuid,
	"reason" "report_reason" NOT NULL,
	"comment" text,
	"status" "report_status" DEFAULT 'filed' NOT NULL,
	"network" text,
	"reported_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "strikes" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"account_id" uuid NOT NULL,
	"case_id" uuid NOT NULL,
	"given_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "authenticators" ADD CONSTRAINT "authenticators_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey_challenges" ADD CONSTRAINT "passkey_challenges_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_activity" ADD CONSTRAINT "account_activity_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_answers" ADD CONSTRAINT "application_answers_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_events" ADD CONSTRAINT "application_events_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_events" ADD CONSTRAINT "application_events_actor_id_accounts_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_notes" ADD CONSTRAINT "application_notes_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_notes" ADD CONSTRAINT "application_notes_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_ratings" ADD CONSTRAINT "application_ratings_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_ratings" ADD CONSTRAINT "application_ratings_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_candidate_id_accounts_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_times" ADD CONSTRAINT "interview_times_interview_id_interviews_id_fk" FOREIGN KEY ("interview_id") REFERENCES "public"."interviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_created_by_accounts_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_dismissals" ADD CONSTRAINT "job_dismissals_candidate_id_accounts_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_dismissals" ADD CONSTRAINT "job_dismissals_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_languages" ADD CONSTRAINT "job_languages_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_languages" ADD CONSTRAINT "job_languages_code_languages_code_fk" FOREIGN KEY ("code") REFERENCES "public"."languages"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_places" ADD CONSTRAINT "job_places_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_places" ADD CONSTRAINT "job_places_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_questions" ADD CONSTRAINT "job_questions_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_revisions" ADD CONSTRAINT "job_revisions_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_revisions" ADD CONSTRAINT "job_revisions_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_skills" ADD CONSTRAINT "job_skills_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_skills" ADD CONSTRAINT "job_skills_skill_id_skills_id_fk" FOREIGN KEY ("skill_id") REFERENCES "public"."skills"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_templates" ADD CONSTRAINT "job_templates_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_sub_branch_id_sub_branches_id_fk" FOREIGN KEY ("sub_branch_id") REFERENCES "public"."sub_branches"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_profession_id_professions_id_fk" FOREIGN KEY ("profession_id") REFERENCES "public"."professions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_editor_id_accounts_id_fk" FOREIGN KEY ("editor_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_relisted_from_jobs_id_fk" FOREIGN KEY ("relisted_from") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_hits" ADD CONSTRAINT "alert_hits_alert_id_alerts_id_fk" FOREIGN KEY ("alert_id") REFERENCES "public"."alerts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_hits" ADD CONSTRAINT "alert_hits_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_hits" ADD CONSTRAINT "alert_hits_digest_id_alert_digests_id_fk" FOREIGN KEY ("digest_id") REFERENCES "public"."alert_digests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_mailbox_id_alert_mailboxes_id_fk" FOREIGN KEY ("mailbox_id") REFERENCES "public"."alert_mailboxes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_digests" ADD CONSTRAINT "alert_digests_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_digests" ADD CONSTRAINT "alert_digests_mailbox_id_alert_mailboxes_id_fk" FOREIGN KEY ("mailbox_id") REFERENCES "public"."alert_mailboxes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_prices" ADD CONSTRAINT "job_prices_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voluntary_attributes" ADD CONSTRAINT "voluntary_attributes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved" ADD CONSTRAINT "saved_owner_id_accounts_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_blocks" ADD CONSTRAINT "account_blocks_blocker_id_accounts_id_fk" FOREIGN KEY ("blocker_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_blocks" ADD CONSTRAINT "account_blocks_blocker_organisation_id_organisations_id_fk" FOREIGN KEY ("blocker_organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_blocks" ADD CONSTRAINT "account_blocks_blocked_id_accounts_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_blocks" ADD CONSTRAINT "account_blocks_blocked_organisation_id_organisations_id_fk" FOREIGN KEY ("blocked_organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_blocks" ADD CONSTRAINT "account_blocks_by_id_accounts_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_requests" ADD CONSTRAINT "contact_requests_asker_id_accounts_id_fk" FOREIGN KEY ("asker_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_requests" ADD CONSTRAINT "contact_requests_asked_id_accounts_id_fk" FOREIGN KEY ("asked_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_reads" ADD CONSTRAINT "thread_reads_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_reads" ADD CONSTRAINT "thread_reads_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_request_id_contact_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."contact_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_waiting_id_accounts_id_fk" FOREIGN KEY ("waiting_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_asker_id_accounts_id_fk" FOREIGN KEY ("asker_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_answerer_id_accounts_id_fk" FOREIGN KEY ("answerer_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_keys" ADD CONSTRAINT "mail_keys_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_settings" ADD CONSTRAINT "notification_settings_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "erasures" ADD CONSTRAINT "erasures_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nominees" ADD CONSTRAINT "nominees_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_languages" ADD CONSTRAINT "candidate_languages_candidate_id_candidates_account_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_languages" ADD CONSTRAINT "candidate_languages_code_languages_code_fk" FOREIGN KEY ("code") REFERENCES "public"."languages"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_skills" ADD CONSTRAINT "candidate_skills_candidate_id_candidates_account_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_skills" ADD CONSTRAINT "candidate_skills_skill_id_skills_id_fk" FOREIGN KEY ("skill_id") REFERENCES "public"."skills"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_skills" ADD CONSTRAINT "candidate_skills_work_entry_id_work_entries_id_fk" FOREIGN KEY ("work_entry_id") REFERENCES "public"."work_entries"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_skills" ADD CONSTRAINT "candidate_skills_education_entry_id_education_entries_id_fk" FOREIGN KEY ("education_entry_id") REFERENCES "public"."education_entries"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidates" ADD CONSTRAINT "candidates_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidates" ADD CONSTRAINT "candidates_profession_id_professions_id_fk" FOREIGN KEY ("profession_id") REFERENCES "public"."professions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidates" ADD CONSTRAINT "candidates_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "career_gaps" ADD CONSTRAINT "career_gaps_candidate_id_candidates_account_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "education_entries" ADD CONSTRAINT "education_entries_candidate_id_candidates_account_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_entries" ADD CONSTRAINT "work_entries_candidate_id_candidates_account_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_entries" ADD CONSTRAINT "work_entries_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_entries" ADD CONSTRAINT "work_entries_sub_branch_id_sub_branches_id_fk" FOREIGN KEY ("sub_branch_id") REFERENCES "public"."sub_branches"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employer_blocks" ADD CONSTRAINT "employer_blocks_owner_id_accounts_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employer_blocks" ADD CONSTRAINT "employer_blocks_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guests" ADD CONSTRAINT "guests_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guests" ADD CONSTRAINT "guests_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_invitations" ADD CONSTRAINT "organisation_invitations_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_invitations" ADD CONSTRAINT "organisation_invitations_invited_by_accounts_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_members" ADD CONSTRAINT "organisation_members_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_members" ADD CONSTRAINT "organisation_members_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_members" ADD CONSTRAINT "organisation_members_invited_by_accounts_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisations" ADD CONSTRAINT "organisations_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sections" ADD CONSTRAINT "sections_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sections" ADD CONSTRAINT "sections_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sub_branches" ADD CONSTRAINT "sub_branches_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sub_branches" ADD CONSTRAINT "sub_branches_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_appearances" ADD CONSTRAINT "profile_appearances_owner_id_accounts_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_visits" ADD CONSTRAINT "profile_visits_owner_id_accounts_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_visits" ADD CONSTRAINT "profile_visits_visitor_id_accounts_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_visits" ADD CONSTRAINT "profile_visits_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_embeddings" ADD CONSTRAINT "candidate_embeddings_candidate_id_candidates_account_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_embeddings" ADD CONSTRAINT "job_embeddings_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learned_profession_relations" ADD CONSTRAINT "learned_profession_relations_wanted_id_professions_id_fk" FOREIGN KEY ("wanted_id") REFERENCES "public"."professions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learned_profession_relations" ADD CONSTRAINT "learned_profession_relations_had_id_professions_id_fk" FOREIGN KEY ("had_id") REFERENCES "public"."professions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learned_skill_relations" ADD CONSTRAINT "learned_skill_relations_wanted_id_skills_id_fk" FOREIGN KEY ("wanted_id") REFERENCES "public"."skills"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learned_skill_relations" ADD CONSTRAINT "learned_skill_relations_had_id_skills_id_fk" FOREIGN KEY ("had_id") REFERENCES "public"."skills"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profession_relations" ADD CONSTRAINT "profession_relations_wanted_id_professions_id_fk" FOREIGN KEY ("wanted_id") REFERENCES "public"."professions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profession_relations" ADD CONSTRAINT "profession_relations_had_id_professions_id_fk" FOREIGN KEY ("had_id") REFERENCES "public"."professions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profession_skills" ADD CONSTRAINT "profession_skills_profession_id_professions_id_fk" FOREIGN KEY ("profession_id") REFERENCES "public"."professions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profession_skills" ADD CONSTRAINT "profession_skills_skill_id_skills_id_fk" FOREIGN KEY ("skill_id") REFERENCES "public"."skills"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skill_relations" ADD CONSTRAINT "skill_relations_wanted_id_skills_id_fk" FOREIGN KEY ("wanted_id") REFERENCES "public"."skills"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skill_relations" ADD CONSTRAINT "skill_relations_had_id_skills_id_fk" FOREIGN KEY ("had_id") REFERENCES "public"."skills"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "taxonomy_sources" ADD CONSTRAINT "taxonomy_sources_skill_id_skills_id_fk" FOREIGN KEY ("skill_id") REFERENCES "public"."skills"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "taxonomy_sources" ADD CONSTRAINT "taxonomy_sources_profession_id_professions_id_fk" FOREIGN KEY ("profession_id") REFERENCES "public"."professions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_answers" ADD CONSTRAINT "contact_answers_message_id_contact_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_answers" ADD CONSTRAINT "contact_answers_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_wordings" ADD CONSTRAINT "mail_wordings_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "faq_texts" ADD CONSTRAINT "faq_texts_faq_id_faqs_id_fk" FOREIGN KEY ("faq_id") REFERENCES "public"."faqs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pages" ADD CONSTRAINT "pages_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_counts" ADD CONSTRAINT "match_counts_candidate_id_candidates_account_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_looks" ADD CONSTRAINT "case_looks_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_looks" ADD CONSTRAINT "case_looks_approver_id_accounts_id_fk" FOREIGN KEY ("approver_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decided_profiles" ADD CONSTRAINT "decided_profiles_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_digests" ADD CONSTRAINT "file_digests_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_changes" ADD CONSTRAINT "held_changes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_changes" ADD CONSTRAINT "held_changes_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_changes" ADD CONSTRAINT "held_changes_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "likely_duplicates" ADD CONSTRAINT "likely_duplicates_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "likely_duplicates" ADD CONSTRAINT "likely_duplicates_other_id_accounts_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suspensions" ADD CONSTRAINT "suspensions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suspensions" ADD CONSTRAINT "suspensions_suspended_by_accounts_id_fk" FOREIGN KEY ("suspended_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_grievance_event_id_grievance_events_id_fk" FOREIGN KEY ("grievance_event_id") REFERENCES "public"."grievance_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_domains" ADD CONSTRAINT "organisation_domains_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grievance_events" ADD CONSTRAINT "grievance_events_grievance_id_grievances_id_fk" FOREIGN KEY ("grievance_id") REFERENCES "public"."grievances"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grievances" ADD CONSTRAINT "grievances_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grievances" ADD CONSTRAINT "grievances_assignee_id_accounts_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merge_changes" ADD CONSTRAINT "merge_changes_merge_id_merges_id_fk" FOREIGN KEY ("merge_id") REFERENCES "public"."merges"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merges" ADD CONSTRAINT "merges_actor_id_accounts_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_owner_id_accounts_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reporters" ADD CONSTRAINT "reporters_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reporter_id_accounts_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "strikes" ADD CONSTRAINT "strikes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "strikes" ADD CONSTRAINT "strikes_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_email_unique" ON "accounts" USING btree ("email");--> statement-breakpoint
CREATE INDEX "accounts_created" ON "accounts" USING brin ("created_at") WITH (autosummarize=true);--> statement-breakpoint
CREATE INDEX "accounts_pending" ON "accounts" USING btree ("waiting_since") WHERE "accounts"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "accounts_seen" ON "accounts" USING btree ("seen_at") WHERE "accounts"."erased_at" is null;--> statement-breakpoint
CREATE INDEX "accounts_status" ON "accounts" USING btree ("user_type","status");--> statement-breakpoint
CREATE INDEX "accounts_email" ON "accounts" USING btree ("email" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "accounts_first_name" ON "accounts" USING btree (lower("first_name") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "accounts_approvers" ON "accounts" USING btree ("id") WHERE "accounts"."is_approver";--> statement-breakpoint
CREATE INDEX "accounts_administrators" ON "accounts" USING btree ("id") WHERE "accounts"."is_administrator";--> statement-breakpoint
CREATE INDEX "accounts_last_name" ON "accounts" USING btree (lower("last_name") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "email_verifications_email" ON "email_verifications" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "email_verifications_token" ON "email_verifications" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "password_resets_email" ON "password_resets" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "email_changes_account" ON "email_changes" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "email_changes_undo" ON "email_changes" USING btree ("undo_hash");--> statement-breakpoint
CREATE INDEX "email_changes_created" ON "email_changes" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "passkey_challenges_expiry" ON "passkey_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "passkeys_account" ON "passkeys" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "recovery_codes_account" ON "recovery_codes" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "account_activity_account" ON "account_activity" USING btree ("account_id","at");--> statement-breakpoint
CREATE INDEX "account_activity_at" ON "account_activity" USING btree ("at");--> statement-breakpoint
CREATE INDEX "sessions_account" ON "sessions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "application_events_at" ON "application_events" USING brin ("at") WITH (autosummarize=true);--> statement-breakpoint
CREATE INDEX "application_events_application" ON "application_events" USING btree ("application_id","at");--> statement-breakpoint
CREATE INDEX "application_notes_application" ON "application_notes" USING btree ("application_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "applications_once" ON "applications" USING btree ("job_id","candidate_id");--> statement-breakpoint
CREATE INDEX "applications_submitted" ON "applications" USING brin ("submitted_at") WITH (autosummarize=true);--> statement-breakpoint
CREATE INDEX "applications_candidate" ON "applications" USING btree ("candidate_id","submitted_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "applications_to_empty" ON "applications" USING btree ("submitted_at") WHERE "applications"."emptied_at" is null;--> statement-breakpoint
CREATE INDEX "applications_job" ON "applications" USING btree ("job_id","status");--> statement-breakpoint
CREATE INDEX "interviews_application" ON "interviews" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "interviews_start" ON "interviews" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "interviews_host" ON "interviews" USING btree ("created_by","starts_at") WHERE "interviews"."status" = 'confirmed';--> statement-breakpoint
CREATE INDEX "job_dismissals_job" ON "job_dismissals" USING btree ("job_id");--> statement-breakpoint
CREATE UNIQUE INDEX "job_questions_position" ON "job_questions" USING btree ("job_id","position");--> statement-breakpoint
CREATE INDEX "job_skills_skill" ON "job_skills" USING btree ("skill_id");--> statement-breakpoint
CREATE UNIQUE INDEX "job_templates_name" ON "job_templates" USING btree ("organisation_id",lower("name"));--> statement-breakpoint
CREATE INDEX "jobs_published" ON "jobs" USING brin ("published_at") WITH (autosummarize=true);--> statement-breakpoint
CREATE INDEX "jobs_organisation" ON "jobs" USING btree ("organisation_id","created_at");--> statement-breakpoint
CREATE INDEX "jobs_open" ON "jobs" USING btree ("published_at" DESC NULLS LAST,"id") WHERE "jobs"."status" = 'open';--> statement-breakpoint
CREATE INDEX "jobs_open_profession" ON "jobs" USING btree ("profession_id") WHERE "jobs"."status" = 'open';--> statement-breakpoint
CREATE INDEX "jobs_sub_branch" ON "jobs" USING btree ("sub_branch_id");--> statement-breakpoint
CREATE INDEX "jobs_closing" ON "jobs" USING btree ("closes_on") WHERE "jobs"."status" = 'open';--> statement-breakpoint
CREATE INDEX "jobs_waiting" ON "jobs" USING btree ("waiting_since") WHERE "jobs"."waiting_since" is not null;--> statement-breakpoint
CREATE INDEX "jobs_scheduled" ON "jobs" USING btree ("publish_at") WHERE "jobs"."publish_at" is not null;--> statement-breakpoint
CREATE INDEX "jobs_closed" ON "jobs" USING btree ("organisation_id","closed_at");--> statement-breakpoint
CREATE INDEX "jobs_relisted" ON "jobs" USING btree ("relisted_from");--> statement-breakpoint
CREATE INDEX "jobs_editor" ON "jobs" USING btree ("editor_id");--> statement-breakpoint
CREATE INDEX "jobs_outcome" ON "jobs" USING btree ("closed_at") WHERE "jobs"."outcome" is null and "jobs"."outcome_asked_at" is null;--> statement-breakpoint
CREATE INDEX "jobs_applicants_untold" ON "jobs" USING btree ("closed_at") WHERE "jobs"."status" = 'closed' and "jobs"."applicants_told_at" is null;--> statement-breakpoint
CREATE INDEX "alert_hits_waiting" ON "alert_hits" USING btree ("alert_id") WHERE "alert_hits"."digest_id" is null;--> statement-breakpoint
CREATE INDEX "alert_hits_subject" ON "alert_hits" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "alert_hits_digest" ON "alert_hits" USING btree ("digest_id");--> statement-breakpoint
CREATE INDEX "alert_hits_job" ON "alert_hits" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "alerts_mailbox" ON "alerts" USING btree ("mailbox_id");--> statement-breakpoint
CREATE INDEX "alerts_kind" ON "alerts" USING btree ("kind","id");--> statement-breakpoint
CREATE INDEX "alerts_evaluated" ON "alerts" USING btree ("frequency","evaluated_at") WHERE "alerts"."kind" in ('job_matches', 'person_matches');--> statement-breakpoint
CREATE INDEX "alerts_used" ON "alerts" USING btree ("used_at");--> statement-breakpoint
CREATE INDEX "alert_digests_created" ON "alert_digests" USING brin ("created_at") WITH (autosummarize=true);--> statement-breakpoint
CREATE INDEX "alert_digests_account" ON "alert_digests" USING btree ("account_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "alert_digests_mailbox" ON "alert_digests" USING btree ("mailbox_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "alert_digests_waiting" ON "alert_digests" USING btree ("created_at") WHERE "alert_digests"."is_mailed" and "alert_digests"."mailed_at" is null;--> statement-breakpoint
CREATE INDEX "saved_subject" ON "saved" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "saved_latest" ON "saved" USING btree ("owner_id","saved_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "saved_removed" ON "saved" USING btree ("removed_at") WHERE "saved"."removed_at" is not null;--> statement-breakpoint
CREATE INDEX "account_blocks_blocker_organisation" ON "account_blocks" USING btree ("blocker_organisation_id");--> statement-breakpoint
CREATE INDEX "account_blocks_blocked" ON "account_blocks" USING btree ("blocked_id");--> statement-breakpoint
CREATE INDEX "account_blocks_blocked_organisation" ON "account_blocks" USING btree ("blocked_organisation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "contact_requests_pair" ON "contact_requests" USING btree (least("asker_id", "asked_id"),greatest("asker_id", "asked_id")) WHERE "contact_requests"."status" in ('open', 'accepted');--> statement-breakpoint
CREATE INDEX "contact_requests_end" ON "contact_requests" USING btree ("ends_at") WHERE "contact_requests"."status" = 'accepted';--> statement-breakpoint
CREATE INDEX "contact_requests_asker" ON "contact_requests" USING btree ("asker_id","asked_at");--> statement-breakpoint
CREATE INDEX "contact_requests_asked" ON "contact_requests" USING btree ("asked_id","asked_at");--> statement-breakpoint
CREATE UNIQUE INDEX "messages_number" ON "messages" USING btree ("thread_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "messages_once" ON "messages" USING btree ("thread_id","author_id","client_id");--> statement-breakpoint
CREATE INDEX "messages_author" ON "messages" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "messages_text" ON "messages" USING gin (lower("text") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "thread_reads_account" ON "thread_reads" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "threads_application" ON "threads" USING btree ("application_id");--> statement-breakpoint
CREATE UNIQUE INDEX "threads_request" ON "threads" USING btree ("request_id");--> statement-breakpoint
CREATE UNIQUE INDEX "threads_waiting" ON "threads" USING btree ("waiting_id");--> statement-breakpoint
CREATE INDEX "threads_last" ON "threads" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "threads_asker" ON "threads" USING btree ("asker_id","last_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "threads_answerer" ON "threads" USING btree ("answerer_id","last_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "threads_organisation" ON "threads" USING btree ("organisation_id","last_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "threads_approvals" ON "threads" USING btree ("last_at" DESC NULLS LAST) WHERE "threads"."waiting_id" is not null;--> statement-breakpoint
CREATE INDEX "notifications_account" ON "notifications" USING btree ("account_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("account_id") WHERE "notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_about" ON "notifications" USING btree ("about_id") WHERE "notifications"."about_id" is not null;--> statement-breakpoint
CREATE INDEX "notifications_read" ON "notifications" USING btree ("read_at") WHERE "notifications"."read_at" is not null;--> statement-breakpoint
CREATE INDEX "push_subscriptions_account" ON "push_subscriptions" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "audit_log_number" ON "audit_log" USING btree ("number");--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject_id","at");--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor_id","number");--> statement-breakpoint
CREATE INDEX "audit_log_action" ON "audit_log" USING btree ("action","number");--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "match_changes_at" ON "match_changes" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "consents_one_open" ON "consents" USING btree ("account_id","purpose") WHERE "consents"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "consents_account" ON "consents" USING btree ("account_id","given_at");--> statement-breakpoint
CREATE UNIQUE INDEX "data_exports_one_running" ON "data_exports" USING btree ("account_id") WHERE "data_exports"."ready_at" is null and "data_exports"."failed_at" is null;--> statement-breakpoint
CREATE INDEX "data_exports_account" ON "data_exports" USING btree ("account_id","asked_at");--> statement-breakpoint
CREATE INDEX "data_exports_asked" ON "data_exports" USING btree ("asked_at");--> statement-breakpoint
CREATE INDEX "erasures_to_seal" ON "erasures" USING btree ("seal_due_at") WHERE "erasures"."sealed_at" is null;--> statement-breakpoint
CREATE INDEX "erasures_to_destroy" ON "erasures" USING btree ("destroy_due_at") WHERE "erasures"."sealed_at" is not null and "erasures"."destroyed_at" is null;--> statement-breakpoint
CREATE INDEX "sealed_records_due" ON "sealed_records" USING btree ("destroy_due_at");--> statement-breakpoint
CREATE INDEX "candidate_skills_skill" ON "candidate_skills" USING btree ("skill_id");--> statement-breakpoint
CREATE INDEX "candidate_skills_work_entry" ON "candidate_skills" USING btree ("work_entry_id");--> statement-breakpoint
CREATE INDEX "candidate_skills_education_entry" ON "candidate_skills" USING btree ("education_entry_id");--> statement-breakpoint
CREATE INDEX "candidates_profession" ON "candidates" USING btree ("profession_id");--> statement-breakpoint
CREATE INDEX "candidates_place" ON "candidates" USING btree ("place_id");--> statement-breakpoint
CREATE INDEX "candidates_birth_date" ON "candidates" USING btree ("birth_date");--> statement-breakpoint
CREATE INDEX "candidates_mobile" ON "candidates" USING btree (right("mobile_number", 10));--> statement-breakpoint
CREATE INDEX "candidates_whatsapp" ON "candidates" USING btree (right("whatsapp_number", 10));--> statement-breakpoint
CREATE INDEX "candidates_same_text" ON "candidates" USING btree (hashtextextended(lower("summary"), 0)) WHERE length("candidates"."summary") >= 80;--> statement-breakpoint
CREATE INDEX "career_gaps_candidate" ON "career_gaps" USING btree ("candidate_id");--> statement-breakpoint
CREATE INDEX "education_entries_candidate" ON "education_entries" USING btree ("candidate_id");--> statement-breakpoint
CREATE INDEX "work_entries_candidate" ON "work_entries" USING btree ("candidate_id");--> statement-breakpoint
CREATE INDEX "work_entries_sub_branch" ON "work_entries" USING btree ("sub_branch_id");--> statement-breakpoint
CREATE INDEX "work_entries_organisation" ON "work_entries" USING btree ("organisation_id","created_at");--> statement-breakpoint
CREATE INDEX "employer_blocks_owner" ON "employer_blocks" USING btree ("owner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "files_site_logo" ON "files" USING btree ("kind") WHERE "files"."kind" = 'logo' and "files"."organisation_id" is null;--> statement-breakpoint
CREATE INDEX "guests_mobile" ON "guests" USING btree (right("mobile_number", 10));--> statement-breakpoint
CREATE UNIQUE INDEX "organisation_invitations_email_unique" ON "organisation_invitations" USING btree ("organisation_id","email");--> statement-breakpoint
CREATE UNIQUE INDEX "organisation_invitations_token_unique" ON "organisation_invitations" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "organisation_invitations_expiry" ON "organisation_invitations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "organisation_members_organisation" ON "organisation_members" USING btree ("organisation_id");--> statement-breakpoint
CREATE INDEX "organisation_members_invited_by" ON "organisation_members" USING btree ("invited_by");--> statement-breakpoint
CREATE UNIQUE INDEX "organisation_members_owner" ON "organisation_members" USING btree ("organisation_id") WHERE "organisation_members"."role" = 'owner';--> statement-breakpoint
CREATE INDEX "organisations_name_trigrams" ON "organisations" USING gin (lower("name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "organisations_name" ON "organisations" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "organisations_mobile" ON "organisations" USING btree (right("mobile_number", 10));--> statement-breakpoint
CREATE INDEX "sections_shown" ON "sections" USING btree ("kind","updated_at" DESC NULLS LAST,"account_id") WHERE "sections"."status" = 'approved';--> statement-breakpoint
CREATE INDEX "sections_pending" ON "sections" USING btree ("waiting_since") WHERE "sections"."status" = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "sub_branches_name_unique" ON "sub_branches" USING btree ("organisation_id",lower("name"));--> statement-breakpoint
CREATE INDEX "sub_branches_place" ON "sub_branches" USING btree ("place_id");--> statement-breakpoint
CREATE INDEX "profile_appearances_day" ON "profile_appearances" USING btree ("day");--> statement-breakpoint
CREATE INDEX "profile_visits_visitor" ON "profile_visits" USING btree ("visitor_id");--> statement-breakpoint
CREATE INDEX "profile_visits_owner" ON "profile_visits" USING btree ("owner_id","last_at");--> statement-breakpoint
CREATE INDEX "profile_visits_day" ON "profile_visits" USING btree ("day");--> statement-breakpoint
CREATE INDEX "decided_names_owner" ON "decided_names" USING btree ("subject","owner_id");--> statement-breakpoint
CREATE INDEX "decided_names_former" ON "decided_names" USING btree ("subject","former_id");--> statement-breakpoint
CREATE UNIQUE INDEX "industries_name_unique" ON "industries" USING btree (lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "skills_name_unique" ON "skills" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "skills_name_trigrams" ON "skills" USING gin (lower("name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "skills_aliases" ON "skills" USING gin ("aliases");--> statement-breakpoint
CREATE INDEX "skills_typed" ON "skills" USING btree ("id") WHERE not "skills"."is_known";--> statement-breakpoint
CREATE INDEX "taxonomy_sources_skill" ON "taxonomy_sources" USING btree ("skill_id");--> statement-breakpoint
CREATE INDEX "taxonomy_sources_profession" ON "taxonomy_sources" USING btree ("profession_id");--> statement-breakpoint
CREATE INDEX "contact_answers_message" ON "contact_answers" USING btree ("message_id","created_at");--> statement-breakpoint
CREATE INDEX "contact_messages_created" ON "contact_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "contact_messages_account" ON "contact_messages" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "contact_messages_email" ON "contact_messages" USING btree ("email");--> statement-breakpoint
CREATE INDEX "contact_messages_closed" ON "contact_messages" USING btree ("closed_at") WHERE "contact_messages"."closed_at" is not null;--> statement-breakpoint
CREATE INDEX "contact_messages_status" ON "contact_messages" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "faqs_order" ON "faqs" USING btree ("category","position");--> statement-breakpoint
CREATE UNIQUE INDEX "pages_live" ON "pages" USING btree ("slug","language") WHERE "pages"."is_live";--> statement-breakpoint
CREATE UNIQUE INDEX "pages_draft" ON "pages" USING btree ("slug","language") WHERE "pages"."published_at" is null;--> statement-breakpoint
CREATE INDEX "pages_author" ON "pages" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "match_counts_day" ON "match_counts" USING btree ("day");--> statement-breakpoint
CREATE INDEX "page_viewers_day" ON "page_viewers" USING btree ("day");--> statement-breakpoint
CREATE INDEX "page_views_day" ON "page_views" USING btree ("day");--> statement-breakpoint
CREATE INDEX "case_looks_approver" ON "case_looks" USING btree ("approver_id");--> statement-breakpoint
CREATE INDEX "case_looks_until" ON "case_looks" USING btree ("until");--> statement-breakpoint
CREATE INDEX "decided_profiles_account" ON "decided_profiles" USING btree ("account_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "file_digests_digest" ON "file_digests" USING btree ("digest");--> statement-breakpoint
CREATE UNIQUE INDEX "held_changes_account" ON "held_changes" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "held_changes_organisation" ON "held_changes" USING btree ("organisation_id");--> statement-breakpoint
CREATE INDEX "held_changes_author" ON "held_changes" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "held_changes_waiting" ON "held_changes" USING btree ("waiting_since");--> statement-breakpoint
CREATE INDEX "likely_duplicates_other" ON "likely_duplicates" USING btree ("other_id");--> statement-breakpoint
CREATE UNIQUE INDEX "suspensions_one" ON "suspensions" USING btree ("account_id") WHERE "suspensions"."lifted_at" is null;--> statement-breakpoint
CREATE INDEX "suspensions_account" ON "suspensions" USING btree ("account_id","started_at");--> statement-breakpoint
CREATE INDEX "suspensions_by" ON "suspensions" USING btree ("suspended_by");--> statement-breakpoint
CREATE INDEX "suspensions_ending" ON "suspensions" USING btree ("until") WHERE "suspensions"."lifted_at" is null;--> statement-breakpoint
CREATE INDEX "attachments_message" ON "attachments" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "attachments_application" ON "attachments" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "attachments_grievance_event" ON "attachments" USING btree ("grievance_event_id");--> statement-breakpoint
CREATE UNIQUE INDEX "organisation_domains_verified" ON "organisation_domains" USING btree ("domain") WHERE "organisation_domains"."verified_at" is not null;--> statement-breakpoint
CREATE INDEX "organisation_domains_domain" ON "organisation_domains" USING btree ("domain");--> statement-breakpoint
CREATE INDEX "grievance_events_grievance" ON "grievance_events" USING btree ("grievance_id","at");--> statement-breakpoint
CREATE INDEX "grievance_events_kind" ON "grievance_events" USING btree ("kind","at");--> statement-breakpoint
CREATE UNIQUE INDEX "grievance_events_once" ON "grievance_events" USING btree ("grievance_id","once") WHERE "grievance_events"."once" is not null;--> statement-breakpoint
CREATE INDEX "grievances_due" ON "grievances" USING btree ("resolve_due_at");--> statement-breakpoint
CREATE INDEX "grievances_open_due" ON "grievances" USING btree ("resolve_due_at") WHERE "grievances"."resolved_at" is null and "grievances"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "grievances_to_empty" ON "grievances" USING btree ("closed_at") WHERE "grievances"."nameless_at" is null;--> statement-breakpoint
CREATE INDEX "grievances_email" ON "grievances" USING btree ("email");--> statement-breakpoint
CREATE INDEX "grievances_account" ON "grievances" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "grievances_assignee" ON "grievances" USING btree ("assignee_id");--> statement-breakpoint
CREATE INDEX "merge_changes_merge" ON "merge_changes" USING btree ("merge_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "merges_duplicate" ON "merges" USING btree ("duplicate_id") WHERE "merges"."undone_at" is null;--> statement-breakpoint
CREATE INDEX "merges_duplicates" ON "merges" USING btree ("duplicate_id");--> statement-breakpoint
CREATE INDEX "merges_kept" ON "merges" USING btree ("kept_id");--> statement-breakpoint
CREATE INDEX "merges_actor" ON "merges" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "merges_created" ON "merges" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "cases_live" ON "cases" USING btree ("subject_kind","subject_id") WHERE "cases"."state" not in ('dismissed', 'settled');--> statement-breakpoint
CREATE INDEX "cases_state" ON "cases" USING btree ("state","weight" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "cases_owner" ON "cases" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "cases_organisation" ON "cases" USING btree ("organisation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reports_once" ON "reports" USING btree ("reporter_id","subject_kind","subject_id");--> statement-breakpoint
CREATE INDEX "reports_subject" ON "reports" USING btree ("subject_kind","subject_id");--> statement-breakpoint
CREATE INDEX "reports_status" ON "reports" USING btree ("status","reported_at");--> statement-breakpoint
CREATE INDEX "reports_with_comment" ON "reports" USING btree ("decided_at") WHERE "reports"."comment" is not null;--> statement-breakpoint
CREATE INDEX "reports_case" ON "reports" USING btree ("case_id");--> statement-breakpoint
CREATE UNIQUE INDEX "strikes_once" ON "strikes" USING btree ("case_id");--> statement-breakpoint
CREATE INDEX "strikes_account" ON "strikes" USING btree ("account_id","given_at");