CREATE TABLE "job_prices" (
	"job_id" uuid PRIMARY KEY NOT NULL,
	"points" real NOT NULL
);
--> statement-breakpoint
ALTER TABLE "site_settings" DROP CONSTRAINT "site_settings_limits";--> statement-breakpoint
ALTER TABLE "fairness_reports" ADD COLUMN "exposure" jsonb;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "spread_strength" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "job_prices" ADD CONSTRAINT "job_prices_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_limits" CHECK (least("site_settings"."applications_a_day", "site_settings"."first_contacts_a_day", "site_settings"."longest_open_days") >= 1
				and "site_settings"."reviewed_jobs" >= 0 and "site_settings"."freeze_above" between 1 and 1000
				and "site_settings"."spread_strength" between 0 and 100);