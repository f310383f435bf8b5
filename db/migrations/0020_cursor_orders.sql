DROP INDEX "jobs_organisation";--> statement-breakpoint
CREATE INDEX "jobs_organisation_open" ON "jobs" USING btree ("organisation_id","published_at","id") WHERE "jobs"."status" = 'open';--> statement-breakpoint
CREATE INDEX "jobs_organisation" ON "jobs" USING btree ("organisation_id",("status" = 'open'),"created_at","id");