ALTER TABLE "jobs" ADD COLUMN "applicants_told_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "jobs_applicants_untold" ON "jobs" USING btree ("closed_at") WHERE "jobs"."status" = 'closed' and "jobs"."applicants_told_at" is null;--> statement-breakpoint
-- Who applied for a job that closed before this was kept has heard of it or moved on.
UPDATE "jobs" SET "applicants_told_at" = now() WHERE "status" = 'closed';
