ALTER TABLE "site_settings" DROP CONSTRAINT "site_settings_limits";--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "freeze_above" smallint DEFAULT 5 NOT NULL;--> statement-breakpoint
ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_limits" CHECK (least("site_settings"."applications_a_day", "site_settings"."first_contacts_a_day", "site_settings"."longest_open_days") >= 1
				and "site_settings"."reviewed_jobs" >= 0 and "site_settings"."freeze_above" between 1 and 1000);