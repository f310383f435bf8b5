CREATE TYPE "public"."message_side" AS ENUM('asker', 'answerer');--> statement-breakpoint
CREATE TYPE "public"."thread_kind" AS ENUM('application', 'request', 'approval');--> statement-breakpoint
CREATE TYPE "public"."report_kind" AS ENUM('person', 'organisation', 'job', 'message');--> statement-breakpoint
CREATE TYPE "public"."report_reason" AS ENUM('fraud', 'asks_for_money', 'fake', 'harassment', 'discrimination', 'spam', 'other');--> statement-breakpoint
CREATE TYPE "public"."report_status" AS ENUM('filed', 'upheld', 'dismissed');--> statement-breakpoint
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
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"thread_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"side" "message_side" NOT NULL,
	"author_id" uuid,
	"client_id" uuid NOT NULL,
	"text" text NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "thread_reads" (
	"thread_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"read_number" integer DEFAULT 0 NOT NULL,
	"mailed_number" integer DEFAULT 0 NOT NULL,
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
CREATE TABLE "reports" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"reporter_id" uuid NOT NULL,
	"subject_kind" "report_kind" NOT NULL,
	"subject_id" uuid NOT NULL,
	"reason" "report_reason" NOT NULL,
	"words" text,
	"status" "report_status" DEFAULT 'filed' NOT NULL,
	"reported_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "attachments" DROP CONSTRAINT "attachments_one_subject";--> statement-breakpoint
DROP INDEX "notifications_account";--> statement-breakpoint
ALTER TABLE "attachments" ADD COLUMN "message_id" uuid;--> statement-breakpoint
ALTER TABLE "account_blocks" ADD CONSTRAINT "account_blocks_blocker_id_accounts_id_fk" FOREIGN KEY ("blocker_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_blocks" ADD CONSTRAINT "account_blocks_blocker_organisation_id_organisations_id_fk" FOREIGN KEY ("blocker_organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_blocks" ADD CONSTRAINT "account_blocks_blocked_id_accounts_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_blocks" ADD CONSTRAINT "account_blocks_blocked_organisation_id_organisations_id_fk" FOREIGN KEY ("blocked_organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_blocks" ADD CONSTRAINT "account_blocks_by_id_accounts_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "reports" ADD CONSTRAINT "reports_reporter_id_accounts_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_blocks_blocker_organisation" ON "account_blocks" USING btree ("blocker_organisation_id");--> statement-breakpoint
CREATE INDEX "account_blocks_blocked" ON "account_blocks" USING btree ("blocked_id");--> statement-breakpoint
CREATE INDEX "account_blocks_blocked_organisation" ON "account_blocks" USING btree ("blocked_organisation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "messages_number" ON "messages" USING btree ("thread_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "messages_once" ON "messages" USING btree ("thread_id","author_id","client_id");--> statement-breakpoint
CREATE INDEX "messages_words" ON "messages" USING gin (lower("text") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "thread_reads_account" ON "thread_reads" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "threads_application" ON "threads" USING btree ("application_id");--> statement-breakpoint
CREATE UNIQUE INDEX "threads_request" ON "threads" USING btree ("request_id");--> statement-breakpoint
CREATE UNIQUE INDEX "threads_waiting" ON "threads" USING btree ("waiting_id");--> statement-breakpoint
CREATE INDEX "threads_asker" ON "threads" USING btree ("asker_id","last_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "threads_answerer" ON "threads" USING btree ("answerer_id","last_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "threads_organisation" ON "threads" USING btree ("organisation_id","last_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "reports_once" ON "reports" USING btree ("reporter_id","subject_kind","subject_id");--> statement-breakpoint
CREATE INDEX "reports_subject" ON "reports" USING btree ("subject_kind","subject_id");--> statement-breakpoint
CREATE INDEX "reports_status" ON "reports" USING btree ("status","reported_at");--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attachments_message" ON "attachments" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("account_id") WHERE "notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_read" ON "notifications" USING btree ("read_at") WHERE "notifications"."read_at" is not null;--> statement-breakpoint
CREATE INDEX "notifications_account" ON "notifications" USING btree ("account_id","id" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_one_subject" CHECK (num_nonnulls("attachments"."application_id", "attachments"."grievance_event_id", "attachments"."message_id") = 1);