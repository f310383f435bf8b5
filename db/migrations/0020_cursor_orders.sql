DROP INDEX "jobs_organisation";--> statement-breakpoint
-- fine: no portal was in use yet
CREATE INDEX "jobs_organisation_open" ON "jobs" USING btree ("organisation_id","published_at","id") WHERE "jobs"."status" = 'open';--> statement-breakpoint
-- fine: no portal was in use yet
CREATE INDEX "jobs_organisation" ON "jobs" USING btree ("organisation_id",("status" = 'open'),"created_at","id");