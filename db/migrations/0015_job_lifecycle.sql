ALTER TABLE "jobs" ALTER COLUMN "profession_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "paused_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "editor_id" uuid;--> statement-breakpoint
ALTER TABLE "organisations" ADD COLUMN "accepted_jobs" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_editor_id_accounts_id_fk" FOREIGN KEY ("editor_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "jobs_relisted" ON "jobs" USING btree ("relisted_from");--> statement-breakpoint
CREATE INDEX "jobs_editor" ON "jobs" USING btree ("editor_id");--> statement-breakpoint
CREATE INDEX "jobs_outcome" ON "jobs" USING btree ("closed_at") WHERE "jobs"."outcome" is null and "jobs"."outcome_asked_at" is null;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_profession" CHECK ("jobs"."status" = 'draft' or "jobs"."profession_id" is not null);--> statement-breakpoint
-- Whoever has posted before this rule keeps being trusted.
UPDATE organisations SET accepted_jobs = posted.jobs
FROM (SELECT organisation_id, count(*)::int AS jobs FROM jobs WHERE published_at IS NOT NULL GROUP BY organisation_id) posted
WHERE posted.organisation_id = organisations.id;
