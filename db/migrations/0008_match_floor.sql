ALTER TABLE "site_settings" DROP CONSTRAINT "site_settings_limits";--> statement-breakpoint
ALTER TABLE "site_settings" ALTER COLUMN "spread_strength" SET DEFAULT 25;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "least_match" smallint DEFAULT 35 NOT NULL;--> statement-breakpoint
ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_limits" CHECK (least("site_settings"."applications_a_day", "site_settings"."first_contacts_a_day", "site_settings"."longest_open_days") >= 1
				and "site_settings"."reviewed_jobs" >= 0 and "site_settings"."freeze_above" between 1 and 1000
				and "site_settings"."spread_strength" between 0 and 100 and "site_settings"."least_match" between 0 and 100);--> statement-breakpoint

-- Jobs shown to many are lowered a little from now on, except where an administrator has chosen how much.
UPDATE site_settings SET spread_strength = 25
	WHERE spread_strength = 0
		AND NOT EXISTS (SELECT FROM audit_log WHERE action = 'settings_changed' AND facts -> 'after' ? 'spreadStrength');--> statement-breakpoint

-- The card and the page of a job say how many have applied.
CREATE TRIGGER applications_match_change AFTER INSERT OR UPDATE OF status OR DELETE ON applications
	FOR EACH ROW EXECUTE FUNCTION note_match_change('detail', 'job_id');
