CREATE TYPE "public"."alert_frequency" AS ENUM('at_once', 'daily', 'weekly', 'none');--> statement-breakpoint
CREATE TYPE "public"."alert_kind" AS ENUM('jobs', 'people', 'organisations', 'job_matches', 'person_matches');--> statement-breakpoint
CREATE TABLE "alert_hits" (
	"alert_id" uuid NOT NULL,
	"subject_id" uuid NOT NULL,
	"job_id" uuid,
	"delivery_id" uuid,
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
CREATE TABLE "deliveries" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"account_id" uuid,
	"mailbox_id" uuid,
	"criteria" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"is_mailed" boolean NOT NULL,
	"mailed_at" timestamp with time zone,
	"key_hash" text,
	"is_relevant" boolean,
	"relevance_words" text,
	"relevant_at" timestamp with time zone,
	CONSTRAINT "deliveries_key_unique" UNIQUE("key_hash"),
	CONSTRAINT "deliveries_one_owner" CHECK (num_nonnulls("deliveries"."account_id", "deliveries"."mailbox_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "alert_hits" ADD CONSTRAINT "alert_hits_alert_id_alerts_id_fk" FOREIGN KEY ("alert_id") REFERENCES "public"."alerts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_hits" ADD CONSTRAINT "alert_hits_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_hits" ADD CONSTRAINT "alert_hits_delivery_id_deliveries_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."deliveries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_mailbox_id_alert_mailboxes_id_fk" FOREIGN KEY ("mailbox_id") REFERENCES "public"."alert_mailboxes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_mailbox_id_alert_mailboxes_id_fk" FOREIGN KEY ("mailbox_id") REFERENCES "public"."alert_mailboxes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alert_hits_waiting" ON "alert_hits" USING btree ("alert_id") WHERE "alert_hits"."delivery_id" is null;--> statement-breakpoint
CREATE INDEX "alert_hits_delivery" ON "alert_hits" USING btree ("delivery_id");--> statement-breakpoint
CREATE INDEX "alert_hits_job" ON "alert_hits" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "alerts_mailbox" ON "alerts" USING btree ("mailbox_id");--> statement-breakpoint
CREATE INDEX "alerts_kind" ON "alerts" USING btree ("kind","id");--> statement-breakpoint
CREATE INDEX "alerts_evaluated" ON "alerts" USING btree ("frequency","evaluated_at") WHERE "alerts"."kind" in ('job_matches', 'person_matches');--> statement-breakpoint
CREATE INDEX "alerts_used" ON "alerts" USING btree ("used_at");--> statement-breakpoint
CREATE INDEX "deliveries_account" ON "deliveries" USING btree ("account_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "deliveries_mailbox" ON "deliveries" USING btree ("mailbox_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "deliveries_waiting" ON "deliveries" USING btree ("created_at") WHERE "deliveries"."is_mailed" and "deliveries"."mailed_at" is null;--> statement-breakpoint

-- Alerts look at what changes from now on.
INSERT INTO "alert_progress" ("position") VALUES (pg_snapshot_xmin(pg_current_snapshot()));
