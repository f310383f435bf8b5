CREATE TYPE "public"."feed_kind" AS ENUM('indeed', 'greenhouse', 'lever');--> statement-breakpoint
CREATE TYPE "public"."feed_problem" AS ENUM('unreachable', 'untrusted', 'late', 'refused', 'moved', 'too_big', 'unknown', 'damaged');--> statement-breakpoint
CREATE TABLE "job_feed_jobs" (
	"feed_id" uuid NOT NULL,
	"external_id" text NOT NULL,
	"job_id" uuid,
	"offered" text NOT NULL,
	"written" text[] NOT NULL,
	"gone_at" timestamp with time zone,
	CONSTRAINT "job_feed_jobs_key" PRIMARY KEY("feed_id","external_id")
);
--> statement-breakpoint
CREATE TABLE "job_feed_reads" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"feed_id" uuid NOT NULL,
	"read_at" timestamp with time zone DEFAULT now() NOT NULL,
	"problem" "feed_problem",
	"is_whole" boolean DEFAULT false NOT NULL,
	"found" integer DEFAULT 0 NOT NULL,
	"added" integer DEFAULT 0 NOT NULL,
	"changed" integer DEFAULT 0 NOT NULL,
	"opened" integer DEFAULT 0 NOT NULL,
	"closed" integer DEFAULT 0 NOT NULL,
	"kept" integer DEFAULT 0 NOT NULL,
	"missing" integer DEFAULT 0 NOT NULL,
	"notes" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_feeds" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"organisation_id" uuid NOT NULL,
	"account_id" uuid,
	"url" text NOT NULL,
	"kind" "feed_kind" NOT NULL,
	"opens_jobs" boolean NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"asked_at" timestamp with time zone,
	"failing_since" timestamp with time zone,
	"stopped_at" timestamp with time zone,
	"missing" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "job_feed_jobs" ADD CONSTRAINT "job_feed_jobs_feed_id_job_feeds_id_fk" FOREIGN KEY ("feed_id") REFERENCES "public"."job_feeds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_feed_jobs" ADD CONSTRAINT "job_feed_jobs_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_feed_reads" ADD CONSTRAINT "job_feed_reads_feed_id_job_feeds_id_fk" FOREIGN KEY ("feed_id") REFERENCES "public"."job_feeds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_feeds" ADD CONSTRAINT "job_feeds_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_feeds" ADD CONSTRAINT "job_feeds_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_feed_jobs_job" ON "job_feed_jobs" USING btree ("job_id") WHERE "job_feed_jobs"."job_id" is not null;--> statement-breakpoint
CREATE INDEX "job_feed_reads_feed" ON "job_feed_reads" USING btree ("feed_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "job_feed_reads_read" ON "job_feed_reads" USING brin ("read_at") WITH (autosummarize=true);--> statement-breakpoint
CREATE UNIQUE INDEX "job_feeds_url" ON "job_feeds" USING btree ("organisation_id","url");--> statement-breakpoint
CREATE INDEX "job_feeds_account" ON "job_feeds" USING btree ("account_id");