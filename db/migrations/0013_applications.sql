CREATE TYPE "public"."application_status" AS ENUM('submitted', 'viewed', 'shortlisted', 'interview', 'offered', 'hired', 'declined', 'rejected', 'withdrawn');--> statement-breakpoint
CREATE TYPE "public"."reject_reason" AS ENUM('skills', 'experience', 'education', 'place', 'pay', 'availability', 'filled', 'other');--> statement-breakpoint
CREATE TYPE "public"."interview_status" AS ENUM('proposed', 'confirmed', 'cancelled');--> statement-breakpoint
CREATE TYPE "public"."apply_route" AS ENUM('here', 'link', 'mail');--> statement-breakpoint
CREATE TYPE "public"."close_reason" AS ENUM('filled_here', 'filled_elsewhere', 'not_filled', 'withdrawn', 'expired');--> statement-breakpoint
CREATE TYPE "public"."dismiss_reason" AS ENUM('place', 'pay', 'work', 'organisation', 'hours', 'done_already', 'other');--> statement-breakpoint
CREATE TYPE "public"."job_outcome" AS ENUM('hired_here', 'hired_elsewhere', 'not_filled');--> statement-breakpoint
CREATE TYPE "public"."question_kind" AS ENUM('yes_no', 'text', 'number', 'choice');--> statement-breakpoint
CREATE TYPE "public"."notification_kind" AS ENUM('application', 'interview', 'message', 'job', 'match', 'approval', 'request', 'grievance');--> statement-breakpoint
ALTER TYPE "public"."job_status" ADD VALUE 'in_review';--> statement-breakpoint
ALTER TYPE "public"."job_status" ADD VALUE 'scheduled';--> statement-breakpoint
ALTER TYPE "public"."job_status" ADD VALUE 'paused';--> statement-breakpoint
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
	"end_words" text
);
--> statement-breakpoint
CREATE TABLE "attachments" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"application_id" uuid,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"size" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "attachments_key_unique" UNIQUE("key"),
	CONSTRAINT "attachments_one_subject" CHECK (num_nonnulls("attachments"."application_id") = 1)
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
	"words" text,
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
	"words" text,
	"dismissed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "job_dismissals_key" PRIMARY KEY("candidate_id","job_id")
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
CREATE TABLE "job_templates" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"organisation_id" uuid NOT NULL,
	"name" text NOT NULL,
	"draft" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
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
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "close_reason" "close_reason";--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "publish_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "review_words" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "waiting_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "apply_route" "apply_route" DEFAULT 'here' NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "apply_to" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "is_blind" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "relisted_from" uuid;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "outcome" "job_outcome";--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "outcome_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "outcome_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "application_answers" ADD CONSTRAINT "application_answers_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_events" ADD CONSTRAINT "application_events_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_events" ADD CONSTRAINT "application_events_actor_id_accounts_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_notes" ADD CONSTRAINT "application_notes_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_notes" ADD CONSTRAINT "application_notes_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_ratings" ADD CONSTRAINT "application_ratings_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_ratings" ADD CONSTRAINT "application_ratings_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_candidate_id_accounts_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_times" ADD CONSTRAINT "interview_times_interview_id_interviews_id_fk" FOREIGN KEY ("interview_id") REFERENCES "public"."interviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_created_by_accounts_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_dismissals" ADD CONSTRAINT "job_dismissals_candidate_id_accounts_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_dismissals" ADD CONSTRAINT "job_dismissals_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_questions" ADD CONSTRAINT "job_questions_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_revisions" ADD CONSTRAINT "job_revisions_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_revisions" ADD CONSTRAINT "job_revisions_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_templates" ADD CONSTRAINT "job_templates_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_events_application" ON "application_events" USING btree ("application_id","at");--> statement-breakpoint
CREATE INDEX "application_notes_application" ON "application_notes" USING btree ("application_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "applications_once" ON "applications" USING btree ("job_id","candidate_id");--> statement-breakpoint
CREATE INDEX "applications_candidate" ON "applications" USING btree ("candidate_id","submitted_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "applications_job" ON "applications" USING btree ("job_id","status");--> statement-breakpoint
CREATE INDEX "attachments_application" ON "attachments" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "interviews_application" ON "interviews" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "interviews_start" ON "interviews" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "job_dismissals_job" ON "job_dismissals" USING btree ("job_id");--> statement-breakpoint
CREATE UNIQUE INDEX "job_questions_position" ON "job_questions" USING btree ("job_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "job_templates_name" ON "job_templates" USING btree ("organisation_id",lower("name"));--> statement-breakpoint
CREATE INDEX "notifications_account" ON "notifications" USING btree ("account_id","created_at" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_relisted_from_jobs_id_fk" FOREIGN KEY ("relisted_from") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "jobs_waiting" ON "jobs" USING btree ("waiting_since") WHERE "jobs"."waiting_since" is not null;--> statement-breakpoint
CREATE INDEX "jobs_scheduled" ON "jobs" USING btree ("publish_at") WHERE "jobs"."publish_at" is not null;--> statement-breakpoint
CREATE INDEX "jobs_closed" ON "jobs" USING btree ("organisation_id","closed_at");